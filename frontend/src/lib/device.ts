/** What kind of device this is, where it matters. */

function asks(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

/** A phone or tablet: a finger is its pointer. */
export const isHandheld = (): boolean => asks('(pointer: coarse)');

/** Somebody asked for less motion. */
export const isCalm = (): boolean => asks('(prefers-reduced-motion: reduce)');
