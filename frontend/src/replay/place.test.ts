import { expect, test } from 'vitest';

import { placeIn, searchOf } from './place';

test('a moment survives its address', () => {
  for (const place of [{ at: 12, eyes: 1 }, { at: 0, eyes: 'screen' }, { at: 3, eyes: 'all' }] as const)
    expect(placeIn(searchOf(place))).toEqual(place);
});

test('what makes no sense is the beginning, as the screen saw it', () => {
  expect(placeIn('?at=-4&eyes=theo')).toEqual({ at: 0, eyes: 'screen' });
});
