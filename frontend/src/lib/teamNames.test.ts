import { afterEach, expect, test } from 'vitest';

import { shownTeam } from './teamNames';
import { speech } from './words';

afterEach(() => speech.choose('en'));

test('the house’s teams are called by their names in the language of the moment', () => {
  expect(['Foxes', 'Herons'].map(shownTeam)).toEqual(['Foxes', 'Herons']);
  speech.choose('ja');
  expect(['Foxes', 'Herons'].map(shownTeam)).toEqual(['キツネ', 'アオサギ']);
});

test('a team that somebody named keeps that name', () => {
  speech.choose('ja');
  expect(['Owls', 'foxes', '', 'constructor'].map(shownTeam)).toEqual(['Owls', 'foxes', '', 'constructor']);
});
