/** What a viewer does now: the match's phase seen from a seat. */
import type { View } from '../../wire/hit-or-miss';
import type { Json } from '../contract';
import { may } from './moves';

export type Mode =
  | 'lead'
  | 'start'
  | 'await-start'
  | 'write'
  | 'put-down'
  | 'await-write'
  | 'roll'
  | 'announce'
  | 'circle'
  | 'await-turn'
  | 'answer'
  | 'answered'
  | 'await-answers'
  | 'shown'
  | 'vote'
  | 'voted'
  | 'await-vote'
  | 'round-over'
  | 'over';

/** Who looks: their seat (null: nobody's) and what it may do. */
export interface Eyes {
  seat: number | null;
  legal: readonly Json[];
}

type Reader = (view: View, eyes: Eyes) => Mode;

const plays = (view: View, { seat }: Eyes): boolean => seat !== null && view.players.includes(seat);

function beforeWriting(view: View, eyes: Eyes): Mode {
  if (eyes.seat === view.leader && eyes.seat !== null) return 'lead';
  return may(eyes.legal, 'start_timer') ? 'start' : 'await-start';
}

function writing(view: View, eyes: Eyes): Mode {
  if (may(eyes.legal, 'draft')) return 'write';
  return plays(view, eyes) ? 'put-down' : 'await-write';
}

function turning(mine: 'roll' | 'announce' | 'circle'): Reader {
  return (view, { seat, legal }) => (seat !== null && seat === view.turn && may(legal, mine) ? mine : 'await-turn');
}

function answering(view: View, eyes: Eyes): Mode {
  if (may(eyes.legal, 'answer')) return 'answer';
  return plays(view, eyes) && eyes.seat !== view.turn ? 'answered' : 'await-answers';
}

function voting(view: View, eyes: Eyes): Mode {
  if (may(eyes.legal, 'vote')) return 'vote';
  return plays(view, eyes) ? 'voted' : 'await-vote';
}

const MODES: Record<View['phase'], Reader> = {
  category: beforeWriting,
  write: writing,
  roll: turning('roll'),
  announce: turning('announce'),
  circle: turning('circle'),
  answer: answering,
  shown: () => 'shown',
  vote: voting,
  round_over: () => 'round-over',
  over: () => 'over',
};

/** What the viewer does now. */
export function modeOf(view: View, eyes: Eyes): Mode {
  return MODES[view.phase](view, eyes);
}

const ACTING: readonly Mode[] = ['start', 'write', 'roll', 'announce', 'circle', 'answer', 'vote'];

/** Whether the table waits for this viewer. */
export function isActing(mode: Mode): boolean {
  return ACTING.includes(mode);
}

/** Whether the table has a caller on its stage: from the first roll to the last card. */
export function isTurn(view: View): boolean {
  return !['category', 'write', 'round_over', 'over'].includes(view.phase);
}
