import { expect, test } from 'vitest';

import { chartOf, totals } from './chart';
import { exampleView } from './example';

test('the points of the round under way count already', () => {
  const view = exampleView({ phase: 'shown', scores: [4, 6, 1, 3], round_points: [3, 0, 1, 0] });
  expect(totals(view)).toEqual({ now: [7, 6, 2, 3], before: [4, 6, 1, 3] });
});

test('after the round they stand in the scores', () => {
  const view = exampleView({ phase: 'round_over', scores: [7, 6, 2, 3], round_points: [3, 0, 1, 0] });
  expect(totals(view)).toEqual({ now: [7, 6, 2, 3], before: [4, 6, 1, 3] });
});

test('the chart is best first and says who moved', () => {
  const view = exampleView({ phase: 'round_over', scores: [7, 6, 3, 3], round_points: [3, 0, 2, 0] });
  expect(chartOf(view).map(({ seat, place, moved }) => [seat, place, moved])).toEqual([
    [0, 1, 1],
    [1, 2, -1],
    [2, 3, 1],
    [3, 3, 0],
  ]);
});

test('nobody moves in the first round', () => {
  const view = exampleView({ phase: 'round_over', round: 1, scores: [3, 0, 2, 0], round_points: [3, 0, 2, 0] });
  expect(chartOf(view).every(({ moved }) => moved === 0)).toBe(true);
});
