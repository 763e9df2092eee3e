/** What the viewer reads about the moment, in words. */
import type { View } from '../../wire/hit-manga';
import type { Mode } from './mode';
import { listed, t, type Key } from './say';

export interface Prompt {
  title: string;
  note: string;
}

/** Who looks. */
export interface Looker {
  seat: number | null;
  names: readonly string[];
}

export const nameOf = ({ names }: Looker, seat: number | null): string => (seat === null ? '' : (names[seat] ?? ''));

/** Whom the table waits for. */
export function awaited(view: View): number[] {
  if (view.phase === 'love') return view.hearts.flatMap((hearts, seat) => (hearts === null && !view.gone.includes(seat) ? [seat] : []));
  if (view.phase === 'caption') return (view.tied ?? []).filter((seat) => ![...view.written, ...view.passed, ...view.gone].includes(seat));
  if (view.phase === 'vote') return view.voters.filter((seat) => ![...view.voted, ...view.passed, ...view.gone].includes(seat));
  return [];
}

/** "Waiting for you and Theo." */
export function waitingFor(seats: readonly number[], looker: Looker): string {
  if (!seats.length) return '';
  const others = seats.filter((seat) => seat !== looker.seat).map((seat) => nameOf(looker, seat));
  return t('waiting-for', { names: listed(seats.length === others.length ? others : [t('you'), ...others]) });
}

function isGuest(view: View, { seat }: Looker): boolean {
  return seat !== null && view.reader !== null && seat !== view.reader && !view.listeners.includes(seat) && (view.phase === 'read' || view.phase === 'grab');
}

function titleKey(mode: Mode, view: View, looker: Looker): Key {
  if (isGuest(view, looker)) return 'title-guest';
  if (mode === 'loved' && looker.seat === null) return 'title-love-watched';
  if (mode === 'grab' && view.aloud && view.line === null) return 'title-grab-aloud';
  if (mode === 'held' && view.race === 'sealed') return 'title-sealed';
  return `title-${mode}` as Key;
}

function noteOf(mode: Mode, view: View, looker: Looker): string {
  if (['loved', 'captioned', 'await-captions', 'voted', 'await-votes'].includes(mode)) return waitingFor(awaited(view), looker);
  if (mode === 'grab') return t(view.late ? 'note-late' : view.race === 'sealed' ? 'note-grab-sealed' : 'note-grab');
  if (mode === 'held') return t(view.race === 'sealed' ? 'note-held-sealed' : 'note-held');
  if (mode === 'await-read') return t(view.redrawn ? 'note-redrawn' : 'note-await-read');
  const key = `note-${mode}`;
  return key in NOTES ? t(key as Key) : '';
}

const NOTES = { 'note-misfired': 1, 'note-no-idea': 1, 'note-love': 1, 'note-await-grab': 1, 'note-vote': 1 };

/** What happens now, and what the viewer may do about it. */
export function promptOf(mode: Mode, view: View, looker: Looker): Prompt {
  return { title: t(titleKey(mode, view, looker), { name: nameOf(looker, view.reader) }), note: noteOf(mode, view, looker) };
}

/** What stands beside a name on the chart. */
export function noteBeside(view: View, seat: number): string {
  if (view.gone.includes(seat)) return t('beside-gone');
  if (view.phase === 'love') return view.hearts[seat] === null ? t('beside-thinks') : t('beside-hearts', { n: view.hearts[seat] ?? 0 });
  if (view.phase === 'caption') return view.written.includes(seat) ? t('beside-wrote') : view.tied?.includes(seat) ? t('beside-writes') : '';
  if (view.phase === 'vote') return view.voted.includes(seat) ? t('beside-voted') : view.voters.includes(seat) ? t('beside-votes') : t('beside-tied');
  if (view.phase === 'over') return '';
  if (seat === view.reader) return t(view.phase === 'grab' ? 'beside-read' : 'beside-reads');
  if (view.misfired.includes(seat)) return t('beside-misfired');
  if (view.no_idea.includes(seat)) return t('beside-no-idea');
  if (!view.listeners.includes(seat)) return t('beside-next');
  const distance = view.distance[seat] ?? 0;
  return view.race === 'fastest' && distance > 0 ? t('beside-distance', { n: distance }) : t('beside-listens');
}

/** Places by score: equal scores share one, and those with fewer cancellations stand first (M15). */
export function chartOf(view: View): { seat: number; place: number; score: number }[] {
  const seats = view.scores.map((score, seat) => ({ seat, score, place: 1 + view.scores.filter((other) => other > score).length }));
  return seats.sort((a, b) => a.place - b.place || (view.cancellations[a.seat] ?? 0) - (view.cancellations[b.seat] ?? 0) || a.seat - b.seat);
}

/** The whole situation for those who can't see the table. */
export function summary(view: View, looker: Looker): string {
  const scores = listed(view.scores.map((score, seat) => t('score-of', { name: nameOf(looker, seat), n: score })));
  return t('summary', { cards: view.table.length, left: view.cancellations_left, scores });
}
