/** What the lobby makes of packs that a host brought: names in options, and what is switched on. */
import type { PackFault, PackView } from '../../../wire/messages';
import { speech, t } from '../../../lib/words';
import japanese from './faults.ja.json';

/** As a list option names a pack. */
export const ownName = (pack: PackView): string => `own:${pack.id}`;

/** A file that begins as a pack in CSV does; a TOML pack never can. */
export const isCsv = (text: string): boolean => text.replace(/^\ufeff/, '').trimStart().startsWith('card_id,');

/** The list with one thing in it or not. */
export function having<T>(list: readonly T[], item: T, has: boolean): T[] {
  const others = list.filter((each) => each !== item);
  return has ? [...others, item] : others;
}

/** Where in the file a fault is, as people read it. */
export function placeOf(fault: PackFault): string {
  const parts = [
    fault.line === null ? '' : t('packs.line', { n: fault.line }),
    fault.card === null ? '' : t('packs.faultCard', { card: fault.card }),
    fault.answer === null ? '' : `“${fault.answer}”`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The file, or the key, that a sentence of the server names first. */
const NAMED = /^(?:The \w+ has no key )?“([^”]+)”/;

/** What is wrong, in the reader's language: the server's own sentence is English, and tells more. */
export function faultWords(fault: PackFault): string {
  const ours = speech.language === 'ja' ? (japanese as Record<string, string>)[fault.code] : undefined;
  if (!ours) return fault.sentence;
  const named = NAMED.exec(fault.sentence)?.[1];
  return named ? `「${named}」：${ours}` : ours;
}

/** One line of facts: who wrote it, under which licence, in which language. */
export function factsOf(pack: PackView): string {
  return [pack.authors.join(', '), pack.licence, pack.language].filter(Boolean).join(' · ');
}
