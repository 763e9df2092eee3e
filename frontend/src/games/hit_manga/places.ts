/** The places of the grab cards: how many there are, how they lie, how each is called, and how one walks over them. */
import type { Card, View } from '../../wire/hit-manga';

/** How many places the layout has: gaps stay gaps, and each reading that is over has left one (M2, M10, M12). */
export function placesOf(view: View): number {
  const over = [...view.readings, ...view.cancellations].reduce((sum, count) => sum + count, 0);
  return Math.max(view.table.length + over, ...view.table.map((card) => card.slot + 1));
}

/** The card at each place, or null for a gap. */
export function laidOut(view: View): (Card | null)[] {
  const bySlot = new Map(view.table.map((card) => [card.slot, card]));
  return Array.from({ length: placesOf(view) }, (_, slot) => bySlot.get(slot) ?? null);
}

export interface Layout {
  columns: number;
  rows: number;
  /** Side of a card in px. */
  side: number;
}

/** Rows without a gap at the end are worth smaller cards, down to this share of the largest. */
const WORTH = 0.8;

/** Square cards for so many places in a space of px: in full rows if those are not much smaller than the largest there could be. */
export function layOut(places: number, width: number, height: number, gap: number): Layout {
  const ways = Array.from({ length: Math.max(1, places) }, (_, index) => {
    const columns = index + 1;
    const rows = Math.max(1, Math.ceil(places / columns));
    const side = Math.min((width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows);
    return { columns, rows, side: Math.max(1, Math.floor(side)) };
  });
  const largest = (all: Layout[]): Layout => all.reduce((best, way) => (way.side > best.side ? way : best));
  const best = largest(ways);
  const full = ways.filter((way) => way.columns * way.rows === places && way.side >= best.side * WORTH);
  return full.length ? largest(full) : best;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789';
/** The key that says "No idea": no place is called so. */
export const NO_IDEA_KEY = '0';

/** The sign of a place, which is also the key that leads there. */
export function signOf(slot: number): string {
  return SIGNS[slot] ?? String(slot + 1);
}

/** The place a key leads to, or null. Keyboards with other alphabets are read by where the key lies. */
export function slotOf(key: string, code = ''): number | null {
  const sign = /^[a-z0-9]$/i.test(key) ? key : code.replace(/^(Key|Digit|Numpad)(?=.$)/, '');
  const slot = sign.length === 1 ? SIGNS.indexOf(sign.toUpperCase()) : -1;
  return slot < 0 ? null : slot;
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next place with a card in the direction of an arrow key, or null if there is none. Sideways it goes on in the next row. */
export function walk(cards: readonly unknown[], from: number, key: string, columns: number): number | null {
  const step = STEPS[key];
  if (!step) return null;
  const by = step[0] + step[1] * columns;
  for (let at = from + by; at >= 0 && at < cards.length; at += by) if (cards[at]) return at;
  return step[1] ? beside(cards, from, step[1], columns) : null;
}

/** In the rows above or below, the card whose column is nearest. */
function beside(cards: readonly unknown[], from: number, down: number, columns: number): number | null {
  const [row, column] = [Math.floor(from / columns), from % columns];
  for (let next = row + down; next >= 0 && next * columns < cards.length; next += down) {
    const there = Array.from({ length: columns }, (_, index) => next * columns + index).filter((slot) => cards[slot]);
    const near = there.sort((a, b) => Math.abs((a % columns) - column) - Math.abs((b % columns) - column))[0];
    if (near !== undefined) return near;
  }
  return null;
}
