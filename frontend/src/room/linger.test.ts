import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Phase } from '../store/types';
import { Holder } from './linger.holder.svelte';
import { LAST_PLAY_MS } from './linger.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function holder(first: Phase, atOnce = false): Holder {
  const made = new Holder(first, atOnce);
  flushSync();
  return made;
}

test('a match stays for its last play, then the result comes', () => {
  const room = holder('match');
  room.become('result');
  expect(room.shown).toBe('match');
  vi.advanceTimersByTime(LAST_PLAY_MS);
  flushSync();
  expect(room.shown).toBe('result');
  room.stop();
});

test('whoever comes when all is over sees the result at once, and so do those who gave up', () => {
  const late = holder('result');
  expect(late.shown).toBe('result');
  late.stop();
  const beaten = holder('match', true);
  beaten.become('result');
  expect(beaten.shown).toBe('result');
  beaten.stop();
});

test('a rematch that starts in between is not missed', () => {
  const room = holder('match');
  room.become('result');
  room.become('match');
  vi.advanceTimersByTime(2 * LAST_PLAY_MS);
  flushSync();
  expect(room.shown).toBe('match');
  room.stop();
});
