/** What the lobby makes of packs that a host brought: names in options, and what is switched on. */
import type { PackFault, PackView } from '../../../wire/messages';
import { t } from '../../../lib/words';

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

/** One line of facts: who wrote it, under which licence, in which language. */
export function factsOf(pack: PackView): string {
  return [pack.authors.join(', '), pack.licence, pack.language].filter(Boolean).join(' · ');
}
