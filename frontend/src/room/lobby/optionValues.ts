/** The values of options: which come next, and how they are shown. */
import { isKey, t } from '../../lib/words';
import type { GameOption } from '../../store/types';

/** Stops of a clock in seconds; a clock takes every whole number, but nobody wants to step through them. */
const STOPS = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 420, 600];

function numbers(option: GameOption): unknown[] {
  if (option.kind === 'clock') return STOPS.filter((stop) => stop >= option.least && stop <= option.most);
  return Array.from({ length: option.most - option.least + 1 }, (_, index) => option.least + index);
}

/** All values that can be stepped through, in order: words first, then numbers. */
export function values(option: GameOption): unknown[] {
  return option.kind === 'choice' ? option.choices : [...option.choices, ...numbers(option)];
}

/** The values before and after one; undefined where there is none. */
export function neighbours(option: GameOption, value: unknown): { down: unknown; up: unknown } {
  const all = values(option);
  const at = all.indexOf(value);
  if (at >= 0) return { down: all[at - 1], up: all[at + 1] };
  // A value between two stops, set elsewhere.
  const above = all.findIndex((each) => typeof each === 'number' && each > Number(value));
  return { down: all[(above < 0 ? all.length : above) - 1], up: above < 0 ? undefined : all[above] };
}

/** A value as people read it. */
export function shown(option: GameOption, value: unknown): string {
  if (typeof value === 'boolean') return value ? t('options.on') : t('options.off');
  if (typeof value === 'number') return option.kind === 'clock' ? t('options.seconds', { n: value }) : String(value);
  if (Array.isArray(value)) return value.map((each) => (typeof each === 'number' ? String(each) : choiceName(String(each)))).join(', ');
  return choiceName(String(value));
}

/** A word of the wire as people read it. */
export function choiceName(word: string): string {
  const key = `choice.${word}`;
  return isKey(key) ? t(key) : word;
}

/** A list of words. */
export function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The list with one choice switched on or off, in the order that the option has them. */
export function switched(option: GameOption, chosen: readonly string[], choice: string, on: boolean): string[] {
  return option.choices.filter((each) => (each === choice ? on : chosen.includes(each)));
}

/** Weights, one a choice. */
export function weightsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

/** The weights after one step of one of them; null where that is out of bounds or leaves nothing above 0. */
export function weighed(option: GameOption, weights: readonly number[], at: number, by: 1 | -1): number[] | null {
  const next = weights.map((weight, index) => (index === at ? weight + by : weight));
  const inBounds = next.every((weight) => weight >= option.least && weight <= option.most);
  return inBounds && next.some((weight) => weight > 0) ? next : null;
}
