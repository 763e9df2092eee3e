/** How large an item can be written in a bubble, on a pad and in a list, and in which face. */

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

/**
 * A share of the largest lettering, 1 down to 0.34, so that an item of up to 80 letters stays inside its bubble.
 * `letters` is how long a word may be that stands in the largest.
 */
export function fit(text: string, letters = 11): number {
  const [whole, word] = [widthOf(text), widestWord(text)];
  const byWhole = whole <= 22 ? 1 : whole <= 36 ? 0.76 : whole <= 56 ? 0.58 : 0.46;
  return Math.max(0.34, Math.min(byWhole, letters / Math.max(letters, word)));
}

/** Widths of Latin letters in the text face, in em. */
const NARROW = /[fiIjlrt1.,'’:;!|()[\] -]/;
const WIDE = /[A-Zmw@%&]/;

/** About how wide words are in the text face at list weight, in em. Japanese faces have no closer letters to go to. */
function emsOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (isCjk(letter) ? 1.16 : NARROW.test(letter) ? 0.38 : WIDE.test(letter) ? 0.86 : 0.57), 0);
}

/** No word of a language that people play in is wider; what is may be broken. */
const MOST_EMS = 13;

const WORDS = /\S+/g;
const KATAKANA = /[\u30a0-\u30ff]+/g;
/** Points beside an item, in em. */
const POINTS = 1.9;

/** The widest word of some lines with the points beside it, in em: so wide a list has to be. Japanese breaks nearly anywhere, but not in katakana. */
export function widestOf(lines: readonly { item: string; points: number | null }[]): number {
  const words = lines.flatMap(({ item, points }) => (item.match(isCjk(item) ? KATAKANA : WORDS) ?? []).map((word) => ({ ems: emsOf(word), beside: points ? POINTS : 0 })));
  return Math.max(4, ...words.filter(({ ems }) => ems <= MOST_EMS).map(({ ems, beside }) => ems + beside));
}

/** An item of one, two and three lines of a list, in rows of one line; more than three are cut short. */
const ROWS = [1, 1.35, 1.85];
/** So wide is a column where the lists of many stand side by side, in em. */
const COLUMN = 8;

/** About how high a list is where many stand side by side, in rows of one line. */
export function rowsOf(items: readonly string[]): number {
  const lines = (item: string): number => Math.min(ROWS.length, Math.ceil((emsOf(item) * 1.1) / COLUMN));
  return items.reduce((sum, item) => sum + (ROWS[lines(item) - 1] ?? 1), 0);
}

/** How much smaller and closer an item is set on a pad, so that it takes two lines of a phone at most. */
export function padSize(item: string): 'usual' | 'long' | 'longest' {
  const width = widthOf(item);
  return width <= 27 ? 'usual' : width <= 56 ? 'long' : 'longest';
}
