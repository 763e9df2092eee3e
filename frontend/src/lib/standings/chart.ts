/** Places over an evening, as lines that cross over and under. */
import type { PastMatch, RoomView } from '../../store/types';
import type { Mood } from '../art';
import { t } from '../words';

/** How somebody on this place looks. Nobody is shamed: the last one thinks about it. */
export function moodAt(place: number, places: number): Mood {
  if (place === 1) return 'stars';
  if (place === 2) return 'happy';
  return place === places ? 'think' : 'calm';
}

/** Movement since the last match, in words. */
export function movement(moved: number, matches: number): string {
  if (matches < 2) return '';
  if (moved > 0) return t('standings.up', { n: moved });
  return moved < 0 ? t('standings.down', { n: -moved }) : t('standings.same');
}

export interface Line {
  member: number;
  name: string;
  head: string;
  points: number;
  color: string;
  dash: string;
  /** Place after each match; null before the member's first. */
  places: (number | null)[];
  /** Where the line runs: like the place, but those who share one run side by side. */
  rows: (number | null)[];
}

/** Colours that keep 3:1 on every stock, told apart by their dashes as well. */
const PENS: [string, string][] = [
  ['#d92f19', ''],
  ['#16131a', ''],
  ['#2348d6', ''],
  ['#1c6b41', ''],
  ['#4a4553', '20 5'],
  ['#7a2e5d', '20 5'],
  ['#0b6464', '8 4'],
  ['#8a4b00', '8 4'],
];

/** The matches that are shown: the last few fit. */
export function shownMatches(room: RoomView, most: number): PastMatch[] {
  return room.past.slice(-most);
}

/** The row of each member after a match: by place, and by the present order where a place is shared. */
function rowsAfter(match: PastMatch, order: number[]): Map<number, number> {
  const there = order.filter((member) => String(member) in match.places);
  const sorted = [...there].sort((a, b) => (match.places[String(a)] ?? 0) - (match.places[String(b)] ?? 0));
  return new Map(sorted.map((member, index) => [member, index + 1]));
}

/** One line for each member of the standings, best first. */
export function lines(room: RoomView, matches: PastMatch[]): Line[] {
  const order = room.standings.map((line) => line.member);
  const rows = matches.map((match) => rowsAfter(match, order));
  return room.standings.map(({ member, name, head, points }, index) => {
    const [color, dash] = PENS[index % PENS.length] ?? ['#16131a', ''];
    const places = matches.map((match) => match.places[String(member)] ?? null);
    return { member, name, head, points, color, dash, places, rows: rows.map((row) => row.get(member) ?? null) };
  });
}

/** The curve through a member's rows. `x` and `y` give the centre of match `i` and of a row. */
export function curve(rows: (number | null)[], x: (i: number) => number, y: (row: number) => number): string {
  let path = '';
  let before: [number, number] | null = null;
  rows.forEach((row, i) => {
    if (row === null) return;
    const point: [number, number] = [x(i), y(row)];
    const bend = before ? (point[0] - before[0]) * 0.45 : 0;
    path += before
      ? `C${before[0] + bend} ${before[1]} ${point[0] - bend} ${point[1]} ${point[0]} ${point[1]}`
      : `M${point[0]} ${point[1]}`;
    before = point;
  });
  return path;
}
