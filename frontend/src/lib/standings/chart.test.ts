import { expect, test } from 'vitest';

import { fakeRoom } from '../../connection/fake';
import type { PastMatch } from '../../store/types';
import { curve, lines, movement, shownMatches } from './chart';

function match(number: number, places: Record<string, number>): PastMatch {
  return { number, game: 'hits-and-outs', names: [], scores: [], winners: [], reason: 'score', ended_ms: number, places };
}

const room = fakeRoom({
  past: [match(1, { 1: 1 }), match(2, { 1: 2, 2: 1 }), match(3, { 1: 1, 2: 2 })],
  standings: [
    { member: 1, name: 'Mio', head: 'mio', place: 1, points: 2, matches: 3, wins: 2, moved: 1 },
    { member: 2, name: 'Theo', head: 'theo', place: 2, points: 1, matches: 2, wins: 1, moved: -1 },
  ],
});

test('a line starts with the first match of its member', () => {
  expect(lines(room, shownMatches(room, 9)).map((line) => line.places)).toEqual([
    [1, 2, 1],
    [null, 1, 2],
  ]);
  expect(lines(room, shownMatches(room, 2))[1]?.places).toEqual([1, 2]);
});

test('who shares a place runs side by side', () => {
  const tied = { ...room, past: [match(1, { 1: 1, 2: 1 })] };
  const both = lines(tied, tied.past);
  expect(both.map((line) => line.places)).toEqual([[1], [1]]);
  expect(both.map((line) => line.rows)).toEqual([[1], [2]]);
});

test('the curve bends between matches and skips what is missing', () => {
  const path = curve([null, 1, 2], (i) => i * 100, (place) => place * 10);
  expect(path).toBe('M100 10C145 10 155 20 200 20');
});

test('movement in words, and none after the first match', () => {
  expect([movement(2, 3), movement(-1, 3), movement(0, 3), movement(1, 1)]).toEqual(['up 2', 'down 1', 'same place', '']);
});
