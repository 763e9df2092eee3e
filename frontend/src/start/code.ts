/** Codes as people type them. */

/** Codes have this many letters at least, and at most. */
export const LEAST = 4;
export const MOST = 6;

/** The code in what was typed or pasted: a whole link to a room works too. */
export function cleanCode(text: string): string {
  const path = /\/(?:room|screen)\/([A-Za-z0-9]+)/.exec(text)?.[1] ?? text;
  return path
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, MOST);
}
