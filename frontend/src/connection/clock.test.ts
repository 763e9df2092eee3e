import { expect, test } from 'vitest';

import { ServerClock } from './clock';

function clockAt(start: number): { clock: ServerClock; pass: (ms: number) => number } {
  let local = start;
  const clock = new ServerClock(() => local);
  return { clock, pass: (ms) => (local += ms) };
}

test('a lopsided clock is put right by half the trip', () => {
  const { clock, pass } = clockAt(50_000);
  const sent = pass(0);
  pass(80);
  clock.learn(sent, 1_000_040);
  expect(clock.now()).toBe(1_000_080);
});

test('the quickest answer counts, not the newest', () => {
  const { clock, pass } = clockAt(0);
  pass(20);
  clock.learn(0, 510);
  const sent = pass(100);
  pass(400);
  clock.learn(sent, 900);
  expect(clock.offset).toBe(500);
});

test('an answer from the future is not believed', () => {
  const { clock } = clockAt(100);
  clock.hint(600);
  clock.learn(200, 9000);
  expect(clock.offset).toBe(500);
});

test('only the last eight answers are kept, so that drift is followed', () => {
  const { clock, pass } = clockAt(0);
  clock.learn(0, 1000);
  for (let round = 0; round < 8; round++) {
    const sent = pass(0);
    pass(10);
    clock.learn(sent, sent + 5 + 2000);
  }
  expect(clock.offset).toBe(2000);
});

test('after a sleep the first message is the guess again', () => {
  const { clock } = clockAt(0);
  clock.learn(0, 1000);
  clock.hint(3000);
  clock.forget();
  expect(clock.offset).toBe(3000);
});
