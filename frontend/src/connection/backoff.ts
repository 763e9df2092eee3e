/** How long to wait before the next try: quick at first, since most lines come back at once, with chance mixed in so that a whole table does not call at the same moment. */

const FIRST_MS = 250;
/** While a restart is the likely reason: who comes back must be in the seat within 2 s of the server being up. */
const MOST_MS = 1500;
/** After this many tries nobody is restarting any more. */
const PATIENT = 40;
const SLOW_MS = 6000;

/** Milliseconds before try `tries` (0 is the first after a break); `chance` from 0 to 1. */
export function delay(tries: number, chance: number = Math.random()): number {
  const most = tries < PATIENT ? MOST_MS : SLOW_MS;
  return Math.min(most, FIRST_MS * 2 ** Math.min(tries, 10)) * (0.7 + 0.3 * chance);
}
