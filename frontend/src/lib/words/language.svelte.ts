/** The language everything is said in: the browser's at first, then what was chosen, which is remembered. */
import { remembered } from '../memory';
import { LANGUAGES, render, type Language, type Params, type Words } from './translate';

const memory = remembered<Language | null>('language', null);

function isLanguage(word: unknown): word is Language {
  return LANGUAGES.some((language) => language === word);
}

/** The first of the browser's languages that we speak, else English. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

function first(): Language {
  const chosen = memory.get();
  return isLanguage(chosen) ? chosen : preferred(navigator.languages);
}

class Speech {
  language = $state<Language>(first());

  /** Speaks another language from now on, and next time too. */
  choose(language: Language): void {
    this.language = language;
    memory.set(language);
  }
}

/** Reactive: what reads it in a component follows a change of language. */
export const speech = new Speech();

/** A translator over the words of one folder, with checked keys: `const t = translator({ en, ja })`. */
export function translator<English extends Words>(words: { en: English } & Record<Language, Words>) {
  return (key: keyof English & string, params?: Params): string => render(words[speech.language], key, speech.language, params);
}
