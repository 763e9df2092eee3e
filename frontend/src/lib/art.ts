/** Addresses of the pictures that the server composes: the cast in every mood, panels, emblems. Relative to <base>. */

import { remembered } from './memory';

/** Expressions any head can wear. */
export type Mood =
  | 'calm'
  | 'happy'
  | 'laugh'
  | 'fierce'
  | 'smirk'
  | 'shades'
  | 'poker'
  | 'shocked'
  | 'dizzy'
  | 'gloom'
  | 'stars'
  | 'sleepy'
  | 'think'
  | 'teary'
  | 'wink'
  | 'peek'
  | 'steam'
  | 'heart'
  | 'busy';

/** The drawings' version: with it in their addresses, pictures are kept by the browser for good. Known from the last visit. */
const memory = remembered('art', '');
let version = memory.get();

/** From now on, and at the next visit, pictures are asked for in this version. */
export function keepVersion(now: string): void {
  if (now === version) return;
  version = now;
  memory.set(now);
}

function picture(path: string, more: Record<string, string | undefined> = {}): string {
  const query = Object.entries({ ...more, v: version || undefined }).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return query.length ? `art/${path}.svg?${new URLSearchParams(query)}` : `art/${path}.svg`;
}

export const avatarSrc = (head: string, mood: Mood = 'calm', cap?: string): string => picture(`avatar/${head}/${mood}`, { cap });

export const bustSrc = (head: string, mood: Mood = 'calm', pose = 'stand', cap?: string): string =>
  picture(`bust/${head}/${mood}/${pose}`, { cap });

export const pawnSrc = (head: string, mood: Mood, team: string): string => picture(`pawn/${head}/${mood}/${team}`);

/** A panel, emblem, token, die or how-to picture. */
export const simpleSrc = (kind: 'panel' | 'emblem' | 'token' | 'die' | 'howto', name: string | number): string => picture(`${kind}/${name}`);
