import { expect, test } from 'vitest';

import { speech } from '../lib/words';
import { games } from '../games/registry';
import { RULES, rulesOf } from './pages';

test('every game that can be played has its rules', () => {
  expect(Object.keys(RULES).sort()).toEqual(Object.keys(games).sort());
});

test.each(Object.entries(RULES))('the rules of %s are as long in every language, and nothing is left empty', (_, { en, ja }) => {
  expect(ja.points).toHaveLength(en.points.length);
  expect(ja.steps.map((step) => step.picture)).toEqual(en.steps.map((step) => step.picture));
  for (const page of [en, ja]) {
    const texts = [page.heading, ...page.points.flatMap(Object.values<string>), ...page.steps.flatMap(Object.values<string>)];
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  }
});

test('the rules follow the language', () => {
  expect(rulesOf('hits-and-outs')?.heading).toBe('Hits & Outs in four pictures');
  speech.choose('ja');
  expect(rulesOf('hits-and-outs')?.heading).toBe('4枚の絵で ヒット＆アウト');
  speech.choose('en');
  expect(rulesOf('chess')).toBeNull();
});
