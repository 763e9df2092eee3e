import { beforeEach, expect, test } from 'vitest';

import { between, COARSEST_MS, Reaction, stepOf } from './reaction';

let frames: ((at: number) => void)[];
let now: number;

const paint = (at: number): void => frames.splice(0).forEach((frame) => frame(at));
const clock = (step: number) => (): number => Math.floor((now += 0.01) / step) * step;

beforeEach(() => {
  frames = [];
  now = 0;
});

const watch = (step = 0.1): Reaction => new Reaction(clock(step), (callback) => frames.push(callback));

test('it counts from the frame after the paint that showed the line', () => {
  const reaction = watch();
  reaction.shown();
  paint(1000);
  expect(reaction.to({ timeStamp: 1500 })).toBeNull();
  paint(1016);
  expect(reaction.to({ timeStamp: 1828.04 })).toBe(812);
});

test('the line of a new reading starts anew, whatever frame is still to come', () => {
  const reaction = watch();
  reaction.shown();
  paint(1000);
  reaction.shown();
  paint(1016);
  expect(reaction.to({ timeStamp: 1500 })).toBeNull();
  paint(1032);
  expect(reaction.to({ timeStamp: 1532 })).toBe(500);
  reaction.forget();
  expect(reaction.to({ timeStamp: 1600 })).toBeNull();
});

test('a coarse clock makes no claim', () => {
  expect(stepOf(clock(0.1))).toBeCloseTo(0.1);
  expect(stepOf(clock(100))).toBeGreaterThan(COARSEST_MS);
  const coarse = watch(100);
  coarse.shown();
  paint(1000);
  paint(1016);
  expect(coarse.to({ timeStamp: 1500 })).toBeNull();
});

test('a clock that stands still makes no claim', () => {
  expect(stepOf(() => 5, 1000)).toBe(Infinity);
});

test('what can’t belong together is left out', () => {
  expect(between(1000, 990)).toBeNull();
  expect(between(null, 990)).toBeNull();
  expect(between(0, 1_700_000_000_000)).toBeNull();
});
