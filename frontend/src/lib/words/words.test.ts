import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';

import { Refused } from '../../connection/problem';
import en from './en.json';
import { errorWords, listed, speech, t } from './index';
import ja from './ja.json';
import { preferred } from './language.svelte';
import { fill, render } from './translate';

const SOURCE = join(import.meta.dirname, '../..');

const components = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'));

/** What is printed on pieces and over the door is lettering, the same in every language. */
const LETTERING = new Set(['hitparade', 'HIT', 'PARADE', 'OUT', 'HR', 'MISS', 'EX']);

/** Attributes whose words people read or hear. */
const SPOKEN = new Set(['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'aria-roledescription']);

const hasLetters = (text: string): boolean => /\p{Letter}{2,}/u.test(text);

/** Everything in a component's markup that is written out rather than looked up. */
function literals(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) node.forEach((each) => literals(each, found));
  else if (typeof node === 'object' && node !== null) {
    const { type, data, name, value } = node as { type?: string; data?: string; name?: string; value?: unknown };
    if (type === 'StyleDirective') return found;
    if (type === 'Attribute') {
      if (SPOKEN.has(name ?? '')) literals(value, found);
    } else if (type === 'Text' && hasLetters(data ?? '')) found.push(data ?? '');
    else Object.values(node).forEach((each) => literals(each, found));
  }
  return found;
}

test('both languages have the same keys and the same gaps', () => {
  expect(Object.keys(ja)).toEqual(Object.keys(en));
  const gaps = (entry: unknown): string[] => [...new Set(JSON.stringify(entry).match(/\{\w+\}/g))].sort();
  for (const [key, entry] of Object.entries(en)) expect([key, gaps(ja[key as keyof typeof ja])]).toEqual([key, gaps(entry)]);
});

test.each(components)('%s holds no words of its own', (file) => {
  const root: AST.Root = parse(readFileSync(join(SOURCE, file), 'utf8'), { modern: true });
  expect(literals(root.fragment).filter((text) => !LETTERING.has(text.trim()))).toEqual([]);
});

test('the walk over components finds written words', () => {
  const root = parse('<p title="hello" class="lead">{#if yes}Two words{/if}</p>', { modern: true });
  expect(literals(root.fragment)).toEqual(['hello', 'Two words']);
});

test('what is written from right to left does not turn the sentence around it', () => {
  expect(fill('{name} 2, {other} 1', { name: 'נועה', other: 'Mio' })).toBe('\u2068נועה\u2069 2, Mio 1');
});

test('gaps are filled, and unknown ones show', () => {
  expect(fill('{name} of {n}', { name: 'Mio' })).toBe('Mio of {n}');
});

test('names are listed as one speaks of them', () => {
  expect(listed(['Mio', 'Theo', 'Nana'])).toBe('Mio, Theo and Nana');
  speech.choose('ja');
  expect(listed(['Mio', 'Theo'])).toBe('Mio、Theo');
  speech.choose('en');
});

test('number decides the form', () => {
  const words = { covers: { one: '{n} cover', other: '{n} covers' } };
  expect(render(words, 'covers', 'en', { n: 1 })).toBe('1 cover');
  expect(render(words, 'covers', 'en', { n: 3 })).toBe('3 covers');
  expect(render(words, 'covers', 'ja', { n: 1 })).toBe('1 covers');
});

test('a refusal is told in our words, else in the server’s', () => {
  expect(errorWords(new Refused('not-host', 'x'))).toBe('Only the host can do that.');
  expect(errorWords(new Refused('quite-new', 'The moon is full.'))).toBe('The moon is full.');
  expect(errorWords(new Refused('quite-new', ''))).toBe(t('error.unexpected'));
});

test('the first language we speak is taken', () => {
  expect(preferred(['fr-FR', 'ja-JP', 'en'])).toBe('ja');
  expect(preferred(['fr'])).toBe('en');
});

test('a change of language is followed and remembered', () => {
  speech.choose('ja');
  expect(t('close')).toBe('閉じる');
  expect(localStorage.getItem('hitparade.language')).toBe('"ja"');
  speech.choose('en');
});
