/** The score pad as a hit-parade chart: places now, places before this round, and what the round brought. */
import type { View } from '../../wire/hit-or-miss';

export interface Place {
  seat: number;
  /** From 1; equal totals share a place. */
  place: number;
  /** Places won in this round; below 0 if lost, 0 in the first. */
  moved: number;
  round: number;
  total: number;
}

function placeIn(totals: readonly number[], seat: number): number {
  const own = totals[seat] ?? 0;
  return 1 + totals.filter((total) => total > own).length;
}

/** Totals as they stand, the points of the round under way included. */
export function totals(view: View): { before: number[]; now: number[] } {
  const isCounted = view.phase === 'round_over' || view.phase === 'over';
  const points = (seat: number): number => view.round_points[seat] ?? 0;
  const now = view.scores.map((score, seat) => score + (isCounted ? 0 : points(seat)));
  return { now, before: now.map((total, seat) => total - points(seat)) };
}

/** The chart, best first. */
export function chartOf(view: View): Place[] {
  const { before, now } = totals(view);
  const places = now.map((total, seat): Place => {
    const place = placeIn(now, seat);
    const moved = view.round > 1 ? placeIn(before, seat) - place : 0;
    return { seat, place, moved, round: view.round_points[seat] ?? 0, total };
  });
  return places.sort((a, b) => a.place - b.place || a.seat - b.seat);
}
