import { expect, test } from 'vitest';

import type { GameOption } from '../../store/types';
import { neighbours, shown, switched, values, weighed } from './optionValues';

function option(change: Partial<GameOption>): GameOption {
  const words = { name: 'x', title: {}, reason: {}, rule: '' };
  const bounds = { default: 1, least: 0, most: 0, choices: [], distinct: false, own: false };
  return { ...words, ...bounds, kind: 'number', important: false, hidden: false, ...change };
}

const innings = option({ least: 1, most: 9 });
const clock = option({ kind: 'clock', least: 10, most: 300, choices: ['off'] });
const choice = option({ kind: 'choice', choices: ['until_decided', 'none'] });

test('a number steps by one between its bounds', () => {
  expect(neighbours(innings, 3)).toEqual({ down: 2, up: 4 });
  expect(neighbours(innings, 1)).toEqual({ down: undefined, up: 2 });
  expect(neighbours(innings, 9)).toEqual({ down: 8, up: undefined });
});

test('a clock steps through stops, off being the first', () => {
  expect(values(clock).slice(0, 3)).toEqual(['off', 10, 15]);
  expect(values(clock).at(-1)).toBe(300);
  expect(neighbours(clock, 'off')).toEqual({ down: undefined, up: 10 });
  expect(neighbours(clock, 50)).toEqual({ down: 45, up: 60 });
});

test('a choice steps through its words', () => {
  expect(neighbours(choice, 'none')).toEqual({ down: 'until_decided', up: undefined });
});

test('values are shown as people read them', () => {
  expect(shown(clock, 45)).toBe('45 s');
  expect(shown(clock, 'off')).toBe('Off');
  expect(shown(innings, 3)).toBe('3');
  expect(shown(choice, 'unheard_of')).toBe('unheard_of');
  expect(shown(option({ kind: 'weights' }), [3, 2, 1])).toBe('3, 2, 1');
});

const packs = option({ kind: 'list', least: 1, most: 3, distinct: true, choices: ['things', 'scenes', 'playful'] });
const die = option({ kind: 'weights', least: 0, most: 9, choices: ['hit', 'miss', 'jester'] });

test('a set keeps the order of its choices, whatever was switched last', () => {
  expect(switched(packs, ['playful'], 'things', true)).toEqual(['things', 'playful']);
  expect(switched(packs, ['things', 'playful'], 'things', false)).toEqual(['playful']);
  expect(shown(packs, ['things', 'playful'])).toBe('Things, Playful');
});

test('weights step within their bounds, and never all to 0', () => {
  expect(weighed(die, [3, 2, 1], 2, 1)).toEqual([3, 2, 2]);
  expect(weighed(die, [9, 2, 1], 0, 1)).toBeNull();
  expect(weighed(die, [3, 0, 1], 1, -1)).toBeNull();
  expect(weighed(die, [1, 0, 0], 0, -1)).toBeNull();
});
