/** The game's own transitions: 120 to 240 ms, fast out; a cross-fade for those who asked for less motion. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

import { isCalm } from '../../lib/device';
import { SLOW_MS } from '../../lib/motion';

/** Comes down hard like a rubber stamp. */
export function stamp(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  const moving = (t: number): string => `opacity: ${Math.min(1, t * 2)}; transform: scale(${1.7 - 0.7 * t}) rotate(${(1 - t) * -9}deg)`;
  return { delay, duration: SLOW_MS, easing: cubicOut, css: isCalm() ? (t) => `opacity: ${t}` : moving };
}
