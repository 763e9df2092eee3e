/** The lines of a match that everybody sees, newest first: the host can hide each of them. */
import type { View } from '../../wire/hit-manga';
import type { Json } from '../contract';

export function linesIn(seen: Json): string[] {
  const view = seen as unknown as View;
  const pages = view.pages ?? (view.last ? [view.last] : []);
  const lines = [view.line, ...view.captions.map(({ line }) => line), ...pages.map(({ line }) => line).reverse()];
  return [...new Set(lines.filter((line) => line !== null))];
}
