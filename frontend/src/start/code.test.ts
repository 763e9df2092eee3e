import { expect, test } from 'vitest';

import { cleanCode } from './code';

test.each([
  ['kwmb', 'KWMB'],
  [' k w-m b ', 'KWMB'],
  ['ｋｗｍｂ', 'KWMB'],
  ['http://host.example/games/room/KWMB#seat=3', 'KWMB'],
  ['kwmbxy12', 'KWMBXY'],
  ['漢字', ''],
])('%s', (typed, code) => {
  expect(cleanCode(typed)).toBe(code);
});
