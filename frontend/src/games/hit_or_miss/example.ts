/** A view to test and to draw with, changed where it matters. */
import type { View } from '../../wire/hit-or-miss';

/** Round 2 of 4 of a match of four: seat 1 leads, the card has just been read. */
export function exampleView(change: Partial<View> = {}): View {
  const zeros = [0, 0, 0, 0];
  return {
    phase: 'category',
    round: 2,
    rounds: 8,
    lap: 1,
    laps: 2,
    leader: 1,
    turn: null,
    order: [0, 1, 2, 3],
    players: [1, 2, 3, 0],
    category: { pack: 'scenes', version: '1.0.0', id: 'holiday', title: 'Things you lose on holiday', note: '', language: 'en' },
    swap_left: true,
    counts: zeros,
    done: [],
    ready: [],
    strictness: 'forgiving',
    writing_ms: 45_000,
    pile: { commitment: null, left: 250 },
    die: null,
    called: null,
    commitment: null,
    item: null,
    hidden: false,
    answers: [null, null, null, null],
    answered: [],
    turn_points: zeros,
    round_points: zeros,
    scores: [4, 6, 1, 3],
    read: [],
    opened: [],
    challenge: null,
    votes: [],
    lists: null,
    history: null,
    winners: null,
    reason: null,
    step: 12,
    deadline: null,
    paused: false,
    left: [],
    ...change,
  };
}
