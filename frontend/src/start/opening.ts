/** Opening a table, with friends or alone against a bot. */
import { openTable } from '../connection/http';
import { keepSeat } from '../connection/session';
import { person } from '../join/person.svelte';
import { complain } from '../lib/notices.svelte';
import { oneAtATime } from '../lib/oneAtATime';
import { router } from '../router/router.svelte';

/** Opens a table and goes there. With a bot the match starts at once. */
export const open = oneAtATime(async (game: string, bot?: string): Promise<void> => {
  try {
    const seat = await openTable({ ...person.take(), game, ...(bot ? { bot } : {}) });
    keepSeat(seat);
    router.go(`room/${seat.code}`);
  } catch (thrown) {
    complain(thrown);
  }
});
