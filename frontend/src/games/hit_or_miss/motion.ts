/** The game's own transitions: 120 to 240 ms, fast out; a cross-fade for those who asked for less motion. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

import { isCalm } from '../../lib/device';
import { SLOW_MS } from '../../lib/motion';

/** All cards are open within this time (art direction: one after another, within a second). */
const ALL_MS = 1000;

function moving(css: (t: number) => string, delay = 0): TransitionConfig {
  return { delay, duration: SLOW_MS, easing: cubicOut, css: isCalm() ? (t) => `opacity: ${t}` : css };
}

/** When card `at` of `count` begins to turn, so that the last one lies open in time. */
export function turnDelay(at: number, count: number): number {
  return count < 2 ? 0 : Math.round((at / (count - 1)) * (ALL_MS - SLOW_MS));
}

/** A card turns over to its face. */
export function turnOver(_: Element, { at, count }: { at: number; count: number }): TransitionConfig {
  return moving((t) => `transform: perspective(600px) rotateY(${(1 - t) * 90}deg)`, turnDelay(at, count));
}

/** Comes down hard like a rubber stamp. */
export function stamp(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return moving((t) => `opacity: ${Math.min(1, t * 2)}; transform: scale(${1.7 - 0.7 * t}) rotate(${(1 - t) * -9}deg)`, delay);
}

/** A new line is written. */
export function written(_: Element): TransitionConfig {
  return moving((t) => `opacity: ${t}; transform: translateX(${(1 - t) * -14}px)`);
}

/** A bubble swells from its tail. */
export function swell(_: Element): TransitionConfig {
  return moving((t) => `opacity: ${t}; transform: scale(${0.82 + 0.18 * t})`);
}
