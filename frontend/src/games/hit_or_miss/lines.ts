/** The items of a match that everybody has heard or seen, newest first: the host can hide each of them. */
import type { View } from '../../wire/hit-or-miss';
import type { Json } from '../contract';
import { readings } from './reads';

export function linesIn(seen: Json): string[] {
  const view = seen as unknown as View;
  const read = [...(view.history ?? []).flatMap((past) => past.read), ...readings(view)].reverse();
  const items = read.flatMap(({ item, cards }) => [item, ...cards.flatMap((laid) => (laid ? [laid.item] : []))]);
  return [...new Set(items.filter((item) => item !== null))];
}
