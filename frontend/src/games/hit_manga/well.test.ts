import { expect, test } from 'vitest';

import { examplePage, exampleView, judged } from './example';
import { chartOf, noteBeside } from './status';
import { deedsOf, wellOf } from './well';

const pages = [
  examplePage(),
  examplePage({ reader: 2, who: 1, scorers: [1], order: [judged(1, { effective_ms: 640 })], wrong: [judged(3, { card: 'c7' })], photo_finish: true }),
  examplePage({ reader: 0, outcome: 'cancelled', right: false, who: null, scorers: [], order: [], why: 'nobody-knows' }),
];
const view = exampleView({ phase: 'over', pages });

test('deeds are counted over all readings', () => {
  expect(deedsOf(pages, 0)).toEqual({ grabs: 1, readings: 0, quickest: 810, photos: 0, cool: 0, clean: true });
  expect(deedsOf(pages, 1)).toEqual({ grabs: 1, readings: 1, quickest: 640, photos: 1, cool: 1, clean: true });
  expect(deedsOf(pages, 3)).toMatchObject({ grabs: 0, clean: false });
});

test('praise names the quickest hand once, and nobody goes without', () => {
  expect(wellOf(view, 1)).toEqual(['The quickest hand of the match: 0.64 s', 'Won a photo finish', 'Right where others misfired']);
  expect(wellOf(view, 0)).toEqual(['1 card grabbed', 'Not a single misfire']);
  expect(wellOf(view, 3)).toEqual(['Played to the end']);
});

test('equal scores share a place, those with fewer cancellations first', () => {
  const chart = chartOf(exampleView({ scores: [3, 5, 3, 0], cancellations: [1, 0, 0, 0] }));
  expect(chart.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 2],
    [0, 2],
    [3, 4],
  ]);
});

test('beside a name stands what the seat does now', () => {
  const racing = exampleView({ phase: 'grab', misfired: [0], no_idea: [3] });
  expect([0, 1, 2, 3].map((seat) => noteBeside(racing, seat))).toEqual(['misfired', 'has read', '250 ms away', 'no idea']);
  expect(noteBeside(exampleView({ phase: 'love', hearts: [7, null, 1, null] }), 2)).toBe('1 heart');
  expect(noteBeside(exampleView({ listeners: [0, 2] }), 3)).toBe('from the next reading on');
});
