import { expect, test } from 'vitest';

import { exampleView } from './example';
import { modeOf } from './mode';
import { pointsInWords, promptOf, speechOf, summary, unanswered, unready, waitingFor } from './status';

const names = ['Mio', 'Theo', 'Kwame', 'Otto'];
const mio = { seat: 0, names };
const screen = { seat: null, names };

const called = exampleView({ phase: 'answer', turn: 1, die: 'hit', called: 'hit', item: 'sunglasses', answered: [2] });

test('the caller speaks in their own words until an item is read', () => {
  expect(speechOf(exampleView({ phase: 'roll', turn: 0 }), mio)).toEqual({ small: 'You roll the die', large: 'My turn!', isItem: false });
  expect(speechOf(called, screen)).toEqual({ small: 'Theo rolled HIT and calls', large: 'sunglasses', isItem: true });
  expect(speechOf({ ...called, turn: 0 }, mio).small).toBe('You rolled HIT and call');
});

test('after the jester the call was a choice', () => {
  expect(speechOf(exampleView({ phase: 'announce', turn: 1, die: 'jester' }), screen).small).toBe('Theo rolled the jester');
  expect(speechOf({ ...called, die: 'jester', called: 'miss' }, screen).small).toBe('Theo chose MISS and calls');
  expect(speechOf(exampleView({ phase: 'circle', turn: 1, die: 'jester', called: 'miss' }), screen).small).toBe('Theo chose MISS');
});

test('it is told who is waited for, oneself first', () => {
  expect(unanswered(called)).toEqual([3, 0]);
  expect(waitingFor([3, 0], mio)).toBe('Waiting for you and Otto.');
  expect(waitingFor([3], screen)).toBe('Waiting for Otto.');
  expect(waitingFor([], mio)).toBe('');
});

test('nobody waits for who has left', () => {
  expect(unready(exampleView({ phase: 'round_over', ready: [0], left: [2] }))).toEqual([1, 3]);
});

test('points are told best first, and without blame', () => {
  const view = exampleView({ turn_points: [1, 3, 0, 1] });
  expect(pointsInWords(view, mio)).toBe('Points: Theo 3, you 1 and Otto 1.');
  expect(pointsInWords(exampleView(), mio)).toBe('Nobody scores');
});

test.each([
  [{ phase: 'roll', turn: 0 }, [{ type: 'roll' }], 'Your turn!', 'HIT: read what many have. MISS: read what nobody has.'],
  [{ phase: 'circle', turn: 0, called: 'miss' }, [{ type: 'circle', item: 'x' }], 'Which item do you read?', 'One that nobody has: each MISS is a point for you.'],
  [{ phase: 'circle', turn: 1, called: 'hit' }, [], 'Theo chooses an item.', 'What do you hope for?'],
  [{ phase: 'shown', turn: 1, turn_points: [3, 0, 0, 0] }, [], '3 points for you!', 'Points: you 3.'],
  [{ phase: 'write', done: [0, 2] }, [], 'Your pencil is down.', 'Waiting for Theo and Otto.'],
] as const)('in %o the viewer reads what to do', (change, legal, title, note) => {
  const view = exampleView(structuredClone(change) as never);
  expect(promptOf(modeOf(view, { seat: 0, legal: [...legal] }), view, mio)).toEqual({ title, note });
});

test.each(['answer', 'vote', 'write', 'roll'] as const)('in a pause of %s nobody is told that they are done', (phase) => {
  const view = exampleView({ phase, turn: 0, paused: true });
  expect(promptOf(modeOf(view, { seat: 0, legal: [] }), view, mio)).toEqual({ title: 'The match is paused.', note: '' });
});

test('a late guest is told when the game begins for them', () => {
  const view = exampleView({ phase: 'answer', turn: 1, players: [1, 2, 3] });
  expect(promptOf('await-answers', view, mio).title).toBe('You play from the next round on.');
});

test('the summary tells those who do not see the table where it stands', () => {
  expect(summary(exampleView(), screen)).toBe('Round 2 of 8: Things you lose on holiday. Theo leads. Scores: Mio 4, Theo 6, Kwame 1 and Otto 3.');
});
