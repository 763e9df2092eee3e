/** Motion in 120 to 240 ms, fast out. Who asked for less motion gets a cross-fade instead. */
import type { TransitionConfig } from 'svelte/transition';

import { isCalm } from './device';

export const SLOW_MS = 240;
export const OUT_FAST = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

const FADE: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

const WAYS = {
  /** Turns over like a token. */
  flip: [{ transform: 'rotateY(90deg)' }, { transform: 'rotateY(0)' }],
  /** Comes down hard, like a rubber stamp. */
  stamp: [{ transform: 'scale(1.7) rotate(-8deg)', opacity: 0 }, { transform: 'scale(0.94)', opacity: 1, offset: 0.7 }, { transform: 'none' }],
  /** Lands with a slap. */
  slap: [{ transform: 'translateY(-18px) scale(1.08)' }, { transform: 'translateY(3px) scale(0.98)', offset: 0.7 }, { transform: 'none' }],
  /** Shakes its head. */
  shake: [0, -7, 6, -4, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
} satisfies Record<string, Keyframe[]>;

export type Way = keyof typeof WAYS;

/** Moves an element in one of the house's ways. Resolves when it stands still. */
export async function move(element: Element, way: Way, ms: number = SLOW_MS): Promise<void> {
  if (typeof element.animate !== 'function') return;
  const motion = element.animate(isCalm() ? FADE : WAYS[way], { duration: ms, easing: OUT_FAST });
  await motion.finished.catch(() => undefined);
}

function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

/** A Svelte transition of our pace; who asked for less motion gets a cross-fade. */
export function moving(css: (t: number) => string, delay = 0): TransitionConfig {
  return { delay, duration: SLOW_MS, easing: easeOut, css: isCalm() ? (t) => `opacity: ${t}` : css };
}

/** A Svelte transition: comes down hard like a rubber stamp. */
export function stamp(_: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return moving((t) => `opacity: ${Math.min(1, t * 2)}; transform: scale(${1.7 - 0.7 * t}) rotate(${(1 - t) * -9}deg)`, delay);
}

/** A Svelte transition: rises into place while fading in. */
export function rise(_: Element, { duration = SLOW_MS, by = 16 }: { duration?: number; by?: number } = {}): TransitionConfig {
  const css = (t: number): string => `opacity: ${t}; transform: translateY(${isCalm() ? 0 : (1 - t) * by}px)`;
  return { duration, easing: easeOut, css };
}

/** A Svelte transition: pops up to its size. */
export function pop(_: Element, { duration = SLOW_MS }: { duration?: number } = {}): TransitionConfig {
  const css = (t: number): string => `opacity: ${t}; transform: scale(${isCalm() ? 1 : 0.8 + 0.2 * t})`;
  return { duration, easing: easeOut, css };
}
