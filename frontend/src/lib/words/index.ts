/** The words of the frame: `t('key')` in the language of the moment. Games keep their words in their own folders. */
import type { Refused } from '../../connection/problem';
import type { Said } from '../../store/types';
import en from './en.json';
import ja from './ja.json';
import { speech, translator } from './language.svelte';
import { render, type Params, type Words } from './translate';

export { speech } from './language.svelte';
export type { Language, Params, Translate } from './translate';

export type Key = keyof typeof en;

export const t = translator({ en: en satisfies Words, ja: ja satisfies Words });

/** The same for keys that come from elsewhere, such as a game's own code. */
export const loose = (key: string, params?: Params): string => render(speech.language === 'ja' ? ja : en, key, speech.language, params);

/** Whether there are words for a key made up at run time. */
export function isKey(key: string): key is Key {
  return key in en;
}

/** Words for a refusal: ours for its code, of the person it is about if there is one, else the server's sentence. */
export function errorWords(refused: Refused, name = ''): string {
  const key = `error.${refused.code}`;
  if (name && isKey(`${key}.of`)) return loose(`${key}.of`, { name });
  if (isKey(key)) return t(key);
  return refused.sentence || t('error.unexpected');
}

/** Words that came from the server in every language it has. */
export function said(words: Said): string {
  return words[speech.language] ?? words['en'] ?? '';
}

/** Names as one speaks of them: "Mio, Theo and Nana", "Mio、Theo、Nana". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(speech.language === 'en' ? 'en-GB' : speech.language, { type: 'conjunction' }).format(names);
}
