import { expect, test } from 'vitest';

import { fakeWelcome } from '../connection/fake';
import { NOTHING, reduce } from '../store/state';
import type { Happened } from '../store/types';
import { soundOf, tell } from './happenings';

const state = reduce(NOTHING, fakeWelcome());

const joined = { type: 'joined', member: 3, name: 'Amina', head: 'amina', role: 'player', bot: null } as const;

test.each<[Happened, string]>([
  [joined, 'Amina has come in.'],
  [{ ...joined, role: 'screen' }, ''],
  [{ type: 'left', member: 2, removed: false }, 'Theo has left.'],
  [{ type: 'left', member: 2, removed: true }, 'Theo was removed from the table.'],
  [{ type: 'host_changed', member: 2, because: 'away' }, 'Theo is the host now.'],
  [{ type: 'locked', locked: false }, 'The table is open again.'],
  [{ type: 'match_started', number: 1, game: 'hits-and-outs', seats: [1, 2] }, 'hits-and-outs begins.'],
  [{ type: 'head_picked', member: 2, head: 'otto' }, ''],
])('%j', (happened, sentence) => {
  expect(tell(happened, state)).toBe(sentence);
});

test('few things make a sound', () => {
  expect(soundOf(joined)).toBe('join');
  expect(soundOf({ type: 'stood', member: 2 })).toBeUndefined();
});
