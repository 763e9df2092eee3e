/** The line score as columns: 1, 2, 3 ..., EX for all extra innings together, R for the total. */
import type { View } from '../../wire/hits-and-outs';

export interface Column {
  /** What stands above: an inning's number, `EX` or `R`. */
  head: string;
  /** Runs by row (visitors first); null where a half has not been played. */
  runs: (number | null)[];
  /** The row whose half is under way in this column, or null. */
  now: number | null;
}

export interface Line {
  /** Seats in the order of the rows: visitors bat first and stand on top. */
  seats: number[];
  columns: Column[];
}

function sum(runs: readonly (number | null)[]): number | null {
  const played = runs.filter((run) => run !== null);
  return played.length ? played.reduce((total, run) => total + run, 0) : null;
}

/** The columns of a view's line score. */
export function lineOf(view: View): Line {
  const seats = [1 - view.home, view.home];
  const underWay = view.phase === 'over' ? null : view.half === 'top' ? 0 : 1;
  const isExtra = view.inning > view.innings;
  const inning = (index: number): Column => ({
    head: String(index + 1),
    runs: seats.map((seat) => view.line[seat]?.[index] ?? null),
    now: index + 1 === view.inning ? underWay : null,
  });
  const extra: Column = {
    head: 'EX',
    runs: seats.map((seat) => sum((view.line[seat] ?? []).slice(view.innings))),
    now: isExtra ? underWay : null,
  };
  const total: Column = { head: 'R', runs: seats.map((seat) => view.score[seat] ?? 0), now: null };
  return { seats, columns: [...Array.from({ length: view.innings }, (_, index) => inning(index)), extra, total] };
}
