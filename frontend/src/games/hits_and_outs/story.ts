/** What everybody could remember of the match so far: the hidings of this half, and where hits have been found. */
import type { Tried, View } from '../../wire/hits-and-outs';
import { CORNERS, type Corner } from './words';

/** The hidings of the half under way, the one that stands last; a hiding without a lift has an empty list. */
export function hidingsOfHalf(view: View): Tried['lifted'][] {
  const done = view.history.filter((tried) => tried.inning === view.inning && tried.half === view.half);
  const current = view.phase === 'lift' ? [view.lifted] : [];
  return [...done.map((tried) => tried.lifted), ...current];
}

export interface Found {
  /** Hits found, by corner. */
  at: Record<Corner, number>;
  /** Hidings that were never found. */
  never: number;
}

/** Where the hits of a pitching seat have been found. Only what both sides saw. */
export function foundOf(view: View, pitching: number): Found {
  const at: Record<Corner, number> = { first: 0, second: 0, third: 0, home: 0 };
  let never = 0;
  for (const tried of view.history) {
    if (tried.pitching !== pitching) continue;
    const last = tried.lifted.at(-1);
    if (last?.found === 'hit') at[last.corner] += 1;
    else never += 1;
  }
  return { at, never };
}

/** Whether anything has been found or missed. */
export function isEmpty(found: Found): boolean {
  return found.never === 0 && CORNERS.every((corner) => found.at[corner] === 0);
}

/** Whether this is the last half that is planned, as things stand. */
export function isLastHalf(view: View): boolean {
  return view.half === 'bottom' && view.inning >= view.innings;
}
