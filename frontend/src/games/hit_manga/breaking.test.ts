import { expect, test } from 'vitest';

import { evenRows, isJapanese, pieces, rowsOf } from './breaking';

/** Every letter as wide as its place: one unit, full-width ones two. */
const measure = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2fff' ? 2 : 1), 0);

test('words stay whole', () => {
  expect(rowsOf('Day 94. The crab has been elected.', () => 10, measure)).toEqual(['Day 94.', 'The crab', 'has been', 'elected.']);
});

test('rows are as even as they can be', () => {
  expect(evenRows('one two three four five six', 22, measure)).toEqual(['one two three', 'four five six']);
});

test('a word longer than a row is broken after all', () => {
  expect(rowsOf('Aaaaaaaaaargh!', () => 6, measure)).toEqual(['Aaaaaa', 'aaaarg', 'h!']);
});

test('Japanese is broken between phrases, and no mark begins a row', () => {
  const text = '今月のマグロ、説明してくれたまえ。';
  const whole = pieces(text).map((piece) => piece.text);
  expect(whole.join('')).toBe(text);
  expect(whole[0]).toBe('今月の');
  expect(whole.every((piece) => !/^[、。っょー]/.test(piece))).toBe(true);
  const rows = rowsOf(text, () => 14, measure);
  expect(rows.join('')).toBe(text);
  expect(rows.every((row) => measure(row) <= 14)).toBe(true);
});

test('kana and kanji are told from Latin', () => {
  expect([isJapanese('マグロ'), isJapanese('tuna'), isJapanese('その tuna')]).toEqual([true, false, true]);
});
