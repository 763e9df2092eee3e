import { expect, test } from 'vitest';

import { examplePage, judged } from './example';
import { grabsOf, lanesOf, lead, outcome, rival, whyOf } from './race';

const names = ['Mio', 'Ines', 'Theo', 'Kwame'];

test('a lead names who came next', () => {
  expect(lead(examplePage(), names)).toBe('0.23 s before Theo.');
  expect(lead(examplePage({ margin: 4, photo_finish: true }), names)).toBe('Photo finish, 0.004 s before Theo.');
  expect(lead(examplePage({ margin: 0, photo_finish: true }), names)).toBe('Level with Theo to the millisecond: lots decided.');
});

test('alone, the time stands for itself', () => {
  expect(lead(examplePage({ order: [judged(0)], margin: null }), names)).toBe('In 0.81 s.');
  expect(lead(examplePage({ outcome: 'cancelled', who: null }), names)).toBe('');
});

test('a wrong grab is no rival', () => {
  const page = examplePage({ order: [judged(2, { card: 'c9', effective_ms: 500 }), judged(0)] });
  expect(rival(page)).toBeNull();
});

test('what came of a reading is told in one sentence', () => {
  expect(outcome(examplePage(), names, 'Day 94')).toBe('Mio takes “Day 94” from Ines’s line.');
  expect(outcome(examplePage({ outcome: 'guessed', scorers: [0, 2] }), names, 'Day 94')).toBe('Mio and Theo found “Day 94”, which Ines read.');
  expect(outcome(examplePage({ outcome: 'cancelled', why: 'time-up' }), names, 'Day 94')).toBe('Time is up. It was “Day 94”: minus one for Ines.');
});

test('misfires of earlier windows stand in the race too, each grab once', () => {
  const early = judged(3, { card: 'c8', effective_ms: 400 });
  const page = examplePage({ wrong: [early] });
  expect(grabsOf(page).map((grab) => grab.seat)).toEqual([3, 0, 2]);
  expect(lanesOf(page).map((lane) => [lane.right, Math.round(lane.share * 100)])).toEqual([
    [false, 38],
    [true, 78],
    [true, 100],
  ]);
});

test('each time says why it counts', () => {
  expect(whyOf(judged(0))).toBe('Own clock believed; 30 ms on the way.');
  expect(whyOf(judged(0, { why: 'cut', cut_ms: 112.4, lag_ms: 190 }))).toBe('Own clock cut by 112 ms: more than 190 ms on the way was not believed.');
  expect(whyOf(judged(0, { why: 'floor' }))).toContain('0.1 s');
  expect(whyOf(judged(0, { why: 'unclaimed' }))).toContain('No own clock');
  expect(whyOf(judged(0, { why: 'unclaimed', lag_ms: 0 }))).toBe('Counted from when it arrived.');
});
