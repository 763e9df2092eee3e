/**
 * Who stands on the bases. The view tells which bases are taken; runners never pass each other, so counting the batters
 * of the half tells which of a side's three runners each one is, after a reload too.
 */
import type { View } from '../../wire/hits-and-outs';
import type { Base } from './words';

/** A runner on a base. `key` stays the same while it runs on, so that a pawn can follow it. */
export interface Runner {
  key: string;
  base: Base;
  head: string;
}

/** Heads that are always there; the two players' own are left out when sides are picked. */
const CROWD = ['kwame', 'zola', 'bram', 'lucia', 'kenji', 'freya', 'sol', 'priya'] as const;

/** The three runners of a seat, none of them looking like a player. */
export function roster(seat: number, players: readonly string[]): string[] {
  return CROWD.filter((head) => !players.includes(head)).slice(seat * 3, seat * 3 + 3);
}

/** How many came to bat and reached base in the half under way, the runner that extra innings start with included. */
function came(view: View): number {
  const hits = view.history.filter(
    (tried) => tried.inning === view.inning && tried.half === view.half && tried.lifted.at(-1)?.found === 'hit',
  );
  return hits.length + (view.inning > view.innings ? 1 : 0);
}

/** The runners on base, the foremost last. */
export function runnersOn(view: View, players: readonly string[]): Runner[] {
  const heads = roster(view.batting, players);
  const total = came(view);
  return view.bases.map((base, index) => {
    const number = total - 1 - index;
    const head = heads[((number % 3) + 3) % 3] ?? 'kwame';
    return { key: `${view.inning}-${view.half}-${number}`, base, head };
  });
}
