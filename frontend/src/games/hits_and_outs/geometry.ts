/**
 * Where everything lies on the diamond, for a field of any size: a tall phone gets a tall diamond, a desktop a wide one.
 * One unit is one CSS pixel. Plain numbers, no DOM.
 */
import type { Base, Corner } from './words';

export interface Point {
  x: number;
  y: number;
}

/** A whole field. `r` is the radius of a cover; every other piece is measured by it. */
export interface Ground {
  width: number;
  height: number;
  r: number;
  /** Half the diagonal of a base. */
  base: number;
  /** Width of a pawn; it is 7/6 as high. */
  pawn: number;
  /** Middles of the covers. */
  covers: Record<Corner, Point>;
  /** Middles of the bases, home plate included. */
  bases: Record<Corner, Point>;
  /** Where the feet of runners stand: beside their base, so that base and cover stay in sight. */
  runners: Record<Base, Point>;
  /** Feet of the batter, left of home plate. */
  batter: Point;
  /** Feet of the pitcher. */
  pitcher: Point;
  mound: Point;
  /** Outlines as SVG path data. */
  clay: string;
  infield: string;
  foulLines: string;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The radius of a cover: as large as both sides allow, and never too small for a finger (24 px is a 48 px target). */
export function coverRadius(width: number, height: number): number {
  return clamp(Math.min(width / 9.2, height / 13.2), 24, 104);
}

interface Spread {
  middle: Point;
  /** From the middle of the diamond to first base, and to second. */
  across: number;
  up: number;
  covers: Record<Corner, Point>;
}

/** How far the diamond spreads, and where the covers lie outside it. */
function spread(width: number, height: number, r: number): Spread {
  const rim = 1.4 * r;
  const apart = 1.62 * r;
  const x = width / 2;
  const up = (height - 2 * rim - 2 * apart - 0.2 * r) / 2;
  const middle = { x, y: rim + apart + up };
  const reach = Math.min(width / 2 - rim, 1.12 * up + 1.6 * r);
  const across = Math.min(1.12 * up, reach - 0.32 * r);
  // Beside the base where there is room, else below it: the runner stands above.
  const below = Math.max(0.78 * r, Math.sqrt(Math.max(0, apart ** 2 - (reach - across) ** 2)));
  return {
    middle,
    across,
    up,
    covers: {
      first: { x: x + reach, y: middle.y + below },
      second: { x, y: rim },
      third: { x: x - reach, y: middle.y + below },
      home: { x, y: middle.y + up + apart },
    },
  };
}

function basesOf({ middle, across, up }: Spread): Record<Corner, Point> {
  const { x, y } = middle;
  return {
    first: { x: x + across, y },
    second: { x, y: y - up },
    third: { x: x - across, y },
    home: { x, y: y + up },
  };
}

function runnersAt(bases: Record<Corner, Point>, r: number): Record<Base, Point> {
  return {
    first: { x: bases.first.x - 0.12 * r, y: bases.first.y + 0.06 * r },
    second: { x: bases.second.x - 1.62 * r, y: bases.second.y + 0.5 * r },
    third: { x: bases.third.x + 0.12 * r, y: bases.third.y + 0.06 * r },
  };
}

const n = (value: number): string => value.toFixed(1);
const at = ({ x, y }: Point): string => `${n(x)} ${n(y)}`;

/** The point `along` the base line from home towards first (`side` 1) or third (-1), moved `out` of the diamond. */
function onLine(spreads: Spread, side: 1 | -1, along: number, out: number): Point {
  const { middle, across, up } = spreads;
  const long = Math.hypot(across, up);
  return {
    x: middle.x + side * (across * along + (out * up) / long),
    y: middle.y + up - up * along + (out * across) / long,
  };
}

function clayPath(spreads: Spread, r: number): string {
  const { middle, across, up } = spreads;
  const tip = { x: middle.x, y: middle.y + up + (1.3 * r * Math.hypot(across, up)) / across };
  const left = onLine(spreads, -1, 1.42, 1.3 * r);
  const right = onLine(spreads, 1, 1.42, 1.3 * r);
  const top = spreads.covers.second.y - 1.28 * r;
  const bend = (edge: Point): string => at({ x: middle.x + (edge.x - middle.x) * 0.72, y: top });
  return `M${at(tip)}L${at(left)}Q${bend(left)} ${at({ x: middle.x, y: top })}Q${bend(right)} ${at(right)}Z`;
}

function infieldPath({ middle: { x, y }, across, up }: Spread): string {
  const [wide, high] = [across * 0.95, up * 0.95];
  return `M${n(x)} ${n(y - high)}L${n(x + wide)} ${n(y)}L${n(x)} ${n(y + high)}L${n(x - wide)} ${n(y)}Z`;
}

function foulPath(spreads: Spread, r: number): string {
  const { middle, up } = spreads;
  const home = { x: middle.x, y: middle.y + up + 0.9 * r };
  return `M${at(onLine(spreads, -1, 1.36, 0.55 * r))}L${at(home)}L${at(onLine(spreads, 1, 1.36, 0.55 * r))}`;
}

/** The radius of a hiding place behind the board, where nothing else stands. */
export function placeRadius(width: number, height: number): number {
  return clamp(Math.min(width / 8.2, height / 10.5), 24, 104);
}

/** The whole field for a space of `width` by `height` pixels, its covers of radius `r`. */
export function ground(width: number, height: number, r = coverRadius(width, height)): Ground {
  const spreads = spread(width, height, r);
  const bases = basesOf(spreads);
  return {
    width,
    height,
    r,
    base: 0.48 * r,
    pawn: 1.95 * r,
    covers: spreads.covers,
    bases,
    runners: runnersAt(bases, r),
    batter: { x: bases.home.x - 1.75 * r, y: bases.home.y + 0.35 * r },
    pitcher: { x: spreads.middle.x, y: spreads.middle.y + 0.55 * r },
    mound: spreads.middle,
    clay: clayPath(spreads, r),
    infield: infieldPath(spreads),
    foulLines: foulPath(spreads, r),
  };
}

const ROUND: readonly (Base | 'home')[] = ['first', 'second', 'third', 'home'];

/** The stops of a run from a base (null: from the batter's box) to another (null: home and off the field). */
export function runPath(field: Ground, from: Base | null, to: Base | null): Point[] {
  const start = from ? ROUND.indexOf(from) : -1;
  const end = to ? ROUND.indexOf(to) : ROUND.length - 1;
  const stops = ROUND.slice(start + 1, end + 1).map((base) => (base === 'home' ? field.bases.home : field.runners[base]));
  return [from ? field.runners[from] : field.batter, ...stops];
}
