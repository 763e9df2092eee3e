/** Japanese is composed before it is entered: the Enter that ends composing must never submit. */

/** 229 is what a key says that an input method has taken; Safari says so even of the Enter that ends composing. */
const TAKEN = 229;

/** Whether a key press belongs to the input method and not to the form. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === TAKEN;
}

/** For `onkeydown` of a field in a form: an Enter that the input method has taken does not submit. */
export function keepFromSubmitting(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
}
