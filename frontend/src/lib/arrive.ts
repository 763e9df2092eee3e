/** Puts the focus on a page's heading when one has come there by the router, so that listeners hear where they are. */
import { router } from '../router/router.svelte';

/** An attachment for the heading, which needs `tabindex="-1"`. */
export function arrive(heading: HTMLElement): void {
  if (router.moved) heading.focus({ preventScroll: true });
}
