/** A finished match as the server gives it, and how the eyes of all seats become one. Plain values. */
import type { Json, MatchResult } from '../games/contract';

/** One step: what happened, and what the chosen viewer could see after it. */
export interface Frame {
  at_ms: number;
  by: string;
  seat: number | null;
  events: Json[];
  view: Json;
}

export interface Recording {
  game: string;
  options: Json;
  names: string[];
  heads: string[];
  viewer: number | null;
  frames: Frame[];
  result: MatchResult | null;
}

/** Whose eyes: a seat, the screen, or all of them at once. */
export type Eyes = number | 'screen' | 'all';

function merged(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined) return other;
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, index) => merged(item, other[index]));
  if (typeof one !== 'object' || typeof other !== 'object' || other === null || Array.isArray(one)) return one;
  const all: Json = { ...(other as Json) };
  for (const [key, value] of Object.entries(one)) all[key] = merged(value, all[key]);
  return all;
}

/** Everything that any of the viewers knew. */
export function together(recordings: readonly Recording[]): Recording {
  const [first, ...others] = recordings;
  if (!first) throw new Error('There is nothing to put together.');
  const frames = first.frames.map((frame, index) => others.reduce((seen, other) => merged(seen, other.frames[index]) as Frame, frame));
  return { ...first, viewer: null, frames };
}

const LEAST_MS = 900;
const MOST_MS = 2600;

/** How long a step stands before the next one, at single speed: as in the match, within bounds. */
export function pauseAfter(frames: readonly Frame[], at: number): number {
  const lasted = (frames[at + 1]?.at_ms ?? 0) - (frames[at]?.at_ms ?? 0);
  return Math.min(MOST_MS, Math.max(LEAST_MS, lasted));
}
