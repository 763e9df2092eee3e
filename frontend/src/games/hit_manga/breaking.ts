/** Breaks a line into rows as a letterer does: between words, in Japanese between phrases, never inside a word. */

const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff\uff66-\uff9f]/;
/** What never begins a row: closing marks, small kana, the long-vowel bar. */
const HANGS = /^[、。，．！？!?…‥・：；:;,.)\]」』】〉》”’ぁぃぅぇぉっゃゅょァィゥェォッャュョー々〜～]/;
const OPENS = /[（([「『【〈《“‘]$/;
/** Particles and endings, which belong to the word before them. */
const KANA_ONLY = /^[\u3040-\u309f]{1,3}$/;

export function isJapanese(text: string): boolean {
  return JAPANESE.test(text);
}

interface Piece {
  text: string;
  /** Whether a space stands before it when it does not begin a row. */
  space: boolean;
}

function joins(before: string, next: string): boolean {
  return HANGS.test(next) || OPENS.test(before) || (KANA_ONLY.test(next) && !/[\u3040-\u309f]{4,}$/.test(before));
}

function phrases(word: string): string[] {
  if (!isJapanese(word) || typeof Intl.Segmenter !== 'function') return [word];
  const found: string[] = [];
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(word)) {
    const before = found.at(-1);
    if (before !== undefined && joins(before, segment)) found[found.length - 1] = before + segment;
    else found.push(segment);
  }
  return found;
}

let known: { text: string; pieces: Piece[] } = { text: '', pieces: [] };

/** The pieces that are never broken. */
export function pieces(text: string): Piece[] {
  if (known.text !== text) known = { text, pieces: cut(text) };
  return known.pieces;
}

function cut(text: string): Piece[] {
  return text.split(/\s+/).filter(Boolean).flatMap((word, index) => phrases(word).map((piece, at) => ({ text: piece, space: index > 0 && at === 0 })));
}

/** Longer than a row: broken between letters after all. */
function chopped(text: string, width: number, measure: (text: string) => number): string[] {
  const rows: string[] = [];
  for (const letter of text) {
    const row = rows.at(-1);
    if (row !== undefined && measure(row + letter) <= width) rows[rows.length - 1] = row + letter;
    else rows.push(letter);
  }
  return rows;
}

/** Rows no wider than `widthOf(row)`, as few as possible. `measure` tells how wide a text is. */
export function rowsOf(text: string, widthOf: (row: number) => number, measure: (text: string) => number): string[] {
  const rows: string[] = [];
  for (const piece of pieces(text)) {
    const last = rows.length - 1;
    const longer = last < 0 ? piece.text : `${rows[last]}${piece.space ? ' ' : ''}${piece.text}`;
    if (last >= 0 && measure(longer) <= widthOf(last)) rows[last] = longer;
    else if (measure(piece.text) <= widthOf(last + 1)) rows.push(piece.text);
    else rows.push(...chopped(piece.text, widthOf(last + 1), measure));
  }
  return rows;
}

/** The same number of rows, but as even as they can be: no row with a single short word. */
export function evenRows(text: string, width: number, measure: (text: string) => number): string[] {
  const rows = rowsOf(text, () => width, measure);
  let [low, high] = [width * 0.3, width];
  for (let step = 0; step < 7; step += 1) {
    const middle = (low + high) / 2;
    if (rowsOf(text, () => middle, measure).length > rows.length || pieces(text).some((piece) => measure(piece.text) > middle)) low = middle;
    else high = middle;
  }
  return rowsOf(text, () => high, measure);
}
