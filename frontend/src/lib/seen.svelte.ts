/** The part of the window that a phone's keyboard leaves to be seen. */
import type { Attachment } from 'svelte/attachments';

/** Keyboards are taller than this; browser bars that come and go are not. */
const KEYBOARD_PX = 120;

function fit(root: HTMLElement, viewport: VisualViewport): void {
  const isUp = viewport.scale < 1.05 && innerHeight - viewport.height > KEYBOARD_PX;
  root.classList.toggle('above-keyboard', isUp);
  root.style.setProperty('--seen-top', `${viewport.offsetTop}px`);
  root.style.setProperty('--seen-height', `${viewport.height}px`);
}

/** Attach to an element with a rule for `.above-keyboard`: it is told where the window can be seen. */
export const aboveKeyboard: Attachment<HTMLElement> = (root) => {
  const viewport = globalThis.visualViewport;
  if (!viewport) return;
  const look = (): void => fit(root, viewport);
  look();
  viewport.addEventListener('resize', look);
  viewport.addEventListener('scroll', look);
  return () => {
    viewport.removeEventListener('resize', look);
    viewport.removeEventListener('scroll', look);
  };
};
