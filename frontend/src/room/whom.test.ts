import { afterEach, expect, test } from 'vitest';

import { fakeNews, fakeRoom, fakeWelcome } from '../connection/fake';
import { Refused } from '../connection/problem';
import { errorWords, speech } from '../lib/words';
import { NOTHING, reduce } from '../store/state';
import { nameIn } from './whom';

const MATCH = { number: 1, game: 'hit-manga', options: {}, seats: [2, 1], started_ms: 0, result: null };
const STATE = reduce(reduce(NOTHING, fakeWelcome()), fakeNews(8, { room: fakeRoom({ phase: 'match', match: MATCH }), view: { reader: 1, turn: 0, leader: null } }));

const told = (code: string, sentence: string): string => {
  const refused = new Refused(code, sentence);
  return errorWords(refused, nameIn(refused, STATE));
};

afterEach(() => speech.choose('en'));

test('a refusal names the person it is about, not the seat', () => {
  expect(told('not-the-reader', 'Seat 1 reads this time; listen.')).toBe('Mio reads this time. Listen.');
  expect(told('not-your-turn', 'It is not your turn but that of seat 0.')).toBe('It is Theo’s turn, not yours.');
  expect(told('no-hit-there', 'Seat 0 shows no HIT that could be disputed.')).toBe('Theo shows no HIT that could be disputed.');
  speech.choose('ja');
  expect(told('not-the-reader', 'Seat 1 reads this time; listen.')).toContain('Mioさん');
});

test('where nobody is meant or known, no name is made up', () => {
  expect(told('not-leader', 'Only the Leader, seat 7, may swap the card.')).toBe('Only the Leader may swap the card.');
  expect(told('already-left', 'Seat 9 has left already.')).toBe('That player has left already.');
  expect(told('paused', 'Seat 0 is a word of this sentence.')).not.toContain('Theo');
});
