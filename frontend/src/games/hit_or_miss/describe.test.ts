import { expect, test } from 'vitest';

import type { Json } from '../contract';
import { describe, markOf } from './describe';
import { exampleView } from './example';

const names = ['Mio', 'Theo', 'Kwame'];
const view = exampleView({ phase: 'write', item: 'sofa' }) as unknown as Json;
const say = (...events: Json[]): string[] => describe(events, view, names, (key) => key);
const category = { pack: 'things', version: '1', id: 'x', title: 'Fruit', note: 'Sweet ones', language: 'en' };

test.each<[Json, string]>([
  [{ type: 'round_started', round: 3, leader: 1 }, 'Round 3. Theo leads.'],
  [{ type: 'card_read', category, swapped: true }, 'The card was swapped. The category is: Fruit. Sweet ones'],
  [{ type: 'timer_started', seat: null }, 'The timer runs. Write!'],
  [{ type: 'timer_started', seat: 2 }, 'Kwame starts the timer. Write!'],
  [{ type: 'wrote', seat: 0, item: 'plum', count: 2 }, 'Mio: “plum”. 2 items.'],
  [{ type: 'struck', seat: 0, item: 'plum', count: 1 }, 'Mio struck “plum”. 1 item.'],
  [{ type: 'put_down', seat: 1 }, 'Theo has put the pencil down.'],
  [{ type: 'rolled', seat: 1, face: 'jester' }, 'Theo rolls the jester.'],
  [{ type: 'announced', seat: 1, called: 'miss' }, 'Theo announces MISS.'],
  [{ type: 'circled', seat: 1, item: 'plum', called: 'hit' }, 'Theo reads “plum” for a HIT.'],
  [{ type: 'vote_opened', kind: 'match', by: 0, why: '', seat: 2, item: 'couch' }, 'Mio doubts that “couch” is the same as “sofa”. Vote!'],
  [{ type: 'vote_opened', kind: 'item', by: 0, why: 'Too vague', seat: 2, item: 'thing' }, 'Mio challenges “thing”. Vote! “Too vague”'],
  [{ type: 'vote_closed', accepted: true, tied: true, votes: [true, false, null] }, 'A tie. It stands, 1 to 1.'],
  [{ type: 'vote_closed', accepted: false, tied: false, votes: [false, false, true] }, 'It does not stand, 1 to 2.'],
  [{ type: 'passed', seat: 2, lap: 1 }, 'Kwame has no open item left and passes.'],
  [{ type: 'ended', reason: 'all-led', winners: [0, 2] }, 'Mio and Kwame share the win.'],
])('%o', (event, sentence) => {
  expect(say(event)).toEqual([sentence]);
});

test('shown cards are told with the items and the points', () => {
  const cards = [{ card: 'hit', item: 'couch' }, null, { card: 'miss', item: null }];
  expect(say({ type: 'cards_shown', cards, points: [1, 1, 0] })).toEqual(['HIT: Mio with “couch”. Points: Mio 1 and Theo 1.']);
  const none = [{ card: 'miss', item: null }, null, { card: 'miss', item: null }];
  expect(say({ type: 'cards_shown', cards: none, points: [0, 0, 0] })).toEqual(['Everybody shows MISS. Points: Nobody scores.']);
});

test('what is nobody’s business is not told', () => {
  expect(say({ type: 'wrote', seat: 1, count: 4 }, { type: 'drafted', seat: 0, item: 'pl' }, { type: 'card_drawn' }, { type: 'moon' })).toEqual([]);
});

test('at the end of writing nobody hears of each pencil', () => {
  const turns = exampleView({ phase: 'roll' }) as unknown as Json;
  expect(describe([{ type: 'put_down', seat: 1 }], turns, names, (key) => key)).toEqual([]);
});

test('cards are marked by what they show, rounds as parts', () => {
  expect(markOf([{ type: 'cards_shown', cards: [{ card: 'hit', item: 'x' }, null], points: [] }])).toBe('hit');
  expect(markOf([{ type: 'cards_shown', cards: [{ card: 'miss', item: null }, null], points: [] }])).toBe('out');
  expect(markOf([{ type: 'round_started' }])).toBe('part');
  expect(markOf([{ type: 'answered', seat: 1 }])).toBeNull();
});
