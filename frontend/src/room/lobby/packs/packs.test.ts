import { afterEach, expect, test } from 'vitest';

import { BadPack, refused } from '../../../connection/packs';
import type { PackView } from '../../../wire/messages';
import { speech } from '../../../lib/words';
import { factsOf, faultWords, having, isCsv, ownName, placeOf } from './packs';

const facts = { id: '0123456789abcdef', game: 'hit-or-miss', title: 'Attic', language: 'en', version: '1.0.0', licence: 'CC0-1.0' };
const pack: PackView = { ...facts, description: '', authors: ['Ana', 'Ben'], cards: 3, tags: {}, not_for_all: 0, suffix: 'toml', size: 9, off_cards: [], off_tags: [] };

test('a pack is named by its id, and told in one line', () => {
  expect(ownName(pack)).toBe('own:0123456789abcdef');
  expect(factsOf(pack)).toBe('Ana, Ben · CC0-1.0 · en');
  expect(factsOf({ ...pack, authors: [] })).toBe('CC0-1.0 · en');
});

test('a table of a spreadsheet is known by its first line', () => {
  expect(isCsv('card_id,title,kind\n')).toBe(true);
  expect(isCsv('\ufeff\n card_id,title')).toBe(true);
  expect(isCsv('format = 1\n# card_id,title')).toBe(false);
});

test('things go in and out of a list once', () => {
  expect(having([1, 2], 3, true)).toEqual([1, 2, 3]);
  expect(having([1, 2], 2, true)).toEqual([1, 2]);
  expect(having([1, 2], 2, false)).toEqual([1]);
});

test('a fault says where it is, as far as it has a place', () => {
  const fault = { code: 'weight-range', sentence: 'No.', line: 33, card: 'fruit', answer: 'fig' };
  expect(placeOf(fault)).toBe('Line 33 · card fruit · “fig”');
  expect(placeOf({ ...fault, line: null, card: null, answer: null })).toBe('');
});

afterEach(() => speech.choose('en'));

test('a fault is told in the reader’s language, with the file or key that it names', () => {
  const fault = { code: 'wrong-type', sentence: '“bite.gif”: A picture is a PNG, JPEG, WebP or SVG file.', line: 3, card: 'bite', answer: null };
  expect(faultWords(fault)).toBe(fault.sentence);
  speech.choose('ja');
  expect(faultWords(fault)).toBe('「bite.gif」：絵はPNG、JPEG、WebP、SVGです。');
  expect(faultWords({ ...fault, code: 'no-title', sentence: 'The card needs a title.' })).toBe('お題がありません。');
  expect(faultWords({ ...fault, code: 'quite-new', sentence: 'The moon is full.' })).toBe('The moon is full.');
});

test('a refused file keeps its faults; any other refusal is one as ever', () => {
  const fault = { code: 'no-title', sentence: 'No.', line: 1, card: null, answer: null };
  const bad = refused({ code: 'bad-pack', sentence: 'It is broken.', faults: [fault], count: 7 }, 400);
  expect(bad).toBeInstanceOf(BadPack);
  expect((bad as BadPack).faults).toEqual([fault]);
  expect((bad as BadPack).count).toBe(7);
  expect(refused({ code: 'not-host', sentence: 'x' }, 403)).not.toBeInstanceOf(BadPack);
  expect(refused(null, 502).code).toBe('http-502');
});
