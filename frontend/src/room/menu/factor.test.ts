import { expect, test } from 'vitest';

import { factorIn, keepFactor } from './factor';

test('a factor lasts as long as its match', () => {
  expect(factorIn('CFHJ', 1)).toBe(1);
  keepFactor('CFHJ', 1, 2);
  expect(factorIn('CFHJ', 1)).toBe(2);
  expect(factorIn('CFHJ', 2)).toBe(1);
  expect(factorIn('KLNP', 1)).toBe(1);
});
