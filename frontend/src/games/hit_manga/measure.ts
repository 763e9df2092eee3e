/** Measures lettering with the page's own fonts. */
import { isJapanese } from './breaking';
import type { Measure } from './bubble';

/** The weight of lines in bubbles: heavy in Latin, less so in Japanese, which clogs. */
export const weightOf = (text: string): number => (isJapanese(text) ? 700 : 750);

export const FACE = "'Archivo Variable', 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic', sans-serif";
const AT_PX = 100;
/** A canvas knows widths by name only; where it knows none it measures and draws the full width. */
const NAMES: Record<number, CanvasFontStretch> = { 100: 'normal', 87.5: 'semi-condensed', 75: 'condensed', 62.5: 'extra-condensed' };

/** A canvas context set to write at a size and stretch. */
export function setLettering(context: CanvasRenderingContext2D, size: number, stretch: number, weight: number): void {
  context.font = `${weight} ${size}px ${FACE}`;
  if ('fontStretch' in context) context.fontStretch = NAMES[stretch] ?? 'normal';
}

/** A measure that draws on nothing and remembers what it measured; null where there is no canvas. */
export function pageMeasure(): Measure | null {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  const known = new Map<string, number>();
  return (text, stretch) => {
    const key = `${stretch} ${text}`;
    let width = known.get(key);
    if (width === undefined) {
      setLettering(context, AT_PX, stretch, weightOf(text));
      width = context.measureText(text).width / AT_PX;
      known.set(key, width);
    }
    return width;
  };
}
