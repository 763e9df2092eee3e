import { expect, test } from 'vitest';

import { callOutOf } from './callout';
import { isComposing } from '../../lib/composing';
import { arrange } from './crowd';
import type { Event } from '../../wire/hit-or-miss';
import { fit, isCjk, padSize, rowsOf, widestOf } from './lettering';
import { turnDelay } from './motion';
import { answersOf, disputable, itemsOf, may } from './moves';

test.each([
  [1, 370, 700],
  [2, 370, 700],
  [4, 370, 700],
  [7, 370, 700],
  [8, 1000, 940],
  [3, 390, 600],
  [7, 260, 330],
])('%i writers in %i x %i all have room', (people, width, height) => {
  const { columns, bust, type } = arrange(people, width, height);
  const rows = Math.ceil(people / columns);
  expect(rows * (bust * 1.113 + type * 2.4)).toBeLessThanOrEqual(height + rows * 30);
  expect(columns * bust).toBeLessThanOrEqual(width * 1.3);
  expect(type).toBeGreaterThanOrEqual(15);
});

test('more room makes larger writers', () => {
  expect(arrange(4, 800, 900).bust).toBeGreaterThan(arrange(4, 370, 700).bust);
});

test('short items are written large, long ones smaller, never too small', () => {
  const sizes = ['Cat', 'A rather long item', 'Something that somebody wrote at length', 'x'.repeat(80)].map((text) => fit(text));
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes[0]).toBe(1);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0.34);
});

test('a long word is written smaller where there is less room for it', () => {
  expect(fit('Superpowers')).toBe(1);
  expect(fit('Superpowers', 9)).toBeCloseTo(9 / 11);
});

test('a list is as wide as its widest word with the points beside it, and words that nobody uses do not count', () => {
  const line = (item: string, points: number | null = null): { item: string; points: number | null } => ({ item, points });
  const plain = widestOf([line('toaster'), line('washing machine')]);
  expect(widestOf([line('toaster'), line('washing machine', 3)])).toBeGreaterThan(plain);
  expect(widestOf([line('refrigerator')])).toBeGreaterThan(plain);
  expect(widestOf([line('toaster'), line('x'.repeat(40))])).toBe(widestOf([line('toaster')]));
  expect(widestOf([line('冷蔵庫の中のチョコレート')])).toBe(widestOf([line('チョコレート')]));
  expect(widestOf([])).toBe(4);
});

test('a list is as high as its items, of three lines at most each', () => {
  expect(rowsOf(['cat', 'dog'])).toBe(2);
  expect(rowsOf(['something long to read'])).toBeGreaterThan(1);
  expect(rowsOf(['x'.repeat(80)])).toBe(rowsOf(['y'.repeat(60)]));
});

test('long items are set closer on a pad', () => {
  expect(['washing machine', 'something that somebody wrote', 'x'.repeat(60), 'あ'.repeat(40)].map(padSize)).toEqual(['usual', 'long', 'longest', 'longest']);
});

test('Japanese letters are told from others', () => {
  expect(['ねこ', 'ネコ', '猫', 'cat ﾈｺ'].every(isCjk)).toBe(true);
  expect(isCjk('café 7')).toBe(false);
});

test('all cards lie open within a second', () => {
  for (const count of [1, 2, 5, 7]) expect(turnDelay(count - 1, count) + 240).toBeLessThanOrEqual(1000);
  expect(turnDelay(0, 5)).toBe(0);
});

test('an Enter of an input method is known by its flag or its code', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});

test('legal moves say what can be named', () => {
  const legal = [
    { type: 'answer', card: 'miss' },
    { type: 'answer', card: 'hit', item: 'plum' },
    { type: 'circle', item: 'pear' },
    { type: 'dispute', seat: 2 },
  ];
  expect(answersOf(legal)).toEqual({ miss: true, hits: ['plum'] });
  expect(itemsOf(legal, 'circle')).toEqual(['pear']);
  expect(disputable(legal)).toEqual([2]);
  expect([may(legal, 'answer'), may(legal, 'vote')]).toEqual([true, false]);
});

const told = { before: 'vote', kind: 'item', names: ['Mio', 'Theo'] } as const;
const closed = (accepted: boolean, tied = false): Event => ({ type: 'vote_closed', accepted, tied, votes: accepted ? [true, true, false] : [false, false, true] });

test('a verdict is called out with its count', () => {
  expect(callOutOf([closed(true)], told)).toMatchObject({ kind: 'hit', title: 'It stays!', note: '2 to 1' });
  expect(callOutOf([closed(true)], { ...told, kind: 'match' })?.title).toBe('The same!');
  const out: Event = { type: 'item_rejected', seat: 1, item: 'x', again: true };
  expect(callOutOf([closed(false), out], told)).toMatchObject({ kind: 'out', title: 'Voted out!', note: '1 to 2. Theo reads another item.' });
  const fell: Event = { type: 'hit_rejected', seat: 1, item: 'x', points: [] };
  expect(callOutOf([closed(false), fell], { ...told, kind: 'match' })?.title).toBe('Not the same!');
});

test('pencils go down when the first turn follows on writing, and only then', () => {
  const turn: Event = { type: 'turn_started', seat: 0, lap: 1, seal: '' };
  expect(callOutOf([turn], { ...told, before: 'write' })?.title).toBe('Pencils down!');
  expect(callOutOf([turn], { ...told, before: 'shown' })).toBeNull();
});
