/** How many times longer one's own limits are in the match on the table. The server tells nobody, so this device remembers it. */
import { remembered } from '../../lib/memory';

const memory = remembered('factor', { match: '', times: 1 });

/** The factor asked for last in this match of this room; 1 in every other. */
export function factorIn(code: string, match: number): number {
  const kept = memory.get();
  return kept.match === `${code} ${match}` ? kept.times : 1;
}

export function keepFactor(code: string, match: number, times: number): void {
  memory.set({ match: `${code} ${match}`, times });
}
