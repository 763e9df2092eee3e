/** The big screen has nobody who scrolls: what does not fit is leafed through by itself. */
import type { Attachment } from 'svelte/attachments';

import { isCalm } from '../lib/device';

/** How long one screenful stands. */
export const LEAF_MS = 8_000;
/** How much of a screenful is new: a part of the last one stays, so that nothing is torn in two. */
const NEW = 0.75;

/** Goes on by a part of what is in sight, and from the end back to the top; whoever scrolls by hand ends it. */
export function leafing(on: boolean): Attachment<HTMLElement> {
  return (element) => {
    if (!on) return undefined;
    const timer = setInterval(() => leaf(element), LEAF_MS);
    const stop = (): void => clearInterval(timer);
    const byHand = ['wheel', 'pointerdown', 'keydown'] as const;
    byHand.forEach((kind) => element.addEventListener(kind, stop, { passive: true }));
    return () => {
      stop();
      byHand.forEach((kind) => element.removeEventListener(kind, stop));
    };
  };
}

function leaf(element: HTMLElement): void {
  const end = element.scrollHeight - element.clientHeight;
  if (end < 1) return;
  const isAtEnd = element.scrollTop > end - 2;
  const top = isAtEnd ? 0 : Math.min(end, element.scrollTop + element.clientHeight * NEW);
  element.scrollTo({ top, behavior: isCalm() ? 'auto' : 'smooth' });
}
