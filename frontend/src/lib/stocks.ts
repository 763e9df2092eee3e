/** The three games of the house and the paper each is printed on. Games beyond these use plain leaf. */
import { games } from '../games/registry';

export type Stock = 'lemon' | 'rose' | 'leaf';

/** In the order of the start page. */
export const HOUSE_GAMES = [
  { name: 'hit-or-miss', stock: 'lemon' },
  { name: 'hit-manga', stock: 'rose' },
  { name: 'hits-and-outs', stock: 'leaf' },
] as const;

/** Whether this client has a table for a game; the others open soon. */
export const isPlayable = (game: string): boolean => game in games;

export type HouseGame = (typeof HOUSE_GAMES)[number];

export function stockOf(game: string): Stock {
  return HOUSE_GAMES.find((each) => each.name === game)?.stock ?? 'leaf';
}
