import { describe, expect, it } from 'vitest';

import { coverRadius, ground, runPath, type Ground, type Point } from './geometry';
import { BASES, CORNERS } from './words';

const SIZES = [
  [320, 380],
  [390, 600],
  [430, 720],
  [520, 390],
  [560, 360],
  [888, 800],
  [1260, 1080],
  [2000, 1300],
] as const;

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The middle of a pawn's head and shoulders, given its feet. */
const bodyOf = (field: Ground, feet: Point): Point => ({ x: feet.x, y: feet.y - 0.48 * field.pawn });

describe.each(SIZES)('a field of %i x %i', (width, height) => {
  const field = ground(width, height);

  it('shows every cover whole, its ring included', () => {
    for (const corner of CORNERS) {
      const { x, y } = field.covers[corner];
      const rim = field.r * 1.25;
      expect(x - rim).toBeGreaterThanOrEqual(0);
      expect(x + rim).toBeLessThanOrEqual(width);
      expect(y - rim).toBeGreaterThanOrEqual(0);
      expect(y + rim).toBeLessThanOrEqual(height);
    }
  });

  it('keeps every base clear of every cover', () => {
    for (const corner of CORNERS)
      for (const base of CORNERS)
        expect(apart(field.covers[corner], field.bases[base])).toBeGreaterThan(field.r + field.base * 0.6);
  });

  it('keeps runners, pitcher and batter clear of covers and of each other', () => {
    const feet = [...BASES.map((base) => field.runners[base]), field.pitcher, field.batter];
    const bodies = feet.map((point) => bodyOf(field, point));
    for (const body of bodies)
      for (const corner of CORNERS) expect(apart(body, field.covers[corner])).toBeGreaterThan(field.r * 1.5);
    bodies.forEach((body, index) => {
      for (const other of bodies.slice(index + 1)) expect(apart(body, other)).toBeGreaterThan(field.r * 1.5);
    });
  });

  it('has covers that a finger can hit', () => {
    expect(2 * field.r).toBeGreaterThanOrEqual(48);
  });
});

describe('coverRadius', () => {
  it('grows with the field up to a limit', () => {
    expect(coverRadius(390, 600)).toBeGreaterThan(coverRadius(320, 500));
    expect(coverRadius(4000, 4000)).toBe(104);
  });
});

describe('runPath', () => {
  const field = ground(390, 600);

  it('goes round by every base between', () => {
    expect(runPath(field, 'first', 'third')).toEqual([field.runners.first, field.runners.second, field.runners.third]);
  });

  it('starts at the batter and ends at home for a home run', () => {
    const path = runPath(field, null, null);
    expect(path[0]).toEqual(field.batter);
    expect(path.at(-1)).toEqual(field.bases.home);
    expect(path).toHaveLength(5);
  });
});
