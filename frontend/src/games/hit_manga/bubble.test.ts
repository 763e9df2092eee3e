import { expect, test } from 'vitest';

import { letter, ROW, type Measure } from './bubble';

const measure: Measure = (text, stretch) => (text.length * 0.5 * stretch) / 100;
const CARD = { width: 360, height: 504 };
const ROOM = { kind: 'round', left: 14, top: 9, width: 50, height: 14 };
/** Half axes of the bubble that has this room. */
const [RX, RY] = [(0.25 * CARD.width) / 0.72, (0.07 * CARD.height) / 0.6];
const LONG = 'word '.repeat(24).trim();
const VERY_LONG = 'word '.repeat(80).trim();

function isInside(text: string, least = 14): void {
  const lettering = letter(text, CARD, ROOM, measure, least);
  const widest = Math.max(...lettering.rows.map((row) => measure(row, lettering.stretch) * lettering.size));
  expect(lettering.rows.join(' ')).toBe(text);
  expect(widest).toBeLessThanOrEqual(lettering.width);
  expect(lettering.rows.length * lettering.size * ROW).toBeLessThanOrEqual(lettering.height + 0.01);
  expect(lettering.size).toBeGreaterThanOrEqual(least);
}

test('a short line is large, and stands in the room of its bubble', () => {
  const lettering = letter('Explain.', CARD, ROOM, measure);
  expect(lettering).toMatchObject({ grown: false, stretch: 100, rows: ['Explain.'] });
  expect(lettering.x + lettering.width / 2).toBeCloseTo(0.39 * CARD.width);
  expect(lettering.y + lettering.height / 2).toBeCloseTo(0.16 * CARD.height);
  expect(lettering.size).toBeCloseTo(31.5, 0);
});

test.each(['Explain.', 'The tuna figures. Explain.', 'Who ate the last one? It had my name on it, twice.', LONG, VERY_LONG])('%s fits', (text) => isInside(text));

test('no corner of a line pokes out of its bubble', () => {
  for (const text of ['Explain.', 'The tuna figures. Explain.', 'Who ate the last one? It had my name on it, twice.']) {
    const { rows, size, stretch } = letter(text, CARD, ROOM, measure);
    rows.forEach((row, index) => {
      const far = Math.abs((index + 0.5) - rows.length / 2) + 0.5;
      const [x, y] = [(measure(row, stretch) * size) / 2, far * size * ROW];
      expect((x / RX) ** 2 + (y / RY) ** 2).toBeLessThanOrEqual(1);
    });
  }
});

test('a bubble with corners keeps its room', () => {
  const { rows, size, stretch, width } = letter('Mum? I said I would be late.', CARD, { ...ROOM, kind: 'jagged' }, measure);
  expect(width).toBeCloseTo(180);
  expect(rows.every((row) => measure(row, stretch) * size <= 180)).toBe(true);
});

test('longer lines get narrower letters before small ones', () => {
  const lettering = letter('Who ate the last one? It had my name on it, and a note.', CARD, ROOM, measure);
  expect(lettering.grown).toBe(false);
  expect(lettering.stretch).toBeLessThan(100);
});

test('a line too long for the bubble brings its own ground along, inside the card', () => {
  const { grown, x, y, width, height } = letter(VERY_LONG, CARD, ROOM, measure);
  expect(grown).toBe(true);
  expect([x >= 0, y >= 0, x + width <= CARD.width, y + height <= CARD.height]).toEqual([true, true, true, true]);
});
