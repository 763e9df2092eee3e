/** The three games of the house and the paper each is printed on. Games beyond these use plain leaf. */

export type Stock = 'lemon' | 'rose' | 'leaf';

/** In the order of the start page. `open` says whether it can be played yet. */
export const HOUSE_GAMES = [
  { name: 'hit-or-miss', stock: 'lemon', open: false },
  { name: 'hit-manga', stock: 'rose', open: false },
  { name: 'hits-and-outs', stock: 'leaf', open: true },
] as const;

export type HouseGame = (typeof HOUSE_GAMES)[number];

export function stockOf(game: string): Stock {
  return HOUSE_GAMES.find((each) => each.name === game)?.stock ?? 'leaf';
}
