import { expect, test } from 'vitest';

import { pauseAfter, together, type Recording } from './recording';

function recording(views: object[]): Recording {
  const frames = views.map((view, index) => ({ at_ms: index * 60_000, by: 'seat', seat: 0, events: [], view: view as Record<string, unknown> }));
  return { game: 'hits-and-outs', options: {}, names: [], heads: [], viewer: 0, frames, result: null };
}

test('all eyes together know what either knew', () => {
  const pitcher = recording([{ outs: 0, hit: 'second', last: { hit: null } }]);
  const batter = recording([{ outs: 0, last: { hit: 'first' } }]);
  const view = { outs: 0, hit: 'second', last: { hit: 'first' } };
  expect(together([pitcher, batter]).frames[0]?.view).toEqual(view);
  expect(together([batter, pitcher]).frames[0]?.view).toEqual(view);
});

test('a step stands for a while, however long it took', () => {
  const { frames } = recording([{}, {}]);
  expect(pauseAfter(frames, 0)).toBe(2600);
  expect(pauseAfter(frames, 1)).toBe(900);
});
