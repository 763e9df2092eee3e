/** Words that must stay on one line become smaller where the line is too short for them. */
import type { Attachment } from 'svelte/attachments';

/** Sets `--fit` on an element that does not wrap: 1 where its parent has room for it, else the part of its size that fits. */
export const fitting: Attachment<HTMLElement> = (element) => {
  const line = element.parentElement;
  if (!line) return undefined;
  const fit = (): void => {
    element.style.setProperty('--fit', '1');
    element.style.setProperty('--fit', String(Math.min(1, (line.clientWidth - 1) / Math.max(1, element.offsetWidth))));
  };
  const watcher = new ResizeObserver(fit);
  watcher.observe(line);
  void document.fonts.ready.then(fit);
  return () => watcher.disconnect();
};
