/** What each player did well in the whole match. Nothing here shames anybody. */
import type { PastRound, ReadItem, View } from '../../wire/hit-or-miss';
import { t } from './say';

export interface Deeds {
  /** The best round's points. */
  round: number;
  /** The most points with one item that they read. */
  best: number;
  /** Items read for a MISS that nobody else had. */
  alone: number;
  /** Items read for a HIT that everybody had. */
  all: number;
  /** HITS shown when somebody read for a MISS: three points each. */
  caught: number;
  /** HITS shown in all. */
  hits: number;
  /** The longest list. */
  longest: number;
}

const cards = (read: ReadItem): string[] => read.cards.flatMap((laid) => (laid ? [laid.card] : []));
const showedHit = (read: ReadItem, seat: number): boolean => read.cards[seat]?.card === 'hit';

/** What a seat did, in numbers. */
export function deedsOf(history: readonly PastRound[], seat: number): Deeds {
  const reads = history.flatMap((past) => past.read).filter((read) => !read.rejected);
  const own = reads.filter((read) => read.seat === seat);
  return {
    round: Math.max(0, ...history.map((past) => past.points[seat] ?? 0)),
    best: Math.max(0, ...own.map((read) => read.points)),
    alone: own.filter((read) => read.called === 'miss' && cards(read).every((card) => card === 'miss')).length,
    all: own.filter((read) => read.called === 'hit' && cards(read).every((card) => card === 'hit')).length,
    caught: reads.filter((read) => read.called === 'miss' && showedHit(read, seat)).length,
    hits: reads.filter((read) => showedHit(read, seat)).length,
    longest: Math.max(0, ...history.map((past) => past.counts[seat] ?? 0)),
  };
}

/** Up to three sentences, the rarest deeds first; the longest list of the match is named for whoever wrote it. */
export function wellOf(view: View, seat: number): string[] {
  const history = view.history ?? [];
  const deeds = deedsOf(history, seat);
  const longest = Math.max(0, ...history.flatMap((past) => past.counts));
  const praise = [
    deeds.all ? t('well-all', { n: deeds.all }) : '',
    deeds.alone ? t('well-alone', { n: deeds.alone }) : '',
    deeds.caught ? t('well-caught', { n: deeds.caught }) : '',
    deeds.longest && deeds.longest === longest ? t('well-longest', { n: deeds.longest }) : '',
    deeds.best > 1 ? t('well-best', { n: deeds.best }) : '',
    deeds.hits ? t('well-hits', { n: deeds.hits }) : '',
    deeds.round ? t('well-round', { n: deeds.round }) : '',
  ].filter(Boolean);
  return praise.length ? praise.slice(0, 3) : [t('well-played')];
}
