/** How many writers stand side by side, and how large: as large as the space allows. */

export interface Crowd {
  columns: number;
  /** Width of a bust in px. */
  bust: number;
  /** Size of the lettering below, in px. */
  type: number;
}

/** A bust is about as high as it is wide, and wider than the person in it. */
const SLENDER = 1.18;
const LEAST_TYPE = 15;
const MOST_TYPE = 28;

function typeFor(bust: number): number {
  return Math.round(Math.min(MOST_TYPE, Math.max(LEAST_TYPE, bust * 0.1)));
}

function bustFor(people: number, columns: number, width: number, height: number): number {
  const rows = Math.ceil(people / columns);
  const wide = (width / columns) * SLENDER;
  // Two lines of lettering stand below each.
  const high = (height / rows - 8) / (1.112 + 0.27);
  return Math.min(wide, high, height / rows - 8 - LEAST_TYPE * 3.2);
}

/** The arrangement of so many people in a space of px. */
export function arrange(people: number, width: number, height: number): Crowd {
  const ways = Array.from({ length: Math.max(1, people) }, (_, index) => ({ columns: index + 1, bust: bustFor(people, index + 1, width, height) }));
  const best = ways.reduce((one, other) => (other.bust > one.bust + 1 ? other : one));
  const bust = Math.max(48, Math.floor(best.bust));
  return { columns: best.columns, bust, type: typeFor(bust) };
}
