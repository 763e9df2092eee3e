/** What a viewer does now: the match's phase seen from a seat. */
import type { View } from '../../wire/hit-manga';
import type { Json } from '../contract';
import { may } from './moves';

export type Mode =
  | 'love'
  | 'loved'
  | 'read'
  | 'await-read'
  | 'reading'
  | 'grab'
  | 'held'
  | 'misfired'
  | 'no-idea'
  | 'await-grab'
  | 'caption'
  | 'captioned'
  | 'await-captions'
  | 'vote'
  | 'voted'
  | 'await-votes'
  | 'over';

/** Who looks: their seat (null: nobody's) and what it may do. */
export interface Eyes {
  seat: number | null;
  legal: readonly Json[];
}

type Reader = (view: View, eyes: Eyes) => Mode;

function reading(view: View, { seat, legal }: Eyes): Mode {
  return seat !== null && seat === view.reader && may(legal, 'read') ? 'read' : 'await-read';
}

function grabbing(view: View, { seat, legal }: Eyes): Mode {
  if (seat === null) return 'await-grab';
  if (seat === view.reader) return 'reading';
  if (view.held) return 'held';
  if (view.misfired.includes(seat)) return 'misfired';
  if (view.no_idea.includes(seat)) return 'no-idea';
  return may(legal, 'grab') ? 'grab' : 'await-grab';
}

function writing(view: View, { seat, legal }: Eyes): Mode {
  if (may(legal, 'caption')) return 'caption';
  return seat !== null && view.written.includes(seat) ? 'captioned' : 'await-captions';
}

function voting(view: View, { seat, legal }: Eyes): Mode {
  if (may(legal, 'vote')) return 'vote';
  return seat !== null && view.voted.includes(seat) ? 'voted' : 'await-votes';
}

const MODES: Record<View['phase'], Reader> = {
  love: (_, { legal }) => (may(legal, 'love') ? 'love' : 'loved'),
  read: reading,
  grab: grabbing,
  caption: writing,
  vote: voting,
  over: () => 'over',
};

/** What the viewer does now. */
export function modeOf(view: View, eyes: Eyes): Mode {
  return MODES[view.phase](view, eyes);
}

/** A replay has no legal moves: what a seat did then is told by the view alone. */
export function replayedMode(view: View, seat: number | null): Mode {
  if (view.phase === 'read') return seat !== null && seat === view.reader && view.reading ? 'read' : 'await-read';
  return modeOf(view, { seat, legal: [] });
}

const ACTING: readonly Mode[] = ['love', 'read', 'grab', 'caption', 'vote'];

/** Whether the table waits for this viewer. */
export function isActing(mode: Mode): boolean {
  return ACTING.includes(mode);
}
