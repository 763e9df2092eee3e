import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Connection, Outgoing } from '../store/types';
import { FakeLine, fakeNews, fakeOwn, fakeWelcome } from './fake';
import { TableSocket } from './socket';

let lines: FakeLine[] = [];
let heard: Outgoing[] = [];
let states: Connection[] = [];
let socket: TableSocket;

const last = (): FakeLine => {
  const line = lines.at(-1);
  if (!line) throw new Error('nobody called');
  return line;
};
const said = (type: string): Record<string, unknown>[] => last().sent.filter((each) => each.type === type);

function greet(change: Parameters<typeof fakeWelcome>[0] = {}): void {
  last().open();
  last().say(fakeWelcome(change));
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  heard = [];
  states = [];
  const open = (): FakeLine => {
    lines.push(new FakeLine());
    return last();
  };
  socket = new TableSocket(open, 'key', {
    message: (message) => heard.push(message),
    state: (state) => states.push(state),
  });
  socket.start();
});

afterEach(() => {
  socket.stop();
  vi.useRealTimers();
});

test('hello carries the key and, on a return, the last number seen', () => {
  greet();
  expect(said('hello')).toEqual([{ type: 'hello', protocol: 1, token: 'key', seen: null }]);
  last().say(fakeNews(8));
  last().break();
  vi.advanceTimersByTime(1500);
  last().open();
  expect(said('hello')).toEqual([{ type: 'hello', protocol: 1, token: 'key', seen: 8 }]);
  expect(states).toEqual(['connecting', 'connected', 'reconnecting']);
});

test('what nobody else is told of has no number, and settles what it answers', async () => {
  greet();
  const done = vi.fn();
  void socket.ask({ id: 'a1' }).then(done);
  last().say(fakeOwn({ cause: { member: 2, id: 'a1' } }));
  await vi.advanceTimersByTimeAsync(0);
  expect(done).not.toHaveBeenCalled();
  last().say(fakeOwn({ cause: { member: 1, id: 'a1' } }), fakeNews(8));
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
  expect(heard.map((each) => each.type)).toEqual(['welcome', 'own', 'own', 'news']);
  expect(said('resync')).toEqual([]);
});

test('a move is sent again with the same id until news names it', async () => {
  greet();
  const done = vi.fn();
  void socket.ask({ id: 'a1' }).then(done);
  last().break();
  vi.advanceTimersByTime(1500);
  greet();
  expect(last().sent).toContainEqual({ id: 'a1' });
  last().say(fakeNews(8, { cause: { member: 2, id: 'a1' } }));
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  last().say(fakeNews(9, { cause: { member: 1, id: 'a1' } }));
  await vi.waitFor(() => expect(done).toHaveBeenCalled());
  last().break();
  vi.advanceTimersByTime(1500);
  greet();
  expect(last().sent).not.toContainEqual({ id: 'a1' });
});

test('a move that arrived before the break is settled by the missed news', async () => {
  greet();
  const answer = socket.ask({ id: 'a2' });
  last().break();
  vi.advanceTimersByTime(1500);
  const missed = fakeNews(8, { cause: { member: 1, id: 'a2' } });
  greet({ number: 8, missed: missed.type === 'news' ? [missed] : [] });
  await expect(answer).resolves.toBeUndefined();
  expect(last().sent).not.toContainEqual({ id: 'a2' });
});

test('a refusal rejects with its code, done resolves', async () => {
  greet();
  const refused = socket.ask({ id: 'b1' });
  const done = socket.ask({ id: 'b2' });
  last().say({ type: 'refused', id: 'b1', code: 'not-your-turn', sentence: 'Wait.' }, { type: 'done', id: 'b2', number: 3 });
  await expect(refused).rejects.toMatchObject({ code: 'not-your-turn', sentence: 'Wait.' });
  await expect(done).resolves.toBeUndefined();
});

test('what is asked while the line is down goes out after the welcome', () => {
  void socket.ask({ id: 'c1' });
  last().open();
  expect(last().sent).not.toContainEqual({ id: 'c1' });
  last().say(fakeWelcome());
  expect(last().sent).toContainEqual({ id: 'c1' });
});

test('a gap asks for everything and tells nobody the news out of order', () => {
  greet();
  last().say(fakeNews(9));
  expect(said('resync')).toHaveLength(1);
  expect(states.at(-1)).toBe('behind');
  expect(heard.filter((each) => each.type === 'news')).toEqual([]);
  last().say(fakeWelcome({ number: 9 }), fakeNews(10));
  expect(states.at(-1)).toBe('connected');
  expect(heard.at(-1)).toMatchObject({ number: 10 });
});

test('news that is known already is told once', () => {
  greet();
  last().say(fakeNews(8), fakeNews(8), fakeNews(7));
  expect(heard.filter((each) => each.type === 'news')).toHaveLength(1);
});

test('a line that says nothing is dead within 15 s; pings keep a live one', () => {
  greet();
  for (let second = 0; second < 30; second += 5) {
    vi.advanceTimersByTime(5000);
    last().say({ type: 'pong', sent_ms: 0, now_ms: 0 });
  }
  expect(lines).toHaveLength(1);
  expect(said('ping').length).toBeGreaterThanOrEqual(6);
  vi.advanceTimersByTime(15_000);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]?.closed).toBe(true);
});

test('who waits for an answer learns soon that the line is dead, however often they ask', () => {
  greet();
  vi.advanceTimersByTime(1000);
  for (let second = 1; second < 6; second++) {
    socket.ask({ id: `e${second}` }).catch(() => undefined);
    vi.advanceTimersByTime(1000);
  }
  expect(states.at(-1)).toBe('connected');
  vi.advanceTimersByTime(500);
  expect(states.at(-1)).toBe('reconnecting');
});

test('the server ping is answered with its number', () => {
  greet();
  last().say({ type: 'ping', n: 41 });
  expect(said('pong')).toEqual([{ type: 'pong', n: 41 }]);
});

test('tries grow no further apart than 1.5 s while a restart is likely', () => {
  last().break();
  for (let tries = 1; tries < 20; tries++) {
    vi.advanceTimersByTime(1500);
    expect(lines).toHaveLength(tries + 1);
    last().break();
  }
});

test('being seen again calls at once when the line is down, and checks it when it is up', () => {
  last().break();
  socket.wake();
  expect(lines).toHaveLength(2);
  greet();
  socket.wake();
  vi.advanceTimersByTime(2500);
  expect(states.at(-1)).toBe('reconnecting');
});

test.each([
  ['moved', 'moved'],
  ['removed', 'removed'],
  ['left', 'removed'],
  ['closed', 'gone'],
  ['unknown-room', 'gone'],
  ['wrong-protocol', 'gone'],
  ['bad-token', 'gone'],
])('after the farewell %s nobody calls again', async (code, state) => {
  greet();
  const answer = socket.ask({ id: 'd1' });
  last().say({ type: 'bye', code, sentence: '' });
  await expect(answer).rejects.toMatchObject({ code });
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  expect(states.at(-1)).toBe(state);
  await expect(socket.ask({ id: 'd2' })).rejects.toMatchObject({ code: state });
});

test('a restarting server is called again', () => {
  greet();
  last().say({ type: 'bye', code: 'restarting', sentence: '' });
  last().break();
  vi.advanceTimersByTime(1500);
  expect(lines).toHaveLength(2);
});
