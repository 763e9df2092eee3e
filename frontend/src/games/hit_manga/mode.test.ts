import { expect, test } from 'vitest';

import { exampleView, judged } from './example';
import { isActing, modeOf, replayedMode } from './mode';

const read = [{ type: 'read', line: {} }];
const grab = [{ type: 'grab', card: 'c1' }, { type: 'no_idea' }];

test('hearts are set once', () => {
  const view = exampleView({ phase: 'love' });
  expect(modeOf(view, { seat: 0, legal: [{ type: 'love', hearts: {} }] })).toBe('love');
  expect(modeOf(view, { seat: 0, legal: [] })).toBe('loved');
});

test('the reader reads, everybody else waits', () => {
  const view = exampleView();
  expect(modeOf(view, { seat: 1, legal: read })).toBe('read');
  expect(modeOf(view, { seat: 0, legal: [] })).toBe('await-read');
  expect(modeOf(view, { seat: null, legal: [] })).toBe('await-read');
});

test('a listener grabs, and then holds, has misfired or has no idea', () => {
  const view = exampleView({ phase: 'grab', line: 'Hello.' });
  expect(modeOf(view, { seat: 0, legal: grab })).toBe('grab');
  expect(modeOf({ ...view, held: { card: 'c2' } }, { seat: 0, legal: [] })).toBe('held');
  expect(modeOf({ ...view, misfired: [0], wrong: [judged(0)] }, { seat: 0, legal: [] })).toBe('misfired');
  expect(modeOf({ ...view, no_idea: [0] }, { seat: 0, legal: [] })).toBe('no-idea');
});

test('who may not grab only watches', () => {
  const view = exampleView({ phase: 'grab', line: 'Hello.', listeners: [2, 3] });
  expect(modeOf(view, { seat: 0, legal: [] })).toBe('await-grab');
  expect(modeOf(view, { seat: null, legal: [] })).toBe('await-grab');
  expect(modeOf(view, { seat: 1, legal: read })).toBe('reading');
});

test('the contest is written and voted on', () => {
  const writing = exampleView({ phase: 'caption', tied: [0, 1], written: [0] });
  expect(modeOf(writing, { seat: 1, legal: [{ type: 'caption', line: {} }] })).toBe('caption');
  expect(modeOf(writing, { seat: 0, legal: [] })).toBe('captioned');
  expect(modeOf(writing, { seat: 2, legal: [] })).toBe('await-captions');
  const voting = exampleView({ phase: 'vote', tied: [0, 1], voters: [2, 3], voted: [3] });
  expect(modeOf(voting, { seat: 2, legal: [{ type: 'vote', caption: 0 }] })).toBe('vote');
  expect(modeOf(voting, { seat: 3, legal: [] })).toBe('voted');
  expect(modeOf(voting, { seat: 0, legal: [] })).toBe('await-votes');
});

test('in a replay the reader is known by the card in hand', () => {
  expect(replayedMode(exampleView({ reading: { picture: 'cook', match: 'c6' } }), 1)).toBe('read');
  expect(replayedMode(exampleView(), 0)).toBe('await-read');
  expect(replayedMode(exampleView({ phase: 'grab', misfired: [0] }), 0)).toBe('misfired');
});

test('the table waits for those who act', () => {
  expect((['love', 'read', 'grab', 'caption', 'vote'] as const).every(isActing)).toBe(true);
  expect((['reading', 'held', 'misfired', 'await-read'] as const).some(isActing)).toBe(false);
});
