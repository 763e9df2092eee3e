import { expect, test } from 'vitest';

import { seatLink } from './entering.svelte';

test('a seat link names member and PIN, and nothing else does', () => {
  expect(seatLink('#seat=3-004217')).toEqual({ member: 3, pin: '004217' });
  expect(seatLink('#seat=3-4217')).toBeNull();
  expect(seatLink('')).toBeNull();
});
