import { expect, test } from 'vitest';

import type { Player } from '../games/contract';
import { headline } from './headline';

const players = ['Mio', 'Theo'].map((name, seat): Player => ({ seat, member: seat, name, head: 'mio', bot: null, here: 'here' }));

test('names the winner and puts the winner’s runs first', () => {
  expect(headline({ scores: [2, 5], winners: [1], reason: 'innings' }, players)).toEqual({ title: 'Theo takes it', note: '5 to 2', winners: [1] });
});

test('tells of extra innings, and of a match that was given up', () => {
  expect(headline({ scores: [4, 3], winners: [0], reason: 'extra-innings' }, players).note).toBe('4 to 3, after extra innings');
  expect(headline({ scores: [0, 3], winners: [0], reason: 'gave-up' }, players).note).toBe('The other side gave up at 0 to 3');
});

test('a tie has two winners and no name in the headline', () => {
  expect(headline({ scores: [3, 3], winners: [0, 1], reason: 'tie' }, players).title).toBe('A tie');
});
