/** The words of Hits & Outs in the language that is spoken. */
import { translator } from '../../lib/words/language.svelte';
import en from './en.json';
import ja from './ja.json';
import type { Corner } from './words';

export const t = translator({ en, ja });

/** "First base", as a sentence begins. */
export function cornerName(corner: Corner): string {
  return t(`corner-${corner}`);
}

/** "at first base", "at home plate". */
export function atCorner(corner: Corner): string {
  return t(`at-${corner}`);
}

/** "two runs", "one run" or "no run". */
export function runsInWords(n: number): string {
  return n === 0 ? t('no-run') : t('n-runs', { n });
}

const OUTS = ['no-outs', 'one-out', 'two-outs', 'three-outs'] as const;

/** "Nobody out", "One out", up to "Three outs". */
export function outsInWords(n: number): string {
  return t(OUTS[n] ?? 'no-outs');
}
