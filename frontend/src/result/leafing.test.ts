import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { LEAF_MS, leafing } from './leafing';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Something of this height in a window of 100; `tops` is where it has been scrolled to. */
function paper(height: number): { element: HTMLElement; tops: number[] } {
  const element = document.createElement('div');
  const tops: number[] = [];
  Object.defineProperties(element, { scrollHeight: { value: height }, clientHeight: { value: 100 } });
  element.scrollTo = ((to: ScrollToOptions) => {
    tops.push(to.top ?? 0);
    element.scrollTop = to.top ?? 0;
  }) as typeof element.scrollTo;
  return { element, tops };
}

test('what does not fit is leafed through to its end, and again from the top', () => {
  const { element, tops } = paper(230);
  leafing(true)(element);
  vi.advanceTimersByTime(4 * LEAF_MS);
  expect(tops).toEqual([75, 130, 0, 75]);
});

test('what fits stands still, and so does what people scroll themselves', () => {
  const small = paper(100);
  const phone = paper(230);
  leafing(true)(small.element);
  leafing(false)(phone.element);
  vi.advanceTimersByTime(3 * LEAF_MS);
  expect([small.tops, phone.tops]).toEqual([[], []]);
});

test.each(['wheel', 'pointerdown', 'keydown'])('%s ends it', (kind) => {
  const { element, tops } = paper(230);
  leafing(true)(element);
  vi.advanceTimersByTime(LEAF_MS);
  element.dispatchEvent(new Event(kind));
  vi.advanceTimersByTime(3 * LEAF_MS);
  expect(tops).toEqual([75]);
});

test('it ends with the page', () => {
  const { element, tops } = paper(230);
  const end = leafing(true)(element);
  end?.();
  vi.advanceTimersByTime(3 * LEAF_MS);
  expect(tops).toEqual([]);
});
