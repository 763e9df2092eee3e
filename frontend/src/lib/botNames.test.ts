import { afterEach, beforeEach, expect, test } from 'vitest';

import { fakeNews, fakeRoom, fakeWelcome } from '../connection/fake';
import { memberOf, playersOf } from '../store/select';
import { NOTHING, reduce } from '../store/state';
import type { BotMeta, GameMeta, MemberView } from '../store/types';
import { shownName } from './botNames';
import { facts } from './facts.svelte';
import { speech } from './words';

const WALL: BotMeta = { name: 'steady', title: { en: 'The Wall', ja: 'ザ・ウォール' }, method: {}, head: 'wall' };
const bot = (id: number, name: string): MemberView => ({ id, name, head: 'wall', role: 'player', bot: 'steady' });
const MIO: MemberView = { id: 1, name: 'The Wall', head: 'mio', role: 'player', bot: null };

beforeEach(() => {
  facts.games = [{ name: 'hit-manga', bots: [WALL] } as unknown as GameMeta];
  speech.choose('ja');
});
afterEach(() => {
  facts.games = [];
  speech.choose('en');
});

test('a bot is called by its name in the language of the moment, its number kept', () => {
  expect(shownName(bot(2, 'The Wall'))).toBe('ザ・ウォール');
  expect(shownName(bot(3, 'The Wall 2'))).toBe('ザ・ウォール 2');
  speech.choose('en');
  expect(shownName(bot(3, 'The Wall 2'))).toBe('The Wall 2');
});

test('people keep the name they gave, and so does who is not known', () => {
  expect(shownName(MIO)).toBe('The Wall');
  expect(shownName(bot(2, 'The Wallflower'))).toBe('The Wallflower');
  facts.games = [];
  expect(shownName(bot(2, 'The Wall'))).toBe('The Wall');
});

test('the room and the match call bots so', () => {
  const members = [MIO, bot(2, 'The Wall 2')];
  const match = { number: 1, game: 'hit-manga', options: {}, seats: [1, 2], started_ms: 0, result: null };
  const state = reduce(reduce(NOTHING, fakeWelcome()), fakeNews(8, { room: fakeRoom({ phase: 'match', match, members }) }));
  expect(memberOf(state, 2).name).toBe('ザ・ウォール 2');
  expect(playersOf(state).map(({ name }) => name)).toEqual(['The Wall', 'ザ・ウォール 2']);
});
