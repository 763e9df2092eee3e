/** What stands under a seal: the card drawn with the lots of its listeners, or the cards set aside. */
import { deck, titleOf } from './deck.svelte';
import { t } from './say';

/** What stood under a seal is told even where the deck is not: by its id. */
const named = (picture: string): string => (deck.card(picture) ? titleOf(picture) : picture);

/** How a sealed value is called where seals are verified. */
export function nameSealed(value: unknown): string {
  if (Array.isArray(value)) return t('sealed-aside', { cards: value.map((picture) => named(String(picture))).join(', ') });
  const { picture } = (value ?? {}) as { picture?: unknown };
  return t('sealed-card', { card: named(String(picture ?? '')) });
}
