/**
 * Turns a key into words of a language. Each folder with words of its own keeps an `en.json` and a `ja.json` and makes
 * its own typed translator: `const t = translator({ en, ja })`.
 */

/** The languages there are; a further one is one file a folder and one word here. */
export const LANGUAGES = ['en', 'ja'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What may stand in the gaps of a sentence. */
export type Params = Record<string, string | number>;

/** A translator whose keys are not checked, for code that gets its keys from elsewhere. */
export type Translate = (key: string, params?: Params) => string;

/** A sentence, or its forms by number: `{"one": "{n} cover", "other": "{n} covers"}`, chosen by the parameter `n`. */
export type Entry = string | { one: string; other: string };

export type Words = Record<string, Entry>;

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** What is written from right to left stands by itself, so that it does not carry away what comes behind it. */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Fills the gaps of a sentence: `{name}` is replaced by the parameter of that name. */
export function fill(sentence: string, params: Params): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => isolated(String(params[name] ?? gap)));
}

function form(entry: Entry, language: Language, params: Params): string {
  if (typeof entry === 'string') return entry;
  const count = Number(params['n'] ?? 0);
  return new Intl.PluralRules(language).select(count) === 'one' ? entry.one : entry.other;
}

/** The words of `key` in `language`, gaps filled; the key itself when there are none, so that a gap in the words shows. */
export function render(words: Words, key: string, language: Language, params: Params = {}): string {
  const entry = words[key];
  return entry === undefined ? key : fill(form(entry, language, params), params);
}
