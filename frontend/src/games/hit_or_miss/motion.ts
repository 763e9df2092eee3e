/** The game's own transitions: 120 to 240 ms, fast out; a cross-fade for those who asked for less motion. */
import type { TransitionConfig } from 'svelte/transition';

import { moving, SLOW_MS } from '../../lib/motion';

/** All cards are open within this time (art direction: one after another, within a second). */
const ALL_MS = 1000;

/** When card `at` of `count` begins to turn, so that the last one lies open in time. */
export function turnDelay(at: number, count: number): number {
  return count < 2 ? 0 : Math.round((at / (count - 1)) * (ALL_MS - SLOW_MS));
}

/** A card turns over to its face. */
export function turnOver(_: Element, { at, count }: { at: number; count: number }): TransitionConfig {
  return moving((t) => `transform: perspective(600px) rotateY(${(1 - t) * 90}deg)`, turnDelay(at, count));
}

/** A new line is written. */
export function written(_: Element): TransitionConfig {
  return moving((t) => `opacity: ${t}; transform: translateX(${(1 - t) * -14}px)`);
}

/** A bubble swells from its tail. */
export function swell(_: Element): TransitionConfig {
  return moving((t) => `opacity: ${t}; transform: scale(${0.82 + 0.18 * t})`);
}
