/** How the bots carry themselves when they are introduced. */
import { cast } from '../lib/cast.svelte';
import type { Mood } from '../lib/art';
import type { BotMeta } from '../store/types';

export const CHARACTERS: Record<string, { mood: Mood; pose: string }> = {
  rookie: { mood: 'happy', pose: 'cheer' },
  sly: { mood: 'smirk', pose: 'think' },
  steady: { mood: 'calm', pose: 'crossed' },
  plain: { mood: 'happy', pose: 'cheer' },
  mainstream: { mood: 'calm', pose: 'crossed' },
  quirky: { mood: 'smirk', pose: 'think' },
  slow: { mood: 'think', pose: 'shrug' },
  quick: { mood: 'fierce', pose: 'raise' },
  expert: { mood: 'think', pose: 'stand' },
};

/** The bot's head: the one it names, else the cast's head for bots of its level. */
export function headOf(bot: BotMeta): string {
  return cast.byId(bot.head)?.id ?? cast.all.find((head) => head.bot === bot.name)?.id ?? bot.head;
}
