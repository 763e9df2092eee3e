/** The last play is seen before the result is: the table stays for a moment when a match ends before one's eyes. */
import { untrack } from 'svelte';

import type { Phase } from '../store/types';

export const LAST_PLAY_MS = 2200;

/** The phase to show: that of the room, but a match a little longer, unless `atOnce` says otherwise. */
export function lingering(phase: () => Phase, atOnce: () => boolean): { readonly phase: Phase } {
  let shown = $state(untrack(phase));
  $effect.pre(() => {
    const now = phase();
    const isEnd = untrack(() => shown === 'match' && now === 'result' && !atOnce());
    if (!isEnd) {
      shown = now;
      return undefined;
    }
    const timer = setTimeout(() => (shown = now), LAST_PLAY_MS);
    return () => clearTimeout(timer);
  });
  return {
    get phase() {
      return shown;
    },
  };
}
