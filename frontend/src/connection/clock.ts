/** The server's clock on this device, from the answers to our pings: the quickest of the last few knows best. */

/** How many answers are kept. Old ones go, since two clocks drift apart. */
const KEPT = 8;

interface Sample {
  /** How long question and answer took, ms. */
  trip: number;
  /** Server's clock minus ours, ms. */
  offset: number;
}

/** Our own clock in ms: never jumps when somebody sets the device's time. */
export function localNow(): number {
  return performance.timeOrigin + performance.now();
}

export class ServerClock {
  #samples: Sample[] = [];
  #rough: number | null = null;
  readonly #local: () => number;

  constructor(local: () => number = localNow) {
    this.#local = local;
  }

  /** A first guess from a message that just came: too late by its way, so any answered ping is better. */
  hint(nowMs: number): void {
    this.#rough = nowMs - this.#local();
  }

  /** Learns from an answered ping: asked at `sentMs` (our clock), answered with the server's `nowMs`. */
  learn(sentMs: number, nowMs: number): void {
    const got = this.#local();
    const trip = got - sentMs;
    if (trip < 0) return;
    this.#samples = [...this.#samples, { trip, offset: nowMs - (sentMs + trip / 2) }].slice(-KEPT);
  }

  /** Forgets what was learned, as after a long sleep. */
  forget(): void {
    this.#samples = [];
  }

  /** Server's clock minus ours, ms. */
  get offset(): number {
    const best = this.#samples.reduce<Sample | null>((least, each) => (least && least.trip <= each.trip ? least : each), null);
    return best?.offset ?? this.#rough ?? 0;
  }

  /** The server's clock now, ms since 1970. */
  now(): number {
    return this.#local() + this.offset;
  }
}
