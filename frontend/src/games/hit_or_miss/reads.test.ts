import { expect, test } from 'vitest';

import type { Laid, ReadItem } from '../../wire/hit-or-miss';
import { exampleView } from './example';
import { linesOf, readings } from './reads';

const hit = (item: string): Laid => ({ card: 'hit', item });
const miss: Laid = { card: 'miss', item: null };

const shades: ReadItem = { seat: 1, item: 'sunglasses', called: 'hit', points: 1, turn_points: [1, 1, 0, 0], rejected: false, cards: [hit('shades'), null, miss, miss] };

test('an item is circled by whoever read it and whoever matched it, with what it brought', () => {
  const view = exampleView({ phase: 'roll', read: [shades] });
  expect(linesOf(view, 1, [{ item: 'sunglasses', state: 'read' }])).toEqual([{ item: 'sunglasses', look: 'circled', points: 1, numbers: [1] }]);
  expect(linesOf(view, 0, [{ item: 'shades', state: 'matched' }])).toEqual([{ item: 'shades', look: 'circled', points: 1, numbers: [1] }]);
});

test('an item that only counts as read is closed', () => {
  const view = exampleView({ phase: 'roll', read: [shades] });
  expect(linesOf(view, 2, [{ item: 'sun glasses', state: 'read' }])).toEqual([{ item: 'sun glasses', look: 'closed', points: null, numbers: [] }]);
});

test('while the others think, the item read is circled without points', () => {
  const view = exampleView({ phase: 'answer', turn: 2, item: 'hat', called: 'miss' });
  const [line, other] = linesOf(view, 2, [
    { item: 'hat', state: 'read' },
    { item: 'cap', state: 'open' },
  ]);
  expect(line).toEqual({ item: 'hat', look: 'circled', points: null, numbers: [1] });
  expect(other).toEqual({ item: 'cap', look: 'open', points: null, numbers: [] });
});

test('once the cards are open the reading counts', () => {
  const view = exampleView({ phase: 'shown', turn: 2, item: 'hat', called: 'miss', answers: [hit('hats'), miss, null, miss], turn_points: [3, 0, 2, 0], read: [shades] });
  expect(readings(view).map((read) => [read.item, read.points])).toEqual([['sunglasses', 1], ['hat', 2]]);
  expect(linesOf(view, 0, [{ item: 'hats', state: 'matched' }])[0]).toEqual({ item: 'hats', look: 'circled', points: 3, numbers: [2] });
});

test('a struck line is no item', () => {
  const view = exampleView({ phase: 'roll', read: [shades] });
  expect(linesOf(view, 1, [{ item: 'sunglasses', state: 'struck' }])[0]).toEqual({ item: 'sunglasses', look: 'struck', points: null, numbers: [] });
});
