/** The words of Hit Manga in the language that is spoken. */
import { speech, translator } from '../../lib/words/language.svelte';
import en from './en.json';
import ja from './ja.json';

export const t = translator({ en, ja });

export type Key = keyof typeof en;

/** Whether there are words for a key made up at run time. */
export function isKey(key: string): key is Key {
  return key in en;
}

/** "Mio, Theo and Kwame". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(speech.language === 'en' ? 'en-GB' : speech.language, { type: 'conjunction' }).format(names);
}

/** "0.23 s": a reaction or a lead, to the hundredth; below a tenth to the thousandth. */
export function seconds(ms: number): string {
  return t('seconds', { n: (Math.max(0, ms) / 1000).toFixed(ms < 100 ? 3 : 2) });
}
