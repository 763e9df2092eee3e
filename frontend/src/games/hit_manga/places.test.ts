import { expect, test } from 'vitest';

import { exampleTable, exampleView } from './example';
import { laidOut, layOut, NO_IDEA_KEY, placesOf, signOf, slotOf, walk } from './places';

test('taken and cancelled cards leave their gaps', () => {
  const table = exampleTable().filter((card) => ![0, 5, 11].includes(card.slot));
  const view = exampleView({ table, readings: [1, 1, 0, 0], cancellations: [0, 0, 1, 0] });
  expect(placesOf(view)).toBe(12);
  expect(laidOut(view).map((card) => card?.card ?? null)).toEqual([null, 'c2', 'c3', 'c4', 'c5', null, 'c7', 'c8', 'c9', 'c10', 'c11', null]);
});

test.each([
  [30, 374, 470, 5],
  [30, 980, 620, 6],
  [30, 980, 590, 6],
  [30, 1370, 732, 6],
  [30, 620, 230, 10],
  [10, 374, 470, 3],
])('%i places in %i x %i px stand in %i columns', (places, width, height, columns) => {
  const layout = layOut(places, width, height, 5);
  expect(layout.columns).toBe(columns);
  expect(layout.side * columns + 5 * (columns - 1)).toBeLessThanOrEqual(width);
  expect(layout.side * layout.rows + 5 * (layout.rows - 1)).toBeLessThanOrEqual(height);
});

test('thirty cards on a phone are 72 px or more', () => {
  expect(layOut(30, 374, 460, 4).side).toBeGreaterThanOrEqual(71);
});

test('every place has a key of its own, and none of them says "No idea"', () => {
  const signs = Array.from({ length: 30 }, (_, slot) => signOf(slot));
  expect(new Set(signs).size).toBe(30);
  expect(signs).not.toContain(NO_IDEA_KEY);
  expect(signs.map((sign) => slotOf(sign.toLowerCase()))).toEqual(signs.map((_, slot) => slot));
});

test('a key of another alphabet is read by its place, others lead nowhere', () => {
  expect(slotOf('ф', 'KeyA')).toBe(0);
  expect(slotOf('&', 'Digit1')).toBe(26);
  expect(slotOf('Enter', 'Enter')).toBeNull();
  expect(slotOf('Process', 'KeyC')).toBe(2);
});

test('arrows walk over gaps', () => {
  const cards = [1, 0, 3, 4, 5, 0, 7, 0, 9].map(Boolean);
  expect(walk(cards, 0, 'ArrowRight', 3)).toBe(2);
  expect(walk(cards, 2, 'ArrowRight', 3)).toBe(3);
  expect(walk(cards, 2, 'ArrowDown', 3)).toBe(8);
  expect(walk(cards, 4, 'ArrowUp', 3)).toBe(0);
  expect(walk(cards, 0, 'ArrowUp', 3)).toBeNull();
  expect(walk(cards, 8, 'ArrowRight', 3)).toBeNull();
  expect(walk(cards, 0, 'x', 3)).toBeNull();
});
