import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { agreeable, FakeLine, fakeNews, fakeOwn, fakeRoom, fakeWelcome } from '../connection/fake';
import type { GameNews } from '../games/contract';
import { RoomLive } from './room.svelte';
import type { MatchHeadView } from './types';

const MATCH: MatchHeadView = { number: 1, game: 'hits-and-outs', options: {}, seats: [1, 2], started_ms: 0, result: null };
const playing = fakeWelcome({ room: fakeRoom({ phase: 'match', match: MATCH }), view: { step: 4 }, legal: [{ type: 'lift' }] });

let line: FakeLine;
let room: RoomLive;

beforeEach(() => {
  line = new FakeLine();
  room = new RoomLive(() => line, 'key');
  room.start();
  line.open();
});

afterEach(() => room.stop());

test('there is no match before one was played', () => {
  expect(room.ready).toBe(false);
  line.say(fakeWelcome());
  expect(room.ready).toBe(true);
  expect(room.match).toBeNull();
  expect([room.code, room.me.name, room.isHost]).toEqual(['KWMB', 'Mio', true]);
});

test('the match reads seat, players, view and legal moves', () => {
  line.say(playing);
  const { match } = room;
  expect(match?.seat).toBe(0);
  expect(match?.players.map((player) => player.name)).toEqual(['Mio', 'Theo']);
  expect(match?.view).toEqual({ step: 4 });
  expect(match?.legal).toEqual([{ type: 'lift' }]);
  expect(room.match).toBe(match);
});

test('the match’s clock began with the match', () => {
  const match = { ...MATCH, started_ms: 990_000 };
  line.say(fakeWelcome({ room: fakeRoom({ phase: 'match', match }), view: { step: 4 }, now_ms: 1_000_000 }));
  expect(room.match?.now()).toBeGreaterThanOrEqual(10_000);
  expect(room.match?.now()).toBeLessThan(15_000);
});

test('a refusal of a quiet move is told by whoever made it', async () => {
  line.say(playing);
  const heard = vi.fn();
  room.onRefused(heard);
  const asked = room.send({ type: 'draft', item: 'so' }, { quiet: true });
  line.say({ type: 'refused', id: String(line.sent.at(-1)?.['id']), code: 'time-up', sentence: '' });
  await expect(asked).rejects.toMatchObject({ code: 'time-up' });
  expect(heard).not.toHaveBeenCalled();
});

test('a move names the step it answers and resolves with its news', async () => {
  line.say(playing);
  const done = room.send({ type: 'lift', corner: 'first' });
  const sent = line.sent.at(-1);
  expect(sent).toMatchObject({ type: 'move', move: { type: 'lift', corner: 'first' }, step: 4 });
  line.say(fakeNews(8, { cause: { member: 1, id: String(sent?.['id']) } }));
  await expect(done).resolves.toBeUndefined();
});

test('a refused act rejects, and those who listen hear it', async () => {
  line.say(playing);
  const heard = vi.fn();
  room.onRefused(heard);
  const asked = room.act({ type: 'pause' });
  line.say({ type: 'refused', id: String(line.sent.at(-1)?.['id']), code: 'already-paused', sentence: '' });
  await expect(asked).rejects.toMatchObject({ code: 'already-paused' });
  expect(heard).toHaveBeenCalledOnce();
});

test('news of the match comes in order, after the view has changed, missed news included', () => {
  const heard: [number | null, unknown][] = [];
  line.say(playing);
  room.match?.onNews((news: GameNews) => heard.push([news.number, room.match?.view['step']]));
  line.say(fakeNews(8, { by: 'seat', seat: 0, events: [{ type: 'lifted' }], view: { step: 5 } }), fakeNews(9, { happened: [] }));
  expect(heard).toEqual([[8, 5]]);
  const missed = fakeNews(10, { by: 'clock', events: [{ type: 'hit' }] });
  line.say({ ...playing, number: 10, view: { step: 6 }, missed: missed.type === 'news' ? [missed] : [] });
  expect(heard).toEqual([
    [8, 5],
    [10, 6],
  ]);
});

test('what nobody else is told of changes the view and is told to the game', () => {
  const heard: [number | null, unknown][] = [];
  line.say(playing);
  room.match?.onNews((news: GameNews) => heard.push([news.number, room.match?.view['held']]));
  line.say(fakeOwn({ events: [{ type: 'grabbed' }], view: { step: 4, held: { card: 'c3' } }, legal: [{ type: 'read' }] }));
  expect(heard).toEqual([[null, { card: 'c3' }]]);
  expect(room.match?.legal).toEqual([{ type: 'read' }]);
});

test('the agreeable twin greets and agrees to everything', async () => {
  const pretended = new RoomLive(agreeable(fakeWelcome()), '');
  pretended.start();
  await expect(pretended.act({ type: 'start' })).resolves.toBeUndefined();
  expect(pretended.ready).toBe(true);
  pretended.stop();
});

test('the seat card appears once it was asked for', () => {
  line.say(playing);
  room.askForCard();
  expect(line.sent.at(-1)).toEqual({ type: 'seat_card' });
  line.say({ type: 'seat_card', pin: '004217', path: '/room/KWMB#seat=1-004217', qr: ['1'] });
  expect(room.state.card?.pin).toBe('004217');
});
