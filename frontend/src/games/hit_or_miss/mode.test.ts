import { expect, test } from 'vitest';

import { exampleView } from './example';
import { isActing, modeOf } from './mode';

const write = [{ type: 'draft', item: {} }];

test('the Leader waits, the others start the timer, watchers wait', () => {
  const view = exampleView();
  expect(modeOf(view, { seat: 1, legal: [{ type: 'swap' }] })).toBe('lead');
  expect(modeOf(view, { seat: 0, legal: [{ type: 'start_timer' }] })).toBe('start');
  expect(modeOf(view, { seat: null, legal: [] })).toBe('await-start');
});

test('who is done writing, or comes late, only watches', () => {
  const view = exampleView({ phase: 'write', players: [0, 1, 2] });
  expect(modeOf(view, { seat: 0, legal: write })).toBe('write');
  expect(modeOf(view, { seat: 0, legal: [] })).toBe('put-down');
  expect(modeOf(view, { seat: 3, legal: [] })).toBe('await-write');
});

test.each(['roll', 'announce', 'circle'] as const)('%s is for whose turn it is', (phase) => {
  const view = exampleView({ phase, turn: 2 });
  expect(modeOf(view, { seat: 2, legal: [{ type: phase }] })).toBe(phase);
  expect(modeOf(view, { seat: 1, legal: [] })).toBe('await-turn');
});

test('cards are laid by all but the caller', () => {
  const view = exampleView({ phase: 'answer', turn: 2 });
  expect(modeOf(view, { seat: 1, legal: [{ type: 'answer', card: 'miss' }] })).toBe('answer');
  expect(modeOf(view, { seat: 1, legal: [{ type: 'challenge', why: {} }] })).toBe('answered');
  expect(modeOf(view, { seat: 2, legal: [] })).toBe('await-answers');
});

test('a vote is cast once', () => {
  const view = exampleView({ phase: 'vote', turn: 2 });
  expect(modeOf(view, { seat: 2, legal: [{ type: 'vote', accept: true }] })).toBe('vote');
  expect(modeOf(view, { seat: 2, legal: [{ type: 'say', text: {} }] })).toBe('voted');
  expect(modeOf(view, { seat: null, legal: [] })).toBe('await-vote');
});

test('the table waits for those who act', () => {
  expect(['write', 'roll', 'answer', 'vote'].every((mode) => isActing(mode as never))).toBe(true);
  expect(['lead', 'answered', 'shown', 'over'].some((mode) => isActing(mode as never))).toBe(false);
});
