import { expect, test } from 'vitest';

import { speech } from '../../lib/words/language.svelte';
import en from './en.json';
import ja from './ja.json';
import { reasonOf } from './reasons';
import { listed } from './say';
import { nameSealed } from './sealed';

const gaps = (entry: string | { one: string; other: string }): string[] => {
  const text = typeof entry === 'string' ? entry : entry.other;
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
};

test('both languages say the same things, with the same gaps', () => {
  expect(Object.keys(ja)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[]) expect({ key, gaps: gaps(ja[key]) }).toEqual({ key, gaps: gaps(en[key]) });
});

/** The codes of the matcher, each with words of ours. */
const CODES = [
  ...['same', 'plural', 'number', 'spelling-variant', 'word-order', 'picture', 'abbreviation', 'initials', 'surname'],
  ...['category-word', 'spelling', 'reading', 'card', 'synonym'],
];

test.each(CODES)('the reason %s has words in both languages', (code) => {
  expect(en).toHaveProperty([`reason-${code}`]);
});

test('a reason names what it speaks of, and an unknown one is told as it came', () => {
  const proposal = { card: 'hit', item: 'couch', level: 'synonyms', reason: 'Moon.', reason_code: 'card', words: ['sofa', 'couch'] } as const;
  expect(reasonOf({ ...proposal, words: [...proposal.words] })).toBe('The card says sofa = couch.');
  expect(reasonOf({ ...proposal, words: [], reason_code: 'moon' })).toBe('Moon.');
  expect(reasonOf({ ...proposal, card: 'miss', words: [] })).toBe('No match found.');
});

test('names are listed as the language lists them', () => {
  expect(listed(['Mio', 'Theo', 'Kwame'])).toBe('Mio, Theo and Kwame');
  speech.choose('ja');
  expect(listed(['ミオ', 'テオ'])).toBe('ミオ、テオ');
  speech.choose('en');
});

test('what stood under a seal is called by name', () => {
  expect(nameSealed('hit')).toBe('HIT');
  expect(nameSealed('things/farm-animals')).toBe('Card: farm animals');
  expect(nameSealed('own:0123456789abcdef/6')).toBe('Card 7 of the host’s pack');
});
