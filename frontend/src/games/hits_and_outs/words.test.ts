import { expect, test } from 'vitest';

import en from './en.json';
import ja from './ja.json';

const gaps = (entry: string | { one: string; other: string }): string[] => {
  const text = typeof entry === 'string' ? entry : `${entry.one} ${entry.other}`;
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
};

test('both languages say the same things, with the same gaps', () => {
  expect(Object.keys(ja).sort()).toEqual(Object.keys(en).sort());
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    const [there, here] = [gaps(ja[key]), gaps(en[key])];
    expect({ key, gaps: there }).toEqual({ key, gaps: here });
  }
});
