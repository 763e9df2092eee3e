/** What was read in this round, seen from a pad: which lines are circled, and what they brought. */
import type { ListItem, ReadItem, View } from '../../wire/hit-or-miss';

/** How a line on a pad looks: circled (read out, or matched), closed (somebody else's item goes with it), struck, or open. */
export type Look = 'open' | 'circled' | 'closed' | 'struck';

export interface Line {
  /** Null if the host has hidden it. */
  item: string | null;
  look: Look;
  /** What it has brought its owner, or null if nothing was scored with it yet. */
  points: number | null;
  /** The numbers of the readings that it went with, from 1. */
  numbers: number[];
}

/** The reading under way as it stands, for while its cards are open. */
function openReading(view: View): ReadItem[] {
  if (view.turn === null || (view.item === null && !view.hidden) || view.called === null) return [];
  const isShown = view.answers.some(Boolean);
  const turn_points = isShown ? view.turn_points : view.scores.map(() => 0);
  const points = turn_points[view.turn] ?? 0;
  return [{ seat: view.turn, item: view.item, called: view.called, points, turn_points, rejected: false, cards: view.answers }];
}

/** Everything that was read in this round, the reading under way last. */
export function readings(view: View): ReadItem[] {
  return [...view.read, ...openReading(view)];
}

/** Whether a reading went with this line of a seat's pad: the seat read it, or showed it as a HIT. */
export function goesWith(read: ReadItem, seat: number, item: string | null): boolean {
  const card = read.cards[seat];
  return (read.seat === seat && read.item === item) || (card?.card === 'hit' && card.item === item);
}

function lookOf({ state }: ListItem, isNamed: boolean): Look {
  if (state === 'matched' || isNamed) return 'circled';
  if (state === 'read') return 'closed';
  return state;
}

/** A pad as it is drawn. */
export function linesOf(view: View, seat: number, list: readonly ListItem[]): Line[] {
  const all = readings(view);
  const isScored = (at: number): boolean => at < view.read.length || view.answers.some(Boolean);
  return list.map((line) => {
    const at = all.flatMap((read, index) => (line.state !== 'struck' && goesWith(read, seat, line.item) ? [index] : []));
    const scored = at.filter(isScored);
    const points = scored.length ? scored.reduce((sum, index) => sum + (all[index]?.turn_points[seat] ?? 0), 0) : null;
    return { item: line.item, look: lookOf(line, at.length > 0), points, numbers: at.map((index) => index + 1) };
  });
}
