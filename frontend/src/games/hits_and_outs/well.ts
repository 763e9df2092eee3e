/** What each player did well, counted from the hidings that the end of the match opened. Nothing here shames anybody. */
import type { Placement, View } from '../../wire/hits-and-outs';
import { t } from './say';
import { CORNERS, type Corner } from './words';

const isFound = (placement: Placement): boolean => placement.lifted.at(-1)?.found === 'hit';

/** The longest run of hidings in a row that were never found. */
export function longestUnfound(placements: readonly Placement[]): number {
  let [run, best] = [0, 0];
  for (const placement of placements) {
    run = isFound(placement) ? 0 : run + 1;
    best = Math.max(best, run);
  }
  return best;
}

export interface Deeds {
  runs: number;
  hits: number;
  /** Hits found at the first lift. */
  firsts: number;
  /** Home runs, those called beforehand too. */
  homers: number;
  /** Outs that the opponent lifted. */
  fooled: number;
  /** Hidings in a row never found. */
  streak: number;
}

/** What a seat did, in numbers. */
export function deedsOf(view: View, seat: number): Deeds {
  const placements = view.placements ?? [];
  const own = placements.filter((placement) => placement.pitching === seat);
  const found = placements.filter((placement) => placement.pitching !== seat).filter(isFound);
  return {
    runs: view.score[seat] ?? 0,
    hits: found.length,
    firsts: found.filter((placement) => placement.lifted.length === 1).length,
    homers: found.filter((placement) => placement.home_run).length,
    fooled: own.flatMap((placement) => placement.lifted).filter((lifted) => lifted.found === 'out').length,
    streak: longestUnfound(own),
  };
}

/** Up to three sentences, the rarest deeds first. */
export function wellOf(view: View, seat: number): string[] {
  const deeds = deedsOf(view, seat);
  const praise = [
    deeds.homers ? t('well-home-runs', { n: deeds.homers }) : '',
    deeds.streak > 1 ? t('well-streak', { n: deeds.streak }) : '',
    deeds.firsts ? t('well-first', { n: deeds.firsts }) : '',
    deeds.hits ? t('well-hits', { n: deeds.hits }) : '',
    deeds.fooled ? t('well-fooled', { n: deeds.fooled }) : '',
  ].filter(Boolean);
  return praise.length ? praise.slice(0, 3) : [t('well-played')];
}

export interface Lay {
  /** By corner: hidings found there, and hidings there never found. */
  at: Record<Corner, { found: number; never: number }>;
  count: number;
}

/** Where a seat's hits lay all match, found or not. */
export function layOf(view: View, seat: number): Lay {
  const own = (view.placements ?? []).filter((placement) => placement.pitching === seat);
  const at = Object.fromEntries(CORNERS.map((corner) => [corner, { found: 0, never: 0 }])) as Lay['at'];
  for (const placement of own) at[placement.hit][isFound(placement) ? 'found' : 'never'] += 1;
  return { at, count: own.length };
}
