/** What stands in the largest letters after a match. */
import type { MatchResult, Player } from '../games/contract';
import { listed } from '../lib/words';
import { t } from './say';

export interface Headline {
  title: string;
  note: string;
  /** Seats that won; all of them in a tie. */
  winners: number[];
}

const NOTES = { 'extra-innings': 'sub-extra', 'walk-off': 'sub-walk-off', 'gave-up': 'sub-gave-up' } as const;

function noteOf(reason: string): (typeof NOTES)[keyof typeof NOTES] | 'sub-plain' {
  return reason in NOTES ? NOTES[reason as keyof typeof NOTES] : 'sub-plain';
}

/** Who takes it, by how much and how. Between two the winner's points come first; among more only those that matter are told. */
export function headline(result: MatchResult, players: readonly Player[]): Headline {
  const { scores, winners, reason } = result;
  const [first = 0] = winners;
  const a = scores[first] ?? 0;
  const others = scores.filter((_, seat) => !winners.includes(seat));
  const named = listed(winners.map((seat) => players[seat]?.name ?? ''));
  if (scores.length > 2) {
    if (winners.length > 1) return { title: t('share-it', { names: named }), note: t('each', { n: a }), winners };
    return { title: t('takes-it', { name: named }), note: t('ahead', { a, n: a - Math.max(...others) }), winners };
  }
  const score = t('score', { a, b: scores[1 - first] ?? 0 });
  const title = winners.length === 1 ? t('takes-it', { name: named }) : t('tie');
  return { title, note: t(noteOf(reason), { score, loser: players[1 - first]?.name ?? '' }), winners };
}
