/** Lettering as large as its box allows: a line in the bubble above the cards. */
import type { Attachment } from 'svelte/attachments';

export interface Sizes {
  /** px */
  least: number;
  most: number;
}

/** The largest whole size at which something fits; the least if nothing does. */
export function largestThat(fits: (size: number) => boolean, { least, most }: Sizes): number {
  let [low, high] = [least, Math.max(least, Math.floor(most))];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Attach to a box of fixed size: its lettering takes the largest size that does not overflow. `text` is what it depends on. */
export function fitText(text: () => string, sizes: () => Sizes): Attachment<HTMLElement> {
  return (box) => {
    const fit = (): void => {
      const size = largestThat((candidate) => {
        box.style.fontSize = `${candidate}px`;
        return box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
      }, sizes());
      box.style.fontSize = `${size}px`;
      // What has to be scrolled can be scrolled by keys too.
      if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    $effect(() => {
      text();
      fit();
    });
    if (typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    document.fonts?.addEventListener?.('loadingdone', fit);
    return () => {
      watch.disconnect();
      document.fonts?.removeEventListener?.('loadingdone', fit);
    };
  };
}
