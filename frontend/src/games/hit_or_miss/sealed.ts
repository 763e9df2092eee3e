/** What stands under a seal: a face of the die, or a category card. */
import { isKey, t } from './say';

/** How a sealed value is called where seals are verified. */
export function nameSealed(value: unknown): string {
  const text = String(value);
  const face = `face-${text}`;
  // A card of a host's pack is sealed by its place, counted from 0.
  const own = /^own:\w+\/(\d+)$/.exec(text);
  if (own) return t('sealed-own', { n: Number(own[1]) + 1 });
  return isKey(face) ? t(face) : t('sealed-card', { card: text.split('/').pop()?.replaceAll('-', ' ') ?? text });
}
