import { expect, test } from 'vitest';

import type { Placement } from '../../wire/hits-and-outs';
import { exampleView } from './example';
import { deedsOf, layOf, longestUnfound, wellOf } from './well';
import type { Corner } from './words';

function placement(pitching: number, hit: Corner, ...lifted: Corner[]): Placement {
  const shown = lifted.map((corner) => ({ corner, found: corner === hit ? ('hit' as const) : ('out' as const) }));
  return { inning: 1, half: 'top', pitching, hit, home_run: lifted.at(-1) === 'home' && hit === 'home', lifted: shown, commitment: '', salt: '' };
}

const placements = [
  placement(0, 'home', 'first', 'second', 'third'),
  placement(0, 'first', 'second', 'third', 'home'),
  placement(0, 'home', 'home'),
  placement(1, 'second', 'first', 'second'),
];
const view = exampleView({ phase: 'over', placements, score: [1, 2], winners: [1] });

test('the best run of hidings is the longest without a find', () => {
  expect(longestUnfound(placements)).toBe(2);
  expect(longestUnfound([])).toBe(0);
});

test('deeds are counted on both sides of the board', () => {
  expect(deedsOf(view, 0)).toEqual({ runs: 1, hits: 1, firsts: 0, homers: 0, fooled: 6, streak: 2 });
  expect(deedsOf(view, 1)).toEqual({ runs: 2, hits: 1, firsts: 1, homers: 1, fooled: 1, streak: 0 });
});

test('everybody did something well, in at most three lines', () => {
  for (const seat of [0, 1]) expect(wellOf(view, seat).length).toBeGreaterThan(0);
  expect(wellOf(view, 1)).toEqual(['A home run', 'A hit at the first lift', 'One hit found']);
  expect(wellOf(exampleView({ placements: [] }), 0)).toEqual(['Stepped up to the plate']);
});

test('a shot that was called counts as a home run wherever the hit lay', () => {
  const called = { ...placement(0, 'second', 'second'), home_run: true };
  expect(deedsOf(exampleView({ placements: [called] }), 1)).toMatchObject({ hits: 1, homers: 1 });
});

test('where the hits lay, found or not', () => {
  expect(layOf(view, 0)).toEqual({
    at: { first: { found: 0, never: 1 }, second: { found: 0, never: 0 }, third: { found: 0, never: 0 }, home: { found: 1, never: 1 } },
    count: 3,
  });
});
