/** The moment of a replay in its address: `?at=12&eyes=1`. */
import type { Eyes } from './recording';

export interface Place {
  at: number;
  eyes: Eyes;
}

function eyesOf(word: string | null): Eyes {
  if (word === 'all') return 'all';
  return word !== null && /^\d+$/.test(word) ? Number(word) : 'screen';
}

export function placeIn(search: string): Place {
  const query = new URLSearchParams(search);
  const at = Number(query.get('at') ?? 0);
  return { at: Number.isInteger(at) && at > 0 ? at : 0, eyes: eyesOf(query.get('eyes')) };
}

export function searchOf({ at, eyes }: Place): string {
  return `?${new URLSearchParams({ at: String(at), eyes: String(eyes) })}`;
}
