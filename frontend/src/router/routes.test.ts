import { expect, test } from 'vitest';

import { below, routeOf } from './routes';

test.each([
  ['', { page: 'start' }],
  ['/', { page: 'start' }],
  ['solo/hits-and-outs', { page: 'solo', game: 'hits-and-outs' }],
  ['room/kwmb', { page: 'room', code: 'KWMB' }],
  ['room/KWMB/', { page: 'room', code: 'KWMB' }],
  ['screen/KWMB', { page: 'screen', code: 'KWMB' }],
  ['replay', { page: 'replay', code: null, number: null }],
  ['replay/KWMB/12', { page: 'replay', code: 'KWMB', number: 12 }],
  ['replay/KWMB/last', { page: 'replay', code: 'KWMB', number: null }],
  ['rules/hits-and-outs', { page: 'rules', game: 'hits-and-outs' }],
  ['credits', { page: 'credits' }],
  ['room', { page: 'lost' }],
  ['room/%E3%83', { page: 'room', code: '%E3%83' }],
  ['elsewhere/x', { page: 'lost' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test('a base path is taken off, and other places are left alone', () => {
  const base = 'http://host.example/games/';
  expect(below(base, 'http://host.example/games/room/KWMB#seat=1')).toBe('room/KWMB');
  expect(below(base, 'room/KWMB')).toBe('room/KWMB');
  expect(below(base, 'http://host.example/games/')).toBe('');
  expect(below(base, 'http://host.example/other')).toBeNull();
  expect(below(base, 'http://other.example/games/')).toBeNull();
});
