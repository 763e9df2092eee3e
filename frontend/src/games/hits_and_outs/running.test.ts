import { expect, test } from 'vitest';

import { alongPath, run } from './running';

const PATH = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 20 },
];

test('every stretch of a run takes the same time', () => {
  expect(alongPath(PATH, 0)).toEqual({ x: 0, y: 0 });
  expect(alongPath(PATH, 0.25)).toEqual({ x: 5, y: 0 });
  expect(alongPath(PATH, 0.75)).toEqual({ x: 10, y: 10 });
  expect(alongPath(PATH, 1)).toEqual({ x: 10, y: 20 });
});

test('a run in starts at the first stop, a run home ends at the last', () => {
  const element = document.createElement('div');
  const there = run(element, { path: () => PATH });
  expect(there.css?.(0, 1)).toBe('transform: translate(0.0px, 0.0px)');
  const home = run(element, { path: () => PATH, away: true });
  expect(home.css?.(0, 1)).toBe('transform: translate(10.0px, 20.0px)');
});

test('who has no way to go fades', () => {
  expect(run(document.createElement('div'), { path: () => [] }).css?.(0.5, 0.5)).toBe('opacity: 0.5');
});
