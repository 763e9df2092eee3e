/** Opening a table, with friends or alone against a bot. */
import { openTable } from '../connection/http';
import { keepSeat } from '../connection/session';
import { openingOptions } from '../games/opening';
import { person } from '../join/person.svelte';
import { complain } from '../lib/notices.svelte';
import { oneAtATime } from '../lib/oneAtATime';
import { speech } from '../lib/words';
import { router } from '../router/router.svelte';

/** Opens a table and goes there. With a bot the match starts at once. */
export const open = oneAtATime(async (game: string, bot?: string): Promise<void> => {
  try {
    const options = openingOptions(game, speech.language);
    const seat = await openTable({ ...(await person.takeSettled()), game, options, ...(bot ? { bot } : {}) });
    keepSeat(seat);
    router.go(`room/${seat.code}`);
  } catch (thrown) {
    complain(thrown);
  }
});
