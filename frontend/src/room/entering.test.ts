import { expect, test, vi } from 'vitest';

import { person } from '../join/person.svelte';
import { cast } from '../lib/cast.svelte';
import { Entering, seatLink } from './entering.svelte';

test('a seat link names member and PIN, and nothing else does', () => {
  expect(seatLink('#seat=3-004217')).toEqual({ member: 3, pin: '004217' });
  expect(seatLink('#seat=3-4217')).toBeNull();
  expect(seatLink('')).toBeNull();
});

test('a door that is knocked at twice is gone through once', async () => {
  const knocks = vi.fn((_: string, __?: RequestInit) => Promise.resolve(Response.json({ code: 'name-taken', sentence: '' }, { status: 409 })));
  vi.stubGlobal('fetch', knocks);
  const entering = new Entering('CFHJ', false);
  await Promise.all([entering.join('player'), entering.join('player')]);
  await Promise.all([entering.claim(1, '123456'), entering.claim(1, '123456')]);
  const posts = knocks.mock.calls.filter(([, init]) => init?.method === 'POST').map(([address]) => address.split('/').at(-1));
  expect(posts).toEqual(['members', 'claims']);
  vi.unstubAllGlobals();
});

test('who goes by the name of a head tries another one where that one sits already', async () => {
  const asked: { name: string; head: string }[] = [];
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') asked.push(JSON.parse(String(init.body)) as (typeof asked)[number]);
    return Promise.resolve(Response.json({ code: 'name-taken', sentence: '' }, { status: 409 }));
  });
  const head = (id: string): object => ({ id, name: { en: id.toUpperCase() }, kind: 'person' });
  cast.all = ['mio', 'theo', 'ines'].map(head) as typeof cast.all;
  Object.assign(person, { name: '', head: 'mio' });
  await new Entering('CFHJ', false).join('player');
  expect(asked.map(({ name }) => name).sort()).toEqual(['INES', 'MIO', 'THEO']);
  asked.splice(0);
  Object.assign(person, { name: 'Ana', head: 'mio' });
  await new Entering('CFHJ', false).join('player');
  expect(asked).toEqual([expect.objectContaining({ name: 'Ana', head: 'mio' })]);
  cast.all = [];
  vi.unstubAllGlobals();
});
