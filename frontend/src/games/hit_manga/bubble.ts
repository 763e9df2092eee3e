/** How a line stands in a bubble: as large as it fits, narrower lettering before smaller, and where not even that fits a bubble that grows. */
import { evenRows, rowsOf } from './breaking';

/** The room inside a scene's bubble, in percent of the card's width and height. */
export interface Room {
  kind?: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far the room goes out to the bubble's edge, across and down, and how much of the bubble is free of spikes. */
interface Shape {
  across: number;
  down: number;
  free: number;
}

const ROUND: Shape = { across: 0.72, down: 0.6, free: 0.93 };
const SHAPES: Record<string, Shape> = {
  shout: { across: 0.66, down: 0.58, free: 0.84 },
  thought: { across: 0.74, down: 0.66, free: 0.92 },
};
/** Bubbles with corners are as wide above as in the middle. */
const ANGULAR = 'jagged';

/** A line as it stands: rows, lettering in px, and the box that holds it on the card. */
export interface Lettering {
  rows: string[];
  size: number;
  /** Width of the letters in percent (font-stretch). */
  stretch: number;
  /** True if the line needs more than the bubble's own room: then it brings a white ground along. */
  grown: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width of a text in px for lettering of 1 px at a stretch. */
export type Measure = (text: string, stretch: number) => number;

export const ROW = 1.16;
const STRETCHES = [100, 87.5, 75, 62.5] as const;
/** Share of the card's width: the largest lettering, as art direction has it, and where it gets narrower. */
const LARGEST = 0.088;
const COMFORT = 0.062;
const GROWN_WIDTH = 0.86;
const MARGIN = 0.03;
/** Free on both sides together in a bubble that has grown, in sizes of its lettering. */
export const PADDING = 2.4;

interface Space {
  width: number;
  height: number;
}

/** The widest box of a height that lies inside the bubble: broad for one row, narrower for three. */
function widthAt(height: number, space: Space, kind: string | undefined): number {
  if (kind === ANGULAR) return height <= space.height ? space.width : 0;
  const { across, down, free } = SHAPES[kind ?? ''] ?? ROUND;
  const [wide, high] = [(space.width / across) * free, (space.height / down) * free];
  return height >= high ? 0 : wide * Math.sqrt(1 - (height / high) ** 2);
}

interface Fitting {
  rows: string[];
  width: number;
}

function fits(text: string, size: number, stretch: number, space: Space, kind: string | undefined, measure: Measure): Fitting | null {
  const at = (words: string): number => measure(words, stretch) * size;
  const letters = text.replace(/\s/g, '');
  for (let count = 1; ; count += 1) {
    const width = widthAt(count * size * ROW, space, kind);
    if (width < size) return null;
    const rows = rowsOf(text, () => width, at);
    const isWhole = rows.every((row) => at(row) <= width) && rows.join('').replace(/\s/g, '') === letters;
    if (isWhole && rows.length <= count) return { rows, width };
  }
}

const STEP_PX = 0.5;

/** The largest size between two, to half a px, at which something comes out, with what came out; null if nothing does at the least. */
function largest<T>(least: number, most: number, at: (size: number) => T | null): { size: number; found: T } | null {
  let found = at(least);
  if (!found) return null;
  let [low, high] = [0, Math.max(0, Math.floor((most - least) / STEP_PX))];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const there = at(least + middle * STEP_PX);
    if (there) [low, found] = [middle, there];
    else high = middle - 1;
  }
  return { size: least + low * STEP_PX, found };
}

function within(text: string, space: Space, kind: string | undefined, sizes: { least: number; most: number }, measure: Measure): Pick<Lettering, 'rows' | 'size' | 'stretch' | 'width'> | null {
  const comfort = Math.max(sizes.least, sizes.most * (COMFORT / LARGEST));
  for (const [index, stretch] of STRETCHES.entries()) {
    const least = index === STRETCHES.length - 1 ? sizes.least : comfort;
    const way = largest(least, sizes.most, (size) => fits(text, size, stretch, space, kind, measure));
    if (!way) continue;
    const { width } = way.found;
    return { rows: evenRows(text, width, (words) => measure(words, stretch) * way.size), width, size: way.size, stretch };
  }
  return null;
}

/**
 * A line on a card of so many px. `least` is the smallest lettering in px: 14 on a screen. The bubble's room comes
 * first; a line too long for it stands on a ground of its own about the bubble's middle, as high as it needs.
 */
export function letter(text: string, card: Space, room: Room, measure: Measure, least = 14): Lettering {
  const [x, y] = [(room.left / 100) * card.width, (room.top / 100) * card.height];
  const space = { width: (room.width / 100) * card.width, height: (room.height / 100) * card.height };
  const sizes = { least, most: Math.max(least, card.width * LARGEST) };
  const inside = within(text, space, room.kind, sizes, measure);
  if (inside) {
    const height = Math.max(space.height, inside.rows.length * inside.size * ROW);
    return { ...inside, grown: false, x: x + (space.width - inside.width) / 2, y: y + (space.height - height) / 2, height };
  }
  return grown(text, card, { x, y, ...space }, least, measure);
}

function grown(text: string, card: Space, box: Space & { x: number; y: number }, least: number, measure: Measure): Lettering {
  const stretch = STRETCHES[2];
  const width = card.width * GROWN_WIDTH;
  const rows = evenRows(text, width - PADDING * least, (words) => measure(words, stretch) * least);
  const height = rows.length * least * ROW + least;
  const middle = box.x + box.width / 2;
  const x = Math.min(Math.max(middle - width / 2, card.width * MARGIN), card.width * (1 - MARGIN) - width);
  const y = Math.max(card.height * MARGIN, Math.min(box.y + box.height / 2 - height / 2, card.height - height - card.height * MARGIN));
  return { rows, size: least, stretch, grown: true, x, y, width, height };
}
