/**
 * Reactions on this device's own clock (M7): from the first frame that shows the line to the press. What can't be
 * measured well is left out, and the server then judges by when the grab arrives.
 */

/** A clock that ticks in coarser steps says nothing of a race. */
export const COARSEST_MS = 20;
const LOOKS = 400_000;
const LONGEST_MS = 600_000;

/** The smallest step that a clock has shown, ms; infinite if it never moved while it was watched. */
export function stepOf(now: () => number, looks = LOOKS): number {
  let least = Infinity;
  let before = now();
  for (let look = 0, steps = 0; look < looks && steps < 5; look += 1) {
    const at = now();
    if (at <= before) continue;
    least = Math.min(least, at - before);
    before = at;
    steps += 1;
  }
  return least;
}

/** From a frame to a press, or null if either is not known or they can't belong together. */
export function between(shownMs: number | null, pressedMs: number): number | null {
  if (shownMs === null) return null;
  const reaction = pressedMs - shownMs;
  return Number.isFinite(reaction) && reaction >= 0 && reaction < LONGEST_MS ? Math.round(reaction * 10) / 10 : null;
}

type Frames = (callback: (at: number) => void) => number;

/** Watches for the frame that shows a line, one reading after the other. */
export class Reaction {
  #shownMs: number | null = null;
  #frame = 0;
  #fine: boolean | null = null;
  readonly #now: () => number;
  readonly #frames: Frames;

  constructor(now: () => number = () => performance.now(), frames: Frames = (callback) => requestAnimationFrame(callback)) {
    this.#now = now;
    this.#frames = frames;
  }

  /** Whether the clock is fine enough; found out once, before play. */
  get isFine(): boolean {
    this.#fine ??= stepOf(this.#now) <= COARSEST_MS;
    return this.#fine;
  }

  /** The line stands in the page now: the frame after the next paint has shown it. */
  shown(): void {
    const mine = (this.#frame += 1);
    this.#shownMs = null;
    this.#frames(() => this.#frames((at) => this.#mark(mine, at)));
  }

  /** Another reading: what was shown is shown no more. */
  forget(): void {
    this.#frame += 1;
    this.#shownMs = null;
  }

  /** The reaction of a press, in ms, to be sent with the grab; null to leave it out. */
  to(event: Pick<Event, 'timeStamp'>): number | null {
    return this.isFine ? between(this.#shownMs, event.timeStamp) : null;
  }

  #mark(frame: number, at: number): void {
    if (frame === this.#frame) this.#shownMs = at;
  }
}
