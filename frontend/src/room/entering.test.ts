import { expect, test, vi } from 'vitest';

import { Entering, seatLink } from './entering.svelte';

test('a seat link names member and PIN, and nothing else does', () => {
  expect(seatLink('#seat=3-004217')).toEqual({ member: 3, pin: '004217' });
  expect(seatLink('#seat=3-4217')).toBeNull();
  expect(seatLink('')).toBeNull();
});

test('a door that is knocked at twice is gone through once', async () => {
  const knocks = vi.fn((_: string, __?: RequestInit) => Promise.resolve(Response.json({ code: 'name-taken', sentence: '' }, { status: 409 })));
  vi.stubGlobal('fetch', knocks);
  const entering = new Entering('CFHJ', false);
  await Promise.all([entering.join('player'), entering.join('player')]);
  await Promise.all([entering.claim(1, '123456'), entering.claim(1, '123456')]);
  const posts = knocks.mock.calls.filter(([, init]) => init?.method === 'POST').map(([address]) => address.split('/').at(-1));
  expect(posts).toEqual(['members', 'claims']);
  vi.unstubAllGlobals();
});
