import { expect, test } from 'vitest';

import type { Laid, PastRound, ReadItem } from '../../wire/hit-or-miss';
import { exampleView } from './example';
import { deedsOf, wellOf } from './well';

const hit: Laid = { card: 'hit', item: 'x' };
const miss: Laid = { card: 'miss', item: null };

function read(seat: number, called: 'hit' | 'miss', cards: (Laid | null)[], turn_points: number[], rejected = false): ReadItem {
  return { seat, item: 'x', called, points: turn_points[seat] ?? 0, turn_points, rejected, cards };
}

const history: PastRound[] = [
  { round: 1, leader: 0, title: 'Fruit', points: [2, 1, 0], counts: [8, 5, 3], read: [read(0, 'hit', [null, hit, hit], [2, 1, 1]), read(2, 'miss', [hit, miss, null], [3, 0, 1])] },
  { round: 2, leader: 1, title: 'Tools', points: [0, 2, 0], counts: [4, 5, 3], read: [read(1, 'miss', [miss, null, miss], [0, 2, 0]), read(0, 'miss', [null, null, null], [0, 0, 0], true)] },
];

test('deeds are counted over the whole match; what was voted out counts for nothing', () => {
  expect(deedsOf(history, 0)).toEqual({ round: 2, best: 2, alone: 0, all: 1, caught: 1, hits: 1, longest: 8 });
  expect(deedsOf(history, 1)).toEqual({ round: 2, best: 2, alone: 1, all: 0, caught: 0, hits: 1, longest: 5 });
});

test('the rarest deeds are told first, three at most', () => {
  const view = exampleView({ phase: 'over', history });
  expect(wellOf(view, 0)).toEqual(['A HIT that everybody had', 'Caught a MISS for 3 points', 'The longest list: 8 items']);
  expect(wellOf(view, 1)).toEqual(['A MISS that nobody else had', 'The best single turn: 2 points', '1 HIT shown']);
});

test('a guest who came late is missing in the first rounds', () => {
  expect(wellOf(exampleView({ phase: 'over', history }), 3)).toEqual(['Played to the end']);
});
