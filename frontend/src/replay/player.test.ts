import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ReplayPlayer } from './player.svelte';
import type { Recording } from './recording';

const frames = [0, 1, 2, 3].map((n) => ({ at_ms: n * 1000, by: 'seat', seat: 0, events: [{ type: 'out', n }], view: { step: n } }));
const recording: Recording = { game: 'hits-and-outs', options: {}, names: ['Mio', 'Theo'], heads: ['mio', ''], viewer: null, frames, result: { scores: [1, 0], winners: [0], reason: 'innings' } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a step onward is news, a jump is not', () => {
  const player = new ReplayPlayer(recording);
  const heard: (number | null)[] = [];
  player.onNews((news) => heard.push(news.number));
  player.step(1);
  player.seek(3);
  player.step(-1);
  expect(heard).toEqual([1]);
  expect(player.view).toEqual({ step: 2 });
});

test('plays to the end at its speed, then stands', () => {
  const player = new ReplayPlayer(recording);
  player.play();
  vi.advanceTimersByTime(1000);
  expect(player.at).toBe(1);
  player.faster();
  vi.advanceTimersByTime(1000);
  expect(player.at).toBe(3);
  vi.advanceTimersByTime(1000);
  expect(player.playing).toBe(false);
});

test('tells the result at its end only', () => {
  const player = new ReplayPlayer(recording, 2);
  expect(player.result).toBeNull();
  player.seek(99);
  expect(player.result?.winners).toEqual([0]);
});

test('starts anew from the end', () => {
  const player = new ReplayPlayer(recording, 3);
  player.play();
  expect(player.at).toBe(0);
  player.pause();
});
