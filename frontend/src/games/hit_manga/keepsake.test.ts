import { expect, test } from 'vitest';

import { examplePage } from './example';
import { boxesOf, MOST_PANELS, printable, proposed, toggled } from './keepsake';

const page = (reader: number, change = {}) => examplePage({ reader, line: `by ${reader}`, ...change });

test('what was only said aloud can’t be printed', () => {
  expect(printable([page(0), page(1, { line: null, aloud: true }), page(2)])).toEqual([0, 2]);
});

test('every reader has a panel before anybody has two, understood lines first', () => {
  const pages = [page(0), page(0), page(0), page(1, { right: false }), page(1), page(2)];
  expect(proposed(pages, 3)).toEqual([0, 4, 5]);
  expect(proposed(pages, 4)).toEqual([0, 1, 4, 5]);
  expect(proposed(pages)).toEqual([0, 1, 2, 4, 5]);
});

test('a page has at least one panel and no more than fit', () => {
  expect(toggled([2], 2)).toEqual([2]);
  expect(toggled([4, 2], 3)).toEqual([2, 3, 4]);
  expect(toggled([2, 4], 4)).toEqual([2]);
  const full = Array.from({ length: MOST_PANELS }, (_, index) => index);
  expect(toggled(full, 40)).toEqual(full);
});

test.each(Array.from({ length: MOST_PANELS }, (_, index) => index + 1))('%i panels stand side by side on the page', (count) => {
  const { boxes, height } = boxesOf(count, { width: 1600, margin: 50, top: 150, bottom: 90, gap: 20, fromRight: false });
  expect(boxes).toHaveLength(count);
  for (const box of boxes) {
    expect(box.x).toBeGreaterThanOrEqual(50);
    expect(box.x + box.width).toBeLessThanOrEqual(1550.01);
    expect(box.y + box.height).toBeLessThanOrEqual(height - 89.99);
  }
  const clash = boxes.some((one, at) => boxes.slice(at + 1).some((other) => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height));
  expect(clash).toBe(false);
});

test('a Japanese page is read from the right', () => {
  const { boxes } = boxesOf(2, { width: 1000, margin: 0, top: 0, bottom: 0, gap: 0, fromRight: true });
  expect(boxes.map((box) => box.x)).toEqual([500, 0]);
});
