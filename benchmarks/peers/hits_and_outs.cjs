// Hits & Outs for the peers written in JavaScript: two teams (seat % 2), a play-by-play that fills the frame to 2.8 KB, like ours.
'use strict';

const LINES = 24;

function fresh(players) {
  const state = {
    players: Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`),
    inning: 1, batting: 0, outs: 0, kind: 'P', open: 15,
    bases: [false, false, false], revealed: ['', '', '', ''],
    line: [[0, 0, 0], [0, 0, 0]], score: [0, 0], plays: [], number: 0, cue: '',
  };
  state.cue = cue(state);
  return state;
}

/** The seat that acts next. */
function actor(state) {
  return state.kind === 'P' ? 1 - state.batting : state.batting;
}

/** The marker by which the load generator reads the state. */
function cue(state) {
  return `~${state.kind}${actor(state)}:${state.open}:${state.number};`;
}

function say(state, text) {
  state.plays.push(`#${state.number} inning ${state.inning}: ${text}`);
  if (state.plays.length > LINES) state.plays.shift();
}

/** H7, H9, H10. Returns the runs. */
function advance(state, base) {
  const runners = [0, 1, 2].filter((at) => state.bases[at]);
  if (base === 3) {
    state.bases.fill(false);
    return runners.length + 1;
  }
  const next = [false, false, false];
  next[base] = true;
  let runs = 0;
  let behind = base;
  for (const at of runners) {
    const to = state.outs === 0 ? at + base + 1 : Math.max(at, behind + 1);
    if (to > 2) runs++; else next[to] = true;
    behind = to;
  }
  state.bases = next;
  return runs;
}

function endHalf(state) {
  state.outs = 0; state.kind = 'P'; state.open = 15; state.bases.fill(false);
  if (state.batting === 1) {
    state.inning++;
    if (state.inning > 9) {                                  // play on in the same room
      state.inning = 1; state.score = [0, 0]; state.line = [[0, 0, 0], [0, 0, 0]];
    }
  }
  state.batting = 1 - state.batting;
}

/** Applies a move; takes and returns where the Hit lies. */
function apply(state, hidden, base) {
  state.number++;
  if (state.kind === 'P') {
    state.kind = 'G'; state.open = 15; state.revealed = ['', '', '', ''];
    say(state, `${state.players[actor(state)]} steps up to the plate, four covers stand on the field`);
    return base;
  }
  if (base === hidden) {
    state.revealed[base] = 'H';
    const runs = advance(state, base);
    state.score[state.batting] += runs;
    state.line[state.batting][Math.min(state.inning, 3) - 1] += runs;
    say(state, `a hit at base ${base + 1}, ${runs} run(s) score with ${state.outs} out(s) on the board`);
    state.kind = 'P'; state.open = 15;
    return null;
  }
  state.revealed[base] = 'O'; state.open &= ~(1 << base); state.outs++;
  say(state, `out number ${state.outs} at base ${base + 1}, and the hit is hidden somewhere else`);
  if (state.outs < 3) return hidden;
  endHalf(state);
  return null;
}

module.exports = { fresh, actor, cue, apply };
