import { expect, test } from 'vitest';

import type { Player } from '../games/contract';
import { headline } from './headline';

const players = ['Mio', 'Theo'].map((name, seat): Player => ({ seat, member: seat, name, head: 'mio', bot: null, here: 'here' }));

test('names the winner and puts the winner’s runs first', () => {
  expect(headline({ scores: [2, 5], winners: [1], reason: 'innings' }, players)).toEqual({ title: 'Theo takes it', note: '5 to 2', winners: [1] });
});

test('tells of extra innings, and of a match that was given up', () => {
  expect(headline({ scores: [4, 3], winners: [0], reason: 'extra-innings' }, players).note).toBe('4 to 3, after extra innings');
  expect(headline({ scores: [0, 3], winners: [0], reason: 'gave-up' }, players).note).toBe('Theo gave up at 0 to 3');
});

test('a tie has two winners and no name in the headline', () => {
  expect(headline({ scores: [3, 3], winners: [0, 1], reason: 'tie' }, players).title).toBe('A tie');
});

test('among more than two the points of the winner and the lead are told', () => {
  const five = ['Mio', 'Theo', 'Ana', 'Ben', 'Cleo'].map((name, seat): Player => ({ seat, member: seat, name, head: 'mio', bot: null, here: 'here' }));
  expect(headline({ scores: [2, 9, 6, 0, 1], winners: [1], reason: 'all-led' }, five)).toEqual({ title: 'Theo takes it', note: '9 points, 3 more than the next', winners: [1] });
  const shared = headline({ scores: [5, 5, 2, 0, 4], winners: [0, 1], reason: 'all-led' }, five);
  expect([shared.title, shared.note]).toEqual(['Mio and Theo share it', '5 points each']);
  expect(headline({ scores: [0, 0, 0, 0, 0], winners: [0, 1, 2, 3, 4], reason: 'too-few' }, five).note).toBe('0 points each');
});
