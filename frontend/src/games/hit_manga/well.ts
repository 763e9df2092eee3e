/** What each player did well in the whole match. Nothing here shames anybody. */
import type { Page, View } from '../../wire/hit-manga';
import { seconds, t } from './say';

export interface Deeds {
  /** Races won, and right cards in sealed ones. */
  grabs: number;
  /** Lines read that somebody understood. */
  readings: number;
  /** The quickest right grab, ms. */
  quickest: number | null;
  /** Races won by a photo finish. */
  photos: number;
  /** Right in the end, after others had misfired. */
  cool: number;
  /** Never a wrong card in the whole match. */
  clean: boolean;
}

const isRightOf = (page: Page, seat: number): boolean => page.scorers.includes(seat);

/** What a seat did, in numbers. */
export function deedsOf(pages: readonly Page[], seat: number): Deeds {
  const mine = pages.filter((page) => isRightOf(page, seat));
  const times = mine.flatMap((page) => page.order.filter((grab) => grab.seat === seat && grab.card === page.card).map((grab) => grab.effective_ms));
  return {
    grabs: mine.length,
    readings: pages.filter((page) => page.reader === seat && page.right).length,
    quickest: times.length ? Math.min(...times) : null,
    photos: mine.filter((page) => page.photo_finish).length,
    cool: mine.filter((page) => page.wrong.length > 0).length,
    clean: !pages.some((page) => page.wrong.some((grab) => grab.seat === seat) || page.tries.some((tried) => tried.seat === seat && tried.card !== page.card)),
  };
}

/** Up to three sentences, the rarest deeds first; the quickest grab of the match is named for whoever made it. */
export function wellOf(view: View, seat: number): string[] {
  const pages = view.pages ?? [];
  const deeds = deedsOf(pages, seat);
  const best = Math.min(...view.scores.map((_, other) => deedsOf(pages, other).quickest ?? Infinity));
  const praise = [
    deeds.quickest !== null && deeds.quickest === best ? t('well-quickest', { time: seconds(deeds.quickest) }) : '',
    deeds.photos ? t('well-photos', { n: deeds.photos }) : '',
    deeds.cool ? t('well-cool', { n: deeds.cool }) : '',
    deeds.readings ? t('well-readings', { n: deeds.readings }) : '',
    deeds.grabs ? t('well-grabs', { n: deeds.grabs }) : '',
    deeds.clean && deeds.grabs ? t('well-clean') : '',
  ].filter(Boolean);
  return praise.length ? praise.slice(0, 3) : [t('well-played')];
}
