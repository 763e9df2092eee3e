/** What stands in the bubble, and what the viewer reads about the moment, in words. */
import type { View } from '../../wire/hit-or-miss';
import type { Mode } from './mode';
import { itemOf, listed, t, type Key } from './say';

export interface Prompt {
  title: string;
  note: string;
}

export interface Speech {
  /** Who speaks, and why. */
  small: string;
  large: string;
  /** The large line is an item that was written, not a saying of ours. */
  isItem: boolean;
}

/** Who looks. */
export interface Looker {
  seat: number | null;
  names: readonly string[];
}

const nameOf = ({ names }: Looker, seat: number | null): string => (seat === null ? '' : (names[seat] ?? ''));

/** A key for the viewer's own turn or for somebody else's: `roll-you`, `roll-name`. */
function own(key: string, view: View, looker: Looker): Key {
  return `${key}-${view.turn === looker.seat ? 'you' : 'name'}` as Key;
}

function speechKey(view: View): string {
  if (view.phase === 'roll') return 'rolls';
  if (view.phase === 'announce') return 'jester';
  const came = view.die === 'jester' ? 'chose' : 'rolled';
  return view.phase === 'circle' ? `${came}-thinks` : `${came}-calls`;
}

const SAYINGS: Partial<Record<View['phase'], Key>> = { roll: 'saying-roll', announce: 'saying-announce', circle: 'saying-circle' };

/** What the player whose turn it is says. */
export function speechOf(view: View, looker: Looker): Speech {
  const word = view.called === 'miss' ? t('face-miss') : t('face-hit');
  const small = t(own(speechKey(view), view, looker), { name: nameOf(looker, view.turn), called: word });
  const saying = SAYINGS[view.phase];
  return { small, large: saying ? t(saying) : view.hidden ? itemOf(null) : (view.item ?? ''), isItem: !saying && !view.hidden };
}

/** Who has not laid a card yet. */
export function unanswered(view: View): number[] {
  return view.players.filter((seat) => seat !== view.turn && !view.answered.includes(seat));
}

/** Who still writes. */
export function writers(view: View): number[] {
  return view.players.filter((seat) => !view.done.includes(seat) && !view.left.includes(seat));
}

/** Who has not looked enough yet. */
export function unready(view: View): number[] {
  const seats = view.phase === 'round_over' ? view.order : view.players;
  return seats.filter((seat) => !view.ready.includes(seat) && !view.left.includes(seat));
}

/** "Waiting for you and Theo." */
export function waitingFor(seats: readonly number[], looker: Looker): string {
  if (!seats.length) return '';
  const others = seats.filter((seat) => seat !== looker.seat).map((seat) => nameOf(looker, seat));
  const names = seats.length === others.length ? others : [t('you'), ...others];
  return t('waiting-for', { names: listed(names) });
}

/** "Theo 3, Mio 1": what the cards on the table bring, best first. */
export function pointsInWords(view: View, looker: Looker): string {
  const scored = view.turn_points.map((points, seat) => ({ points, seat })).filter(({ points }) => points > 0);
  if (!scored.length) return t('points-nobody');
  scored.sort((a, b) => b.points - a.points);
  const words = scored.map(({ points, seat }) => t('points-of', { name: seat === looker.seat ? t('you') : nameOf(looker, seat), n: points }));
  return t('points', { points: listed(words) });
}

function shown(view: View, looker: Looker): Prompt {
  const mine = looker.seat === null ? 0 : (view.turn_points[looker.seat] ?? 0);
  const title = mine ? t('points-you', { n: mine }) : t('cards-open');
  return { title, note: pointsInWords(view, looker) };
}

const NOTES: Partial<Record<Mode, Key>> = {
  lead: 'lead-note',
  start: 'start-note',
  'await-start': 'await-start-note',
  roll: 'roll-note',
  announce: 'announce-note',
};

function noteOf(mode: Mode, view: View, looker: Looker): string {
  if (mode === 'circle') return t(view.called === 'miss' ? 'circle-miss-note' : 'circle-hit-note');
  if (mode === 'put-down' || mode === 'await-write') return waitingFor(writers(view), looker);
  if (mode === 'answered' || mode === 'await-answers') return waitingFor(unanswered(view), looker);
  if (mode === 'await-turn') return t('await-turn-note');
  if (mode === 'round-over') return waitingFor(unready(view), looker);
  const key = NOTES[mode];
  return key ? t(key) : '';
}

function titleKey(mode: Mode, view: View, looker: Looker): Key {
  const guest = looker.seat !== null && !view.players.includes(looker.seat);
  if (guest && mode !== 'round-over' && mode !== 'over') return 'guest';
  if (mode === 'await-turn') return `await-${view.phase}` as Key;
  return `title-${mode}` as Key;
}

/** What happens now, and what the viewer may do about it. In a pause nobody may do anything, whatever they have done. */
export function promptOf(mode: Mode, view: View, looker: Looker): Prompt {
  if (view.paused) return { title: t('paused'), note: '' };
  if (mode === 'shown') return shown(view, looker);
  const leads = ['lead', 'start', 'await-start'].includes(mode);
  const name = nameOf(looker, leads ? view.leader : view.turn);
  return { title: t(titleKey(mode, view, looker), { name, round: view.round }), note: noteOf(mode, view, looker) };
}

/** The whole situation for those who can't see the table. */
export function summary(view: View, looker: Looker): string {
  const scores = view.order.map((seat) => t('points-of', { name: nameOf(looker, seat), n: view.scores[seat] ?? 0 }));
  const leader = nameOf(looker, view.leader);
  return t('summary', { round: view.round, rounds: view.rounds, title: view.category.title, leader, scores: listed(scores) });
}
