import { expect, test } from 'vitest';

import type { Json } from '../contract';
import { describe, markOf } from './describe';
import { examplePage, exampleView } from './example';

const names = ['Mio', 'Ines', 'Theo', 'Kwame'];
const view = exampleView({ last: examplePage() }) as unknown as Json;
const say = (...events: Json[]): string[] => describe(events, view, names, (key) => key);
const opened = { seal: '', salt: '', value: { picture: 'castaway', lots: [] } };

test.each<[Json, string]>([
  [{ type: 'started', table: [{}, {}], aside: null }, '2 cards lie on the table.'],
  [{ type: 'loved', seat: 0, hearts: 1 }, 'Mio gives manga 1 heart.'],
  [{ type: 'drew', reader: 1, twist: null, again: false }, 'Ines reads.'],
  [{ type: 'drew', reader: 1, twist: 'sounds', again: true }, 'Ines has a new card. Sounds only: No words: noises, bangs, growls.'],
  [{ type: 'read', reader: 1, said: 'Explain.', line: 'Explain.', adds: true }, 'Ines reads: “Explain.” Grab!'],
  [{ type: 'read', reader: 1, said: null, line: null, adds: true }, 'Ines reads aloud. Grab!'],
  [{ type: 'no_idea', seat: 2 }, 'Theo has no idea.'],
  [{ type: 'ruled', winner: null, misfires: [2, 3] }, 'Theo and Kwame misfired. The reading goes on.'],
  [{ type: 'taken', reader: 1, seat: 0, card: 'c1', opened }, 'Mio takes “a picture” from Ines’s line. 0.23 s before Theo.'],
  [{ type: 'put_back', reader: 1, why: 'passed-on' }, 'Time is up for Ines again. The next player reads.'],
  [{ type: 'contest', tied: [0, 1], prompt: 'cook', reason: 'last-pair' }, 'Mio and Ines are tied. A line for one picture decides.'],
  [{ type: 'captions_shown', lines: ['A', 'B'], voters: [2] }, 'The lines: “A” and “B”. Vote!'],
  [{ type: 'ended', reason: 'cancelled', decided: 'ogiri', winners: [0] }, 'All cancellation cards were out. Mio wins. A line broke the tie.'],
  [{ type: 'ended', reason: 'last-pair', decided: 'shared', winners: [0, 2] }, 'One pair was left. Mio and Theo share the win.'],
])('%o', (event, sentence) => {
  expect(say(event)).toEqual([sentence]);
});

test('what is read after the first line is told as such', () => {
  const again = exampleView({ phase: 'grab', reads: ['Explain.', 'x'] }) as unknown as Json;
  const told = (event: Json): string[] => describe([{ type: 'read', reader: 1, ...event }], again, names, (key) => key);
  expect(told({ said: 'Now.', line: 'Explain. Now.', adds: true })).toEqual(['Ines adds: “Now.”']);
  expect(told({ said: 'Explain.', line: 'Explain.', adds: false })).toEqual(['Ines reads it once more: “Explain.”']);
  expect(told({ said: null, line: null, adds: true })).toEqual(['Ines says it once more.']);
});

test('a ruling without misfires, and what is no event of the game, are not told', () => {
  expect(say({ type: 'ruled', winner: 0, misfires: [] }, { type: 'moon' })).toEqual([]);
});

test('cards taken are bursts, misfires and cancellations discs, draws parts', () => {
  expect(markOf([{ type: 'ruled', winner: 0, misfires: [2] }, { type: 'taken' }, { type: 'drew' }])).toBe('hit');
  expect(markOf([{ type: 'ruled', winner: null, misfires: [2] }])).toBe('out');
  expect(markOf([{ type: 'cancelled' }, { type: 'drew' }])).toBe('out');
  expect(markOf([{ type: 'drew' }])).toBe('part');
  expect(markOf([{ type: 'no_idea', seat: 1 }])).toBeNull();
});
