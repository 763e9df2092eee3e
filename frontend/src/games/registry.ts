/** The games this client can show, by their name on the wire; each loads its parts when it is first needed. */
import type { GameLoader } from './contract';

export const games: Record<string, GameLoader> = {
  'hits-and-outs': () => import('./hits_and_outs').then(({ parts }) => parts),
  'hit-or-miss': () => import('./hit_or_miss').then(({ parts }) => parts),
  'hit-manga': () => import('./hit_manga').then(({ parts }) => parts),
};
