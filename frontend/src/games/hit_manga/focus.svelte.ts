/** Keyboard focus is never lost when one screen gives way to another. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** Where play goes on, the best place first; the last is the line that says what happens. */
const PLACES = ['textarea[data-field]:not(:disabled)', '.love input', '[data-mode=grab] [data-slot][tabindex="0"]', '[data-prompt]'];

function isLost(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || active.closest('[inert]') !== null;
}

function next(root: Element): HTMLElement | null {
  return PLACES.map((place) => root.parentElement?.querySelector<HTMLElement>(place)).find(Boolean) ?? null;
}

/** Attach to the root of a table: when `key` changes and the focus that was inside is lost, it goes where play goes on. */
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
        if (wasInside && isLost()) next(root)?.focus({ preventScroll: true });
      });
    });
    return () => document.removeEventListener('focusin', note);
  };
}
