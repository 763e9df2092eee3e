import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Refused } from '../../connection/problem';
import type { View } from '../../wire/hit-or-miss';
import type { Json, Send } from '../contract';
import { Desk, tidy } from './desk.svelte';
import { exampleView } from './example';

let now = 0;
let view: View;
let sent: Json[];
let answer: (move: Json) => Promise<void>;
let desk: Desk;

const send: Send = (move) => {
  sent.push(move);
  return answer(move);
};
const kinds = (): unknown[] => sent.map((move) => [move['type'], move['item']]);
const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0) as unknown as Promise<void>;

function wait(ms: number): void {
  now += ms;
  vi.advanceTimersByTime(ms);
}

beforeEach(() => {
  vi.useFakeTimers();
  now = 1000;
  view = exampleView({ phase: 'write', deadline: 46_000, list: [], draft: '' });
  sent = [];
  answer = () => Promise.resolve();
  desk = new Desk(() => view, send, () => now);
});

afterEach(() => {
  desk.stop();
  vi.useRealTimers();
});

test('what is typed goes out as a draft after a pause, with the time it was typed', () => {
  desk.type('sun');
  wait(200);
  expect(sent).toEqual([]);
  desk.type('sung');
  wait(700);
  expect(sent).toEqual([{ type: 'draft', item: 'sung', entered_ms: 1200 }]);
});

test('somebody who never pauses is heard all the same', () => {
  for (let letters = 1; letters <= 50; letters += 1) {
    desk.type('x'.repeat(letters));
    wait(100);
  }
  expect(sent.length).toBeGreaterThanOrEqual(2);
});

test('shortly before time is up a draft waits for hardly anything', () => {
  now = 45_500;
  desk.type('last');
  wait(50);
  expect(sent).toEqual([{ type: 'draft', item: 'last', entered_ms: 45_500 }]);
});

test('Enter adds, empties the field and tells no draft any more', async () => {
  desk.type('  one   flip-flop ');
  desk.add();
  expect([desk.field, desk.sending]).toEqual(['', ['one flip-flop']]);
  await settle();
  wait(1000);
  expect(sent).toEqual([{ type: 'write', item: 'one flip-flop', entered_ms: 1000 }]);
  expect(desk.sending).toEqual([]);
});

test('nothing is added from an empty field', () => {
  desk.type('   ');
  desk.add();
  expect(sent).toEqual([]);
});

test('the same item twice is refused with a word of why that names it', async () => {
  answer = () => Promise.reject(new Refused('already-written', 'You have that already: “Sofa”.'));
  desk.type('sofas');
  desk.add();
  await settle();
  expect(desk.word).toEqual({ text: 'You have “Sofa” already.', item: 'Sofa' });
  expect([desk.sending, desk.canUndo]).toEqual([[], false]);
  desk.type('x');
  expect(desk.word).toBeNull();
});

test.each([
  ['time-up', '“late” came too late.'],
  ['list-full', 'The pad is full.'],
  ['not-in-round', 'You play from the next round on.'],
  ['quite-new', 'The disk is full.'],
])('a refusal %s is told', async (code, text) => {
  answer = () => Promise.reject(new Refused(code, 'The disk is full.'));
  desk.type('late');
  desk.add();
  await settle();
  expect(desk.word?.text).toBe(text);
});

test('undo takes an item that was added back into the field', async () => {
  desk.type('passprot');
  desk.add();
  await settle();
  desk.undo();
  await settle();
  expect(kinds()).toEqual([['write', 'passprot'], ['strike', 'passprot']]);
  expect([desk.field, desk.canUndo]).toEqual(['passprot', false]);
});

test('undo writes an item that was struck again', async () => {
  desk.strike('hat');
  await settle();
  desk.undo();
  await settle();
  expect(kinds()).toEqual([['strike', 'hat'], ['write', 'hat']]);
});

test('undo of an item written again strikes it and leaves the field alone', async () => {
  desk.restore('hat');
  desk.undo();
  await settle();
  expect(kinds()).toEqual([['write', 'hat'], ['strike', 'hat']]);
  expect(desk.field).toBe('');
});

test('what stood in the field is there again after a reload', () => {
  view = { ...view, draft: 'half a wo' };
  expect(new Desk(() => view, send, () => now).field).toBe('half a wo');
});

test('when the line is back, what did not arrive is told again', () => {
  desk.type('hotel');
  wait(700);
  desk.tellAgain();
  expect(kinds()).toEqual([['draft', 'hotel'], ['draft', 'hotel']]);
  view = { ...view, draft: 'hotel' };
  desk.tellAgain();
  expect(sent).toHaveLength(2);
});

test('the pencil goes down after what stands in the field is told', async () => {
  desk.type('towel');
  await desk.done();
  expect(kinds()).toEqual([['draft', 'towel'], ['done', undefined]]);
});

test('needless spaces are no part of an item', () => {
  expect(tidy(' a \n b\t')).toBe('a b');
});
