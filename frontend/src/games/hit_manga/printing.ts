/** Draws the page to keep on a canvas: panels with the lines in their bubbles, a heading, who wrote them. Nothing is fetched. */
import type { Page } from '../../wire/hit-manga';
import { letter, ROW, type Lettering, type Measure, type Room } from './bubble';
import { boxesOf, type Box } from './keepsake';
import { FACE, pageMeasure, setLettering, weightOf } from './measure';

const WIDTH = 1600;
const INK = '#16131a';
const DISPLAY = "'Dela Gothic One', 'Archivo Variable', sans-serif";
const SPACE = { margin: 56, top: 178, bottom: 104, gap: 26 };
/** Least lettering in the bubbles, as a share of the panel's width. */
const LEAST = 0.046;

export interface Panel {
  page: Page;
  /** Where the page has the picture. */
  src: string;
  room: Room;
}

export interface Sheet {
  title: string;
  date: string;
  credits: string;
  fromRight: boolean;
  panels: readonly Panel[];
}

async function picture(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/** Fonts come in slices by letter: those of all the words are waited for. */
async function fontsFor(sheet: Sheet): Promise<void> {
  const lines = sheet.panels.map(({ page }) => page.line ?? '').join('');
  const wanted: [string, string][] = [
    [`400 60px ${DISPLAY}`, sheet.title],
    [`700 30px ${FACE}`, sheet.date + sheet.credits],
    [`750 30px ${FACE}`, lines],
  ];
  await Promise.all(wanted.map(([font, words]) => document.fonts.load(font, words || ' ').catch(() => [])));
}

function drawLine(context: CanvasRenderingContext2D, box: Box, text: string, lettering: Lettering): void {
  const { rows, size, stretch, grown } = lettering;
  const [x, y] = [box.x + lettering.x, box.y + lettering.y];
  if (grown) {
    context.beginPath();
    context.roundRect(x, y, lettering.width, lettering.height, size);
    context.fillStyle = '#fff';
    context.fill();
    context.lineWidth = box.width * 0.018;
    context.strokeStyle = INK;
    context.stroke();
  }
  setLettering(context, size, stretch, weightOf(text));
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const first = y + lettering.height / 2 - ((rows.length - 1) * size * ROW) / 2;
  rows.forEach((row, index) => context.fillText(row, x + lettering.width / 2, first + index * size * ROW));
}

async function drawPanel(context: CanvasRenderingContext2D, box: Box, panel: Panel, measure: Measure): Promise<void> {
  context.drawImage(await picture(panel.src), box.x, box.y, box.width, box.height);
  const text = panel.page.line ?? '';
  if (text) drawLine(context, box, text, letter(text, box, panel.room, measure, box.width * LEAST));
}

/** The largest lettering, px, at which words are no wider than a width. */
function sizeFor(context: CanvasRenderingContext2D, font: (size: number) => string, words: string, most: number, width: number): number {
  context.font = font(most);
  return Math.min(most, (most * width) / Math.max(1, context.measureText(words).width));
}

function drawWords(context: CanvasRenderingContext2D, sheet: Sheet, height: number): void {
  if ('fontStretch' in context) context.fontStretch = 'normal';
  context.fillStyle = INK;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'right';
  context.font = `700 34px ${FACE}`;
  const date = context.measureText(sheet.date).width;
  context.fillText(sheet.date, WIDTH - SPACE.margin, 128);
  context.textAlign = 'left';
  const title = (size: number): string => `400 ${size}px ${DISPLAY}`;
  context.font = title(sizeFor(context, title, sheet.title, 84, WIDTH - 2 * SPACE.margin - date - 40));
  context.fillText(sheet.title, SPACE.margin, 130);
  context.textAlign = 'right';
  context.font = title(36);
  const house = context.measureText('HITPARADE').width;
  context.fillText('HITPARADE', WIDTH - SPACE.margin, height - 44);
  context.textAlign = 'left';
  const credits = (size: number): string => `650 ${size}px ${FACE}`;
  context.font = credits(sizeFor(context, credits, sheet.credits, 34, WIDTH - 2 * SPACE.margin - house - 40));
  context.fillText(sheet.credits, SPACE.margin, height - 44);
}

/** Draws a sheet; the canvas takes the size it needs. */
export async function print(canvas: HTMLCanvasElement, sheet: Sheet): Promise<void> {
  const context = canvas.getContext('2d');
  const measure = pageMeasure();
  if (!context || !measure) return;
  await fontsFor(sheet);
  const { boxes, height } = boxesOf(sheet.panels.length, { width: WIDTH, ...SPACE, fromRight: sheet.fromRight });
  canvas.width = WIDTH;
  canvas.height = Math.round(height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, height);
  for (const [index, panel] of sheet.panels.entries()) {
    const box = boxes[index];
    if (box) await drawPanel(context, box, panel, measure);
  }
  drawWords(context, sheet, canvas.height);
  context.lineWidth = 12;
  context.strokeStyle = INK;
  context.strokeRect(6, 6, WIDTH - 12, canvas.height - 12);
}

/** The canvas as a PNG file, handed to the browser to be kept. */
export async function save(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser can draw no PNG.');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
