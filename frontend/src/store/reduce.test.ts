import { expect, test } from 'vitest';

import { fakeMembers, fakeNews, fakeRoom, fakeWelcome } from '../connection/fake';
import { isHost, isMyTurn, memberOf, playersOf, seatOf, sitting, watching } from './select';
import { NOTHING, reduce } from './state';
import type { MatchHeadView } from './types';

const MATCH: MatchHeadView = { number: 1, game: 'hits-and-outs', options: {}, seats: [2, 1], started_ms: 0, result: null };

const welcomed = reduce(NOTHING, fakeWelcome());

test('a welcome tells everything', () => {
  expect(welcomed.room?.code).toBe('KWMB');
  expect(isHost(welcomed)).toBe(true);
  expect(sitting(welcomed).map((each) => each.name)).toEqual(['Mio', 'Theo']);
});

test('news changes only what it brings', () => {
  const played = reduce(welcomed, fakeNews(8, { view: { step: 1 }, legal: [{ type: 'lift' }] }));
  const later = reduce(played, fakeNews(9));
  expect(later.view).toEqual({ step: 1 });
  expect(later.legal).toEqual([{ type: 'lift' }]);
  expect(later.room).toBe(welcomed.room);
  expect(reduce(later, fakeNews(10, { legal: [] })).legal).toEqual([]);
});

test('who left keeps name and head in the match', () => {
  const playing = reduce(welcomed, fakeNews(8, { room: fakeRoom({ phase: 'match', match: MATCH }) }));
  const left = reduce(playing, fakeNews(9, { room: fakeRoom({ phase: 'match', match: MATCH, members: fakeMembers(1) }) }));
  expect(playersOf(left).map((each) => each.name)).toEqual(['Theo', 'Mio']);
  expect(seatOf(left)).toBe(1);
});

test('my turn is when a move other than giving up is mine', () => {
  const room = fakeRoom({ phase: 'match', match: MATCH });
  const given = reduce(welcomed, fakeNews(8, { room, legal: [{ type: 'give_up' }] }));
  expect(isMyTurn(given)).toBe(false);
  expect(isMyTurn(reduce(given, fakeNews(9, { legal: [{ type: 'lift', corner: 'first' }] })))).toBe(true);
});

test('presence and waits are replaced as a whole', () => {
  const away = reduce(welcomed, { type: 'presence', members: { 1: 'here', 2: 'away' }, waits: { 1: 5000 } });
  const playing = reduce(away, fakeNews(8, { room: fakeRoom({ match: MATCH }) }));
  expect(playersOf(playing)[0]?.here).toBe('away');
  expect(reduce(away, { type: 'presence', members: { 1: 'here' }, waits: {} }).waits).toEqual({});
});

test('watchers are people without a seat, screens are nobody', () => {
  const [mio, theo, amina, kwame] = fakeMembers(4);
  if (!mio || !theo || !amina || !kwame) throw new Error('four members');
  const room = fakeRoom({ members: [mio, theo, { ...amina, role: 'guest' }, { ...kwame, role: 'screen' }] });
  expect(watching(room).map((each) => each.name)).toEqual(['Amina']);
});

test('an unknown member has a name all the same', () => {
  expect(memberOf(welcomed, 99).name).toBe('?');
});
