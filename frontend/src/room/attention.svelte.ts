/** What a live room does beyond its page: keeps the line up when seen again, marks the title, sounds, and tells what happened. */
import { announce } from '../lib/live.svelte';
import { sound } from '../lib/sound.svelte';
import { badge } from '../lib/title';
import { buzz } from '../lib/vibrate.svelte';
import { complain, notice } from '../lib/notices.svelte';
import type { RoomLive } from '../store/room.svelte';
import { isMyTurn } from '../store/select';
import { isShown, soundOf, tell } from './happenings';
import { nameIn } from './whom';

function watchDevice(room: RoomLive): () => void {
  const seen = (): void => {
    if (document.visibilityState === 'visible') room.wake();
  };
  const changed = (): void => room.wake();
  document.addEventListener('visibilitychange', seen);
  addEventListener('online', changed);
  addEventListener('offline', changed);
  addEventListener('pageshow', seen);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
    removeEventListener('pageshow', seen);
  };
}

function watchRoom(room: RoomLive): () => void {
  const news = room.onHappened((happened) => {
    for (const each of happened) {
      const sentence = tell(each, room.state);
      if (isShown(each, room)) notice(sentence);
      else announce(sentence);
      const effect = soundOf(each);
      if (effect) sound.play(effect);
    }
  });
  const refusals = room.onRefused((refused) => complain(refused, nameIn(refused, room.state)));
  return () => {
    news();
    refusals();
  };
}

/** Marks the moments at which this viewer is waited for. */
function watchTurn(room: RoomLive): void {
  const mine = $derived(isMyTurn(room.state));
  $effect(() => {
    badge(mine);
    if (!mine) return;
    sound.play('turn');
    buzz.play([40, 60, 40]);
    return () => badge(false);
  });
}

/** Follows a room for as long as the effect that calls this lives. */
export function follow(room: RoomLive): () => void {
  const stops = [watchDevice(room), watchRoom(room)];
  watchTurn(room);
  return () => stops.forEach((stop) => stop());
}
