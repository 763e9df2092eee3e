/** Keyboard focus is never lost when one screen gives way to another. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

function isLost(root: Element): boolean {
  const active = document.activeElement;
  return !active || active === document.body || (active.closest('[inert]') !== null && root.contains(active));
}

/** Where focus goes: to the choice of the moment, else to the message that says what happens. */
function next(root: Element): HTMLElement | null {
  return root.querySelector<HTMLElement>('.hide:not([inert]) input, .choice button, button.cover.open') ?? root.querySelector<HTMLElement>('[data-prompt]');
}

/**
 * Attach to the root of a table; when `key` changes and the focus that was inside is lost, it is led to where play goes
 * on. So it is when the table appears, for the button that brought it is gone.
 */
export function keepFocus(key: () => string): Attachment<HTMLElement> {
  return (root) => {
    let wasInside = document.activeElement === document.body;
    const note = (event: FocusEvent): void => {
      wasInside = root.contains(event.target as Node);
    };
    document.addEventListener('focusin', note);
    $effect(() => {
      key();
      void tick().then(() => {
        if (wasInside && isLost(root)) next(root)?.focus({ preventScroll: true });
      });
    });
    return () => document.removeEventListener('focusin', note);
  };
}
