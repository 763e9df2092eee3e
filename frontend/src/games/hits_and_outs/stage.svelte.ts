/** Follows a match's news: sounds, call-outs, and the moment of rest in which everybody sees what happened. */
import type { CallOut } from '../../lib/callOut';
import { buzz } from '../../lib/vibrate.svelte';
import { notice } from '../../lib/notices.svelte';
import { sound } from '../../lib/sound.svelte';
import type { Event, View } from '../../wire/hits-and-outs';
import type { GameNews, GameStore } from '../contract';
import { callOutOf } from './beat';
import { eventsOf } from './describe';
import { t } from './say';

/** A sound for each event that makes one. */
function soundOf(event: Event): void {
  if (event.type === 'placed') sound.play('cover');
  if (event.type === 'out') sound.play('out');
  if (event.type === 'hit') sound.play(event.home_run ? 'homer' : 'hit');
  if (event.type === 'half_started') sound.play('start');
}

export class Stage {
  /** What is called out now. While it stands, screens that would cover the field wait. */
  callOut = $state.raw<CallOut | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #store: GameStore;

  constructor(store: GameStore) {
    this.#store = store;
  }

  /** Listens until the function that is returned is called. */
  follow(): () => void {
    const stop = this.#store.onNews((news) => this.#hear(news));
    return () => {
      stop();
      clearTimeout(this.#timer);
    };
  }

  /** Ends the rest at once. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.callOut = null;
  };

  #hear(news: GameNews): void {
    const events = eventsOf(news.events);
    if (!events.length) return;
    events.forEach(soundOf);
    const names = this.#store.players.map((player) => player.name);
    const view = this.#store.view as unknown as View;
    this.#tellOfStandIn(news, view, names);
    const callOut = callOutOf(events, view, names);
    if (callOut?.kind === 'hit') buzz.play(callOut.ms > 2000 ? [40, 60, 120] : 60);
    this.#show(callOut);
  }

  /** A move that somebody who plays has not made themselves: their time was up, or it was skipped. */
  #tellOfStandIn({ by, seat }: GameNews, view: View, names: readonly string[]): void {
    if (by !== 'stand-in' || seat === null || view.left.includes(seat) || this.#store.replay) return;
    notice(t(seat === this.#store.seat ? 'stand-in-once-you' : 'stand-in-once', { name: names[seat] ?? '' }));
  }

  #show(callOut: CallOut | null): void {
    clearTimeout(this.#timer);
    this.callOut = callOut;
    if (callOut) this.#timer = setTimeout(this.skip, callOut.ms);
  }
}
