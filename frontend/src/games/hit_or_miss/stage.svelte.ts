/** Follows a match's news: the die that rolls, sounds, and what is called out so that everybody sees what happened. */
import type { CallOut } from '../../lib/callOut';
import { isCalm } from '../../lib/device';
import { notices } from '../../lib/notices.svelte';
import { sound } from '../../lib/sound.svelte';
import { buzz } from '../../lib/vibrate.svelte';
import type { Event, View } from '../../wire/hit-or-miss';
import type { GameNews, GameStore } from '../contract';
import { callOutOf } from './callout';
import { eventsOf } from './describe';
import { t } from './say';

/** How long the die tumbles, ms. */
export const ROLL_MS = 1000;

function soundOf(event: Event): void {
  if (event.type === 'timer_started') sound.play('start');
  if (event.type === 'rolled') sound.play('run');
  if (event.type === 'circled') sound.play('cover');
  if (event.type === 'cards_shown') sound.play(event.cards.some((laid) => laid?.card === 'hit') ? 'hit' : 'out');
  if (event.type === 'vote_opened') sound.play('turn');
  if (event.type === 'vote_closed') sound.play(event.accepted ? 'run' : 'out');
}

export class Stage {
  callOut = $state.raw<CallOut | null>(null);
  /** The die is in the air: what it shows is not told before it lies. */
  rolling = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #roll: ReturnType<typeof setTimeout> | undefined;
  #phase: View['phase'];
  readonly #store: GameStore;

  constructor(store: GameStore) {
    this.#store = store;
    this.#phase = this.#view.phase;
  }

  /** Listens until the function that is returned is called. */
  follow(): () => void {
    const stop = this.#store.onNews((news) => this.#hear(news));
    return () => {
      stop();
      clearTimeout(this.#timer);
      clearTimeout(this.#roll);
    };
  }

  /** Ends the call-out at once. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.callOut = null;
  };

  get #view(): View {
    return this.#store.view as unknown as View;
  }

  #hear(news: GameNews): void {
    const events = eventsOf(news.events);
    const before = this.#phase;
    this.#phase = this.#view.phase;
    if (!events.length) return;
    events.forEach(soundOf);
    if (events.some((event) => event.type === 'rolled')) this.#tumble();
    const names = this.#store.players.map((player) => player.name);
    // Once the round is over everybody sees what was left to read.
    const goesOn = this.#view.phase !== 'round_over' && this.#view.phase !== 'over';
    for (const event of goesOn ? events : []) {
      if (event.type === 'passed') notices.add(t('said-passed', { name: names[event.seat] ?? '' }), false);
    }
    const callOut = callOutOf(events, { before, names, kind: this.#view.challenge?.kind ?? null });
    if (callOut) this.#show(callOut);
    if (callOut?.kind === 'plain') buzz.play([60, 60, 60]);
  }

  #tumble(): void {
    if (isCalm()) return;
    clearTimeout(this.#roll);
    this.rolling = true;
    this.#roll = setTimeout(() => (this.rolling = false), ROLL_MS);
  }

  #show(callOut: CallOut): void {
    clearTimeout(this.#timer);
    this.callOut = callOut;
    this.#timer = setTimeout(this.skip, callOut.ms);
  }
}
