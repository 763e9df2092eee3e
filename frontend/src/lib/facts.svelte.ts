/** The games the server knows, asked for once: titles, options with their reasons, bots. */
import { games } from '../connection/http';
import type { GameMeta } from '../store/types';

class Facts {
  games = $state.raw<GameMeta[]>([]);
  #asked = false;

  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    games().then(
      (all) => (this.games = all),
      () => (this.#asked = false),
    );
  }

  of(game: string): GameMeta | undefined {
    return this.games.find((each) => each.name === game);
  }
}

export const facts = new Facts();
