/** What happened in a room, in sentences and sounds. */
import type { RoomStore } from '../games/contract';
import { shownName } from '../lib/botNames';
import { facts } from '../lib/facts.svelte';
import type { Effect } from '../lib/sound.svelte';
import { said, t } from '../lib/words';
import { memberOf } from '../store/select';
import type { RoomState } from '../store/state';
import type { Happened } from '../store/types';

function gameTitle(game: string): string {
  const meta = facts.of(game);
  return meta ? said(meta.title) : game;
}

/** One sentence for what happened, or nothing when it needs no words. `state` is what is so after it. */
export function tell(happened: Happened, state: RoomState): string {
  const name = 'member' in happened ? memberOf(state, happened.member).name : '';
  switch (happened.type) {
    case 'joined':
      return happened.role === 'screen' ? '' : t('happened.joined', { name: shownName(happened) });
    case 'left':
      return t(happened.removed ? 'happened.left.removed' : 'happened.left', { name });
    case 'locked':
      return t(happened.locked ? 'happened.locked' : 'happened.locked.open');
    case 'pack_brought':
    case 'pack_dropped':
      return t(`happened.${happened.type}`, { title: happened.title });
    case 'game_chosen':
    case 'match_started':
      return t(`happened.${happened.type}`, { game: gameTitle(happened.game) });
    case 'sat':
    case 'stood':
    case 'host_changed':
    case 'match_ended':
    case 'skip_asked':
    case 'seat_moved':
      return t(`happened.${happened.type}`, { name });
    default:
      return '';
  }
}

const SHOWN = new Set<Happened['type']>(['left', 'host_changed', 'skip_asked', 'seat_moved']);

/** Whether it is shown as a notice too: what somebody else did, and what the page itself does not show. */
export function isShown(happened: Happened, room: RoomStore): boolean {
  return SHOWN.has(happened.type) && 'member' in happened && happened.member !== room.me.id;
}

const SOUNDS: Partial<Record<Happened['type'], Effect>> = { joined: 'join', match_started: 'start', match_ended: 'win' };

export function soundOf(happened: Happened): Effect | undefined {
  return SOUNDS[happened.type];
}
