/** What happened in a room, in sentences and sounds. */
import type { Effect } from '../lib/sound.svelte';
import type { RoomStore } from '../games/contract';
import { facts } from '../lib/facts.svelte';
import { isKey, said, t } from '../lib/words';
import { memberOf } from '../store/select';
import type { RoomState } from '../store/state';
import type { Happened } from '../store/types';

function gameTitle(game: unknown): string {
  const meta = facts.of(String(game));
  return meta ? said(meta.title) : String(game);
}

/** One sentence for what happened, or nothing when it needs no words. */
export function tell(happened: Happened, state: RoomState): string {
  const by = typeof happened['member'] === 'number' ? happened['member'] : null;
  const name = typeof happened['name'] === 'string' ? happened['name'] : memberOf(state, by).name;
  const kind = happened.type + (happened.type === 'locked' && !happened['locked'] ? '.open' : '') + (happened['removed'] ? '.removed' : '');
  const key = `happened.${kind}`;
  if (happened['role'] === 'screen' || !isKey(key)) return '';
  return t(key, { name, game: gameTitle(happened['game'] ?? state.room?.game) });
}

const SHOWN = new Set(['left', 'host_changed', 'skip_asked', 'seat_moved']);

/** Whether it is shown as a notice too: what somebody else did, and what the page itself does not show. */
export function isShown(happened: Happened, room: RoomStore): boolean {
  return SHOWN.has(happened.type) && happened['member'] !== room.me.id;
}

const SOUNDS: Record<string, Effect> = { joined: 'join', match_started: 'start', match_ended: 'win' };

export function soundOf(happened: Happened): Effect | undefined {
  return SOUNDS[happened.type];
}
