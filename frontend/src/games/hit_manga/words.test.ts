import { expect, test } from 'vitest';

import en from './en.json';
import ja from './ja.json';
import { nameSealed } from './sealed';

const gaps = (entry: string | { one: string; other: string }): string[] => {
  const text = typeof entry === 'string' ? entry : entry.other;
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
};

test('both languages say the same things, with the same gaps', () => {
  expect(Object.keys(ja)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[]) expect({ key, gaps: gaps(ja[key]) }).toEqual({ key, gaps: gaps(en[key]) });
});

test.each(['love', 'loved', 'read', 'await-read', 'reading', 'grab', 'held', 'misfired', 'no-idea', 'await-grab', 'caption', 'captioned', 'await-captions', 'vote', 'voted', 'await-votes', 'over'])(
  'the mode %s has a title',
  (mode) => expect(en).toHaveProperty([`title-${mode}`]),
);

test.each(['all-misfired', 'nobody-knows', 'none-right', 'time-up'])('a card cancelled by %s is explained', (why) => expect(en).toHaveProperty([`cancelled-${why}`]));

test.each(['time-up', 'passed-on', 'reader-left', 'nobody-listens'])('a card put back by %s is explained', (why) => expect(en).toHaveProperty([`said-back-${why}`]));

test('what stood under a seal is called by name', () => {
  expect(nameSealed({ picture: 'cook', lots: [1, 2] })).toBe('Card drawn: cook');
  expect(nameSealed(['cook', 'duel'])).toBe('Cards set aside: cook, duel');
});
