/** The game's own transitions: 120 to 240 ms, fast out; a cross-fade for those who asked for less motion. */
import type { TransitionConfig } from 'svelte/transition';

import { moving } from '../../lib/motion';

/** Slides up from below its place, or down out of sight. */
export function board(_: Element): TransitionConfig {
  return moving((t) => `transform: translateY(${(1 - t) * 102}%)`);
}
