/** How large an item can be written in a bubble, and in which face. */

/** Whether Japanese letters are among it: the display face clogs with them when small. */
export function isCjk(text: string): boolean {
  return /[\u3040-\u30ff\u3400-\u9fff\uff66-\uff9f]/.test(text);
}

/** Latin letters count one, full-width ones two. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (isCjk(letter) ? 1.9 : 1), 0);
}

/** The longest word decides whether a line has to be smaller. */
function widestWord(text: string): number {
  return Math.max(...text.split(/[\s-]+/).map(widthOf));
}

/** A share of the largest lettering, 1 down to 0.34, so that an item of up to 80 letters stays inside its bubble. */
export function fit(text: string): number {
  const [whole, word] = [widthOf(text), widestWord(text)];
  const byWhole = whole <= 22 ? 1 : whole <= 36 ? 0.76 : whole <= 56 ? 0.58 : 0.46;
  return Math.max(0.34, Math.min(byWhole, 11 / Math.max(11, word)));
}
