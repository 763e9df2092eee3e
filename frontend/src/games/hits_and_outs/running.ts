/** Motion along the bases: keyframes and Svelte transitions from the stops of a run. */
import type { TransitionConfig } from 'svelte/transition';

import { isCalm } from '../../lib/device';
import { OUT_FAST, SLOW_MS } from '../../lib/motion';
import type { Point } from './geometry';

/** Time for one base. */
export const BASE_MS = 220;

/** Where somebody is after the share `t` (0 to 1) of a run; every stretch takes the same time. */
export function alongPath(path: readonly Point[], t: number): Point {
  const stretches = path.length - 1;
  const index = Math.min(Math.floor(t * stretches), stretches - 1);
  const [from, to] = [path[Math.max(0, index)], path[index + 1] ?? path[0]];
  if (!from || !to) return { x: 0, y: 0 };
  const share = stretches > 0 ? t * stretches - index : 0;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

const put = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** The transform that puts feet on a point. */
export const stand = put;

/** A Svelte transition that runs in along a path, or away along it when it is an outro. */
export function run(_: Element, { path: pathOf, away = false }: { path: () => Point[]; away?: boolean }): TransitionConfig {
  const path = pathOf();
  const end = path.at(-1);
  if (isCalm() || path.length < 2 || !end) return { duration: 200, css: (t) => `opacity: ${t}` };
  const share = (t: number): number => (away ? 1 - t : t);
  return { duration: BASE_MS * (path.length - 1), css: (t) => `transform: ${put(alongPath(path, share(t)))}` };
}

/** Runs an element that stays on the field along a path to where it stands now. */
export function runOn(element: HTMLElement, path: Point[]): void {
  if (path.length < 2 || typeof element.animate !== 'function') return;
  if (isCalm()) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SLOW_MS });
  else element.animate(path.map((point) => ({ transform: put(point) })), { duration: BASE_MS * (path.length - 1), easing: OUT_FAST });
}
