/** What stands under a seal: the card drawn with the lots of its listeners, or the cards set aside. */
import { titleOf } from './deck.svelte';
import { t } from './say';

/** How a sealed value is called where seals are verified. */
export function nameSealed(value: unknown): string {
  if (Array.isArray(value)) return t('sealed-aside', { cards: value.map((picture) => titleOf(String(picture))).join(', ') });
  const { picture } = (value ?? {}) as { picture?: unknown };
  return t('sealed-card', { card: titleOf(String(picture ?? '')) });
}
