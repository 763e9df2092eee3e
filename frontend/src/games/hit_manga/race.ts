/** A race in words: who was first, by how much, and why a time counts as it does (M7). */
import type { Judged, Page } from '../../wire/hit-manga';
import { listed, seconds, t, type Key } from './say';

type Names = readonly string[];

const nameOf = (names: Names, seat: number): string => names[seat] ?? '';

/** The next right grab after the winner's, or null. */
export function rival(page: Page): Judged | null {
  return page.order.find((grab) => grab.seat !== page.who && grab.card === page.card) ?? null;
}

/** "0.23 s before Theo", "by a photo finish", "in 0.81 s"; empty if there was no race. */
export function lead(page: Page, names: Names): string {
  if (page.outcome !== 'taken') return '';
  const second = rival(page);
  const mine = page.order.find((grab) => grab.seat === page.who);
  if (second && page.margin !== null) {
    if (page.margin === 0) return t('lead-lots', { name: nameOf(names, second.seat) });
    const gap = seconds(page.margin);
    return t(page.photo_finish ? 'lead-photo' : 'lead', { gap, name: nameOf(names, second.seat) });
  }
  return mine ? t('lead-alone', { time: seconds(mine.effective_ms) }) : '';
}

/** What came of a reading, in one sentence. `title` is the scene's. */
export function outcome(page: Page, names: Names, title: string): string {
  const reader = nameOf(names, page.reader);
  if (page.outcome === 'taken') return t('took', { name: nameOf(names, page.who ?? -1), title, reader });
  if (page.outcome === 'guessed') return t('guessed', { names: listed(page.scorers.map((seat) => nameOf(names, seat))), title, reader });
  return t(`cancelled-${page.why ?? 'nobody-knows'}` as Key, { title, reader });
}

/** Why a time counts as it does. */
export function whyOf(grab: Judged): string {
  if (grab.why === 'cut') return t('why-cut', { cut: Math.round(grab.cut_ms), lag: Math.round(grab.lag_ms) });
  if (grab.why === 'unclaimed' && grab.lag_ms === 0) return t('why-arrived');
  if (grab.why === 'unclaimed') return t('why-unclaimed', { lag: Math.round(grab.lag_ms) });
  return grab.why === 'floor' ? t('why-floor') : t('why-claimed', { lag: Math.round(grab.lag_ms) });
}

/** All grabs of a reading, the misfires of earlier windows first, each once. */
export function grabsOf(page: Page): Judged[] {
  const late = page.wrong.filter((grab) => !page.order.some((other) => other.seat === grab.seat));
  return [...late, ...page.order];
}

export interface Lane {
  grab: Judged;
  right: boolean;
  /** Where the bar ends, as a share of the longest. */
  share: number;
}

/** The race as bars side by side. */
export function lanesOf(page: Page): Lane[] {
  const grabs = grabsOf(page);
  const longest = Math.max(1, ...grabs.map((grab) => grab.effective_ms));
  return grabs.map((grab) => ({ grab, right: grab.card === page.card, share: grab.effective_ms / longest }));
}
