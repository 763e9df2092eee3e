/** The few words of the game that its modules share: corners, bases and how they are called. */
import type { View } from '../../wire/hits-and-outs';

export type Base = 'first' | 'second' | 'third';
export type Corner = Base | 'home';

/** All corners in the order of the bases; key 1 to 4 on a keyboard. */
export const CORNERS: readonly Corner[] = ['first', 'second', 'third', 'home'];
export const BASES: readonly Base[] = ['first', 'second', 'third'];

/** What stands on a cover. */
export const LABEL: Record<Corner, string> = { first: '1B', second: '2B', third: '3B', home: 'HR' };

/** Where each arrow key goes on the diamond, seen from above. */
export const ARROWS: Record<string, Corner> = {
  ArrowRight: 'first',
  ArrowUp: 'second',
  ArrowLeft: 'third',
  ArrowDown: 'home',
};

/** The corner of a digit key, or null. */
export function cornerOfKey(key: string): Corner | null {
  return CORNERS[Number(key) - 1] ?? null;
}

export type Found = 'out' | 'hit';

/** What lies open at each corner now; after a missed hit that is shown, everything (H6). */
export function openAt(view: View): Partial<Record<Corner, Found>> {
  if (view.missed) return Object.fromEntries(CORNERS.map((corner) => [corner, corner === view.missed ? 'hit' : 'out']));
  return Object.fromEntries(view.lifted.map((lifted) => [lifted.corner, lifted.found]));
}
