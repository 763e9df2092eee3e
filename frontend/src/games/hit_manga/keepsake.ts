/** The page to keep: which readings become its panels, and where each panel stands. */
import type { Page } from '../../wire/hit-manga';

export const MOST_PANELS = 12;
const AT_FIRST = 5;
/** A panel is so much higher than wide. */
export const TALL = 420 / 300;

/** How many panels stand in each row. */
const ROWS: Record<number, number[]> = {
  1: [1],
  2: [2],
  3: [1, 2],
  4: [2, 2],
  5: [2, 3],
  6: [2, 2, 2],
  7: [2, 3, 2],
  8: [3, 2, 3],
  9: [3, 3, 3],
  10: [3, 2, 3, 2],
  11: [3, 3, 2, 3],
  12: [3, 3, 3, 3],
};

/** Readings with a line to put in the bubble. */
export function printable(pages: readonly Page[]): number[] {
  return pages.flatMap((page, index) => (page.line ? [index] : []));
}

/**
 * The panels that are proposed: each reader's first, then more in turn; what somebody understood before what nobody did.
 * They stand in the order in which they were read.
 */
export function proposed(pages: readonly Page[], most = AT_FIRST): number[] {
  const liked = (index: number): number => (pages[index]?.right ? 0 : 1);
  const nth = new Map<number, number>();
  const ranked = printable(pages)
    .sort((a, b) => liked(a) - liked(b) || a - b)
    .map((index) => {
      const reader = pages[index]?.reader ?? -1;
      const turn = nth.get(reader) ?? 0;
      nth.set(reader, turn + 1);
      return { index, turn };
    });
  ranked.sort((a, b) => liked(a.index) - liked(b.index) || a.turn - b.turn || a.index - b.index);
  return ranked.slice(0, most).map(({ index }) => index).sort((a, b) => a - b);
}

/** The choice with one panel more or less; never more than fit on a page, never none. */
export function toggled(chosen: readonly number[], index: number): number[] {
  if (chosen.includes(index)) return chosen.length > 1 ? chosen.filter((each) => each !== index) : [...chosen];
  return chosen.length < MOST_PANELS ? [...chosen, index].sort((a, b) => a - b) : [...chosen];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where panels stand on a page of a width, and how high the page is. Japanese pages are read from the right. */
export function boxesOf(count: number, page: { width: number; margin: number; top: number; bottom: number; gap: number; fromRight: boolean }): { boxes: Box[]; height: number } {
  const boxes: Box[] = [];
  const inner = page.width - 2 * page.margin;
  let y = page.top;
  for (const inRow of ROWS[count] ?? []) {
    // A panel alone in its row would be as high as two: it stands in the middle of a narrower row.
    const width = inRow === 1 ? inner * 0.62 : (inner - page.gap * (inRow - 1)) / inRow;
    const left = page.margin + (inRow === 1 ? (inner - width) / 2 : 0);
    for (let at = 0; at < inRow; at += 1) {
      const place = page.fromRight ? inRow - 1 - at : at;
      boxes.push({ x: left + place * (width + page.gap), y, width, height: width * TALL });
    }
    y += width * TALL + page.gap;
  }
  return { boxes, height: y - page.gap + page.bottom };
}
