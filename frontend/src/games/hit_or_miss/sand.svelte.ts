/** Time as sand: how much of it is left, as often as the eye wants to know. */
import { isCalm } from '../../lib/device';

const BEAT_MS = 100;
const CALM_MS = 1000;

export interface SandSource {
  /** Server time in ms when it has run through, or null without a clock. */
  until: () => number | null;
  now: () => number;
  /** How long it runs in all, ms, as the rules have it. */
  whole: () => number | null;
  /** The line is not sure, or the match is paused: the sand stands. */
  stopped: () => boolean;
}

export class Sand {
  leftMs = $state<number | null>(null);
  #most = 0;
  readonly #source: SandSource;

  constructor(source: SandSource) {
    this.#source = source;
  }

  /** What is still above, 0 to 1; null without a clock. */
  get above(): number | null {
    return this.leftMs === null ? null : Math.min(1, Math.max(0, this.leftMs / Math.max(1, this.#most)));
  }

  /** Runs while the effect that calls this lives. */
  run(): () => void {
    this.#look();
    if (this.#source.stopped() || this.#source.until() === null) return () => undefined;
    const beat = setInterval(() => this.#look(), isCalm() ? CALM_MS : BEAT_MS);
    return () => clearInterval(beat);
  }

  #look(): void {
    const until = this.#source.until();
    this.leftMs = until === null ? null : Math.max(0, until - this.#source.now());
    // With more time than the rules give (an own factor, 30 s more) the glass is full at the most there ever was.
    this.#most = Math.max(this.#most, this.#source.whole() ?? 0, this.leftMs ?? 0);
  }
}
