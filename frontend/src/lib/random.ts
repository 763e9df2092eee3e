/** Ids of the client's own. Works without a secure context too, which `crypto.randomUUID` does not. */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A word of letters and digits that nobody else will draw. */
export function freshId(length = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
