/** What stands under a seal: a face of the die, or a category card. */
import { isKey, t } from './say';

/** How a sealed value is called where seals are verified. */
export function nameSealed(value: unknown): string {
  const text = String(value);
  const face = `face-${text}`;
  return isKey(face) ? t(face) : t('sealed-card', { card: text.split('/').pop()?.replaceAll('-', ' ') ?? text });
}
