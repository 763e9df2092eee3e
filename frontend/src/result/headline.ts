/** What stands in the largest letters after a match. */
import type { MatchResult, Player } from '../games/contract';
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

/** Who takes it, by how much and how. The winner's points come first. */
export function headline(result: MatchResult, players: readonly Player[]): Headline {
  const { scores, winners, reason } = result;
  const [first] = winners;
  const others = scores.filter((_, seat) => seat !== first);
  const score = t('score', { a: scores[first ?? 0] ?? 0, b: others.join(', ') });
  const title = winners.length === 1 && first !== undefined ? t('takes-it', { name: players[first]?.name ?? '' }) : t('tie');
  return { title, note: t(noteOf(reason), { score }), winners };
}
