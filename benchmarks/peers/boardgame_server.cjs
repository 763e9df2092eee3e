// boardgame.io's own Server (socket.io) with Hits & Outs, in memory; the secret is stripped by playerView.
// usage: node boardgame_server.cjs PORT MODULES   (MODULES: the folder that holds node_modules)
'use strict';
const [port, modules] = process.argv.slice(2);
const { Server, Origins } = require(`${modules}/node_modules/boardgame.io/dist/cjs/server.js`);
const rules = require('./hits_and_outs.cjs');

function step({ G }, base) {
  if (!(G.open >> base & 1)) return 'INVALID_MOVE';
  G.hidden = rules.apply(G, G.hidden, base);
  G.cue = rules.cue(G);
}

const game = {
  name: 'hits-and-outs',
  disableUndo: true,
  setup: ({ ctx }) => ({ ...rules.fresh(ctx.numPlayers), hidden: null }),
  moves: {
    place: { move: step, redact: true, client: false },
    guess: { move: step, client: false },
  },
  turn: {
    minMoves: 1, maxMoves: 1,
    order: { first: ({ G }) => rules.actor(G), next: ({ G }) => rules.actor(G) },
  },
  playerView: ({ G, playerID }) => ({
    ...G, hidden: playerID !== null && +playerID % 2 === 1 - G.batting ? G.hidden : null,
  }),
};
Server({ games: [game], origins: [Origins.LOCALHOST] }).run(+port, () => console.log('listening'));
