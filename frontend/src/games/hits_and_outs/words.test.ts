import { expect, test } from 'vitest';

import replayEn from '../../replay/en.json';
import replayJa from '../../replay/ja.json';
import resultEn from '../../result/en.json';
import resultJa from '../../result/ja.json';
import type { Entry, Words } from '../../lib/words/translate';
import en from './en.json';
import ja from './ja.json';

const gaps = (entry: Entry | undefined): string[] => {
  const text = typeof entry === 'string' ? entry : `${entry?.one} ${entry?.other}`;
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
};

const PAIRS: [string, Words, Words][] = [
  ['the diamond', en, ja],
  ['the result', resultEn, resultJa],
  ['the replay', replayEn, replayJa],
];

test.each(PAIRS)('both languages say the same things of %s, with the same gaps', (_, english, japanese) => {
  expect(Object.keys(japanese).sort()).toEqual(Object.keys(english).sort());
  for (const key of Object.keys(english)) expect({ key, gaps: gaps(japanese[key]) }).toEqual({ key, gaps: gaps(english[key]) });
});
