/** What a table begins with that is opened by somebody of another language: cards they can read, bots they understand. */
import type { Language } from '../lib/words';

const OPTIONS: Record<string, Partial<Record<Language, Record<string, unknown>>>> = {
  'hit-or-miss': { ja: { packs: ['nihongo'] } },
  'hit-manga': { ja: { bot_language: 'ja' } },
};

/** Options that differ from the game's own defaults, for whoever chooses the game in this language. */
export function openingOptions(game: string, language: Language): Record<string, unknown> {
  return OPTIONS[game]?.[language] ?? {};
}
