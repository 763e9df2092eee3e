/** A view to test and to draw with, changed where it matters. */
import type { View } from '../../wire/hits-and-outs';

/** A match that has just begun: seat 1 bats, seat 0 hides. */
export function exampleView(change: Partial<View> = {}): View {
  return {
    phase: 'lift',
    inning: 1,
    half: 'top',
    home: 0,
    batting: 1,
    pitching: 0,
    outs: 0,
    bases: [],
    score: [0, 0],
    line: [
      [null, null, null],
      [0, null, null],
    ],
    shot: 'off',
    lifted: [],
    commitment: null,
    innings: 3,
    teams: [
      { name: 'Foxes', color: 'red' },
      { name: 'Herons', color: 'blue' },
    ],
    last: null,
    history: [],
    opened: [],
    winners: null,
    reason: null,
    step: 1,
    deadline: null,
    paused: false,
    left: [],
    ...change,
  };
}
