/** Spiky outlines: what a hit looks like, beside the round disc of an out. */

/** A small generator of its own (mulberry32), so that a burst looks the same each time it is drawn. */
function steady(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface BurstShape {
  spikes?: number;
  inner?: number;
  outer?: number;
  /** How much the spikes differ, 0 to 1. */
  jitter?: number;
  seed?: number;
}

/** SVG path data of a burst about (0, 0). */
export function burst({ spikes = 14, inner = 45, outer = 62, jitter = 0.3, seed = 4 }: BurstShape = {}): string {
  const random = steady(seed);
  const points = Array.from({ length: spikes * 2 }, (_, index) => {
    const radius = index % 2 ? inner : outer * (1 - jitter * random());
    const angle = (Math.PI * (index + (random() - 0.5) * 0.35)) / spikes - Math.PI / 2;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
