/** The words of Hit or Miss in the language that is spoken. */
import { speech, translator } from '../../lib/words/language.svelte';
import en from './en.json';
import ja from './ja.json';

export const t = translator({ en, ja });

/** An item as it is shown: one that the host has hidden is named so. */
export const itemOf = (item: string | null): string => item ?? t('hidden-item');

export type Key = keyof typeof en;

/** Whether there are words for a key made up at run time. */
export function isKey(key: string): key is Key {
  return key in en;
}

/** "Mio, Theo and Kwame". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(speech.language === 'en' ? 'en-GB' : speech.language, { type: 'conjunction' }).format(names);
}

/** Items, card titles and names stand in quotation marks of the language. */
export function quoted(text: string): string {
  return t('quoted', { text });
}
