/** Follows a match's news: sounds, the line spoken by the device, and what is called out so that everybody sees it. */
import { aloud } from '../../lib/aloud.svelte';
import { notices } from '../../lib/notices.svelte';
import { sound } from '../../lib/sound.svelte';
import { buzz } from '../../lib/vibrate.svelte';
import type { Event, View } from '../../wire/hit-manga';
import type { GameNews, GameStore, Json } from '../contract';
import { isJapanese } from './breaking';
import { callOutOf, type CallOut } from './callout';
import { describe, eventsOf } from './describe';
import { voiceOf } from './voice.svelte';

function soundOf(event: Event, seat: number | null): void {
  if (event.type === 'read') sound.play('start');
  if (event.type === 'grabbed') sound.play('hit');
  if (event.type === 'taken' || event.type === 'guessed') sound.play('run');
  if (event.type === 'cancelled') sound.play('out');
  if (event.type === 'ruled' && seat !== null && event.misfires.includes(seat)) {
    sound.play('out');
    buzz.play([80, 40, 80]);
  }
}

export class Stage {
  callOut = $state.raw<CallOut | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The step in which grabbing is known to be open. */
  #open: number | null;
  readonly #store: GameStore;
  readonly #onread: () => void;

  /** `onread` is called when grabbing opens before these eyes: the line stands in the page then, not yet on the glass. */
  constructor(store: GameStore, onread: () => void = () => undefined) {
    this.#store = store;
    this.#onread = onread;
    this.#open = this.#view.phase === 'grab' ? this.#view.step : null;
  }

  /** Listens until the function that is returned is called. */
  follow(): () => void {
    const stop = this.#store.onNews((news) => this.#hear(news));
    return () => {
      stop();
      clearTimeout(this.#timer);
      aloud.hush();
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
    for (const event of events) {
      soundOf(event, this.#store.seat);
      if (event.type === 'read') this.#read(event);
    }
    this.#tellOfReturns(events);
    const callOut = callOutOf(events, this.#view, this.#store.players.map((player) => player.name));
    if (callOut) this.#show(callOut);
  }

  /** A card that goes back leaves nothing to be seen: it is told in words. */
  #tellOfReturns(events: readonly Event[]): void {
    if (this.#store.replay || !events.some(({ type }) => type === 'put_back')) return;
    const names = this.#store.players.map((player) => player.name);
    const told = describe(events.filter(({ type }) => type === 'put_back') as unknown as Json[], this.#store.view, names, String);
    for (const sentence of told) notices.add(sentence, false);
  }

  /** Nothing lies over the cards while they may be grabbed. */
  #read(event: Extract<Event, { type: 'read' }>): void {
    this.skip();
    const { step } = this.#view;
    if (step !== this.#open) this.#onread();
    this.#open = step;
    if (event.said && aloud.on && !this.#store.replay) aloud.say(event.said, isJapanese(event.said) ? 'ja' : 'en', voiceOf(event.voice));
  }

  #show(callOut: CallOut): void {
    clearTimeout(this.#timer);
    this.callOut = callOut;
    this.#timer = setTimeout(this.skip, callOut.ms);
  }
}
