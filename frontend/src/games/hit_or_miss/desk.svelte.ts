/**
 * A writer's desk: the field, what is on its way to the list, the last word of why, and undo. It knows no DOM. What
 * stands in the field streams to the server as a draft, so that it counts when time runs out and is there after a reload.
 */
import { asRefused, type Refused } from '../../connection/problem';
import type { View } from '../../wire/hit-or-miss';
import type { Json, Send } from '../contract';
import { errorWords } from '../../lib/words';
import { isKey, t } from './say';

/** A pause in typing after which the draft goes out; shorter when time is about to run out. */
const PAUSE_MS = 700;
const LAST_PAUSE_MS = 40;
const LAST_MS = 1500;
/** However fast somebody types, the server knows the field after so long. Each time is an entry of the match's log. */
const LONGEST_MS = 2000;

/** Why something was not entered, and the item it speaks of. */
export interface Word {
  text: string;
  item: string;
}

interface Deed {
  kind: 'add' | 'restore' | 'strike';
  item: string;
}

/** Needless spaces are no part of an item; the server sees it so too. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export class Desk {
  field = $state('');
  /** Entered and not yet on the list. */
  sending = $state.raw<string[]>([]);
  word = $state.raw<Word | null>(null);
  #deeds = $state.raw<Deed[]>([]);
  #told = '';
  #typedMs = 0;
  #oldestMs: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #view: () => View;
  readonly #send: Send;
  readonly #now: () => number;

  constructor(view: () => View, send: Send, now: () => number) {
    this.#view = view;
    this.#send = send;
    this.#now = now;
    this.field = this.#told = view().draft ?? '';
  }

  get canUndo(): boolean {
    return this.#deeds.length > 0;
  }

  /** The field was changed. */
  type(text: string): void {
    this.field = text;
    this.word = null;
    this.#typedMs = this.#now();
    this.#oldestMs ??= this.#typedMs;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), this.#pause());
  }

  /** Tells the server what stands in the field, unless it knows. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#oldestMs = null;
    if (this.field === this.#told) return;
    this.#told = this.field;
    void this.#quietly({ type: 'draft', item: this.field, entered_ms: this.#entered() }).catch(() => undefined);
  }

  /** The line is back, or the page: what was told may not have arrived. */
  tellAgain(): void {
    this.#told = this.#view().draft ?? '';
    this.flush();
  }

  /** Enters what stands in the field. */
  add(): void {
    const item = tidy(this.field);
    if (!item) return;
    this.#typedMs = this.#now();
    this.field = this.#told = '';
    clearTimeout(this.#timer);
    this.#deeds = [...this.#deeds, { kind: 'add', item }];
    void this.#write(item);
  }

  /** Draws a line through an item. */
  strike(item: string): void {
    this.#deeds = [...this.#deeds, { kind: 'strike', item }];
    void this.#strike(item);
  }

  /** Writes a struck item again. */
  restore(item: string): void {
    this.#deeds = [...this.#deeds, { kind: 'restore', item }];
    void this.#write(item);
  }

  /** Takes back the last thing done: an item that was added returns to the field, one that was struck to the list. */
  undo(): void {
    const deed = this.#deeds.at(-1);
    if (!deed) return;
    this.#deeds = this.#deeds.slice(0, -1);
    if (deed.kind === 'strike') void this.#write(deed.item);
    else void this.#takeBack(deed);
  }

  /** Puts the pencil down; what stands in the field counts. */
  async done(): Promise<void> {
    this.flush();
    await this.#send({ type: 'done' });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #pause(): number {
    const { deadline } = this.#view();
    const now = this.#now();
    const left = deadline === null ? Infinity : deadline - now;
    const rest = LONGEST_MS - (now - (this.#oldestMs ?? now));
    return left < LAST_MS ? LAST_PAUSE_MS : Math.max(0, Math.min(PAUSE_MS, rest));
  }

  /** When it was entered, by the server's clock; on time if it was typed in time. */
  #entered(): number {
    return Math.max(0, Math.round(this.#typedMs || this.#now()));
  }

  async #write(item: string): Promise<void> {
    this.sending = [...this.sending, item];
    this.word = null;
    try {
      await this.#quietly({ type: 'write', item, entered_ms: Math.max(0, Math.round(this.#now())) });
    } catch (thrown) {
      this.#refused(item, asRefused(thrown));
    } finally {
      this.sending = without(this.sending, item);
    }
  }

  async #takeBack({ kind, item }: Deed): Promise<void> {
    const isStruck = await this.#strike(item);
    if (isStruck && kind === 'add' && !this.field) this.type(item);
  }

  /** Whether it was struck. */
  async #strike(item: string): Promise<boolean> {
    this.word = null;
    try {
      await this.#quietly({ type: 'strike', item });
      return true;
    } catch (thrown) {
      this.#refused(item, asRefused(thrown));
      return false;
    }
  }

  #refused(item: string, refused: Refused): void {
    this.#deeds = this.#deeds.filter((deed) => deed.item !== item);
    this.word = { text: whyOf(item, refused), item: sameAs(refused) ?? item };
  }

  /** Refusals are told on the pad, in a word of our own. */
  #quietly(move: Json): Promise<void> {
    return this.#send(move, { quiet: true });
  }
}

/** The list without one entry of that text. */
function without(list: readonly string[], text: string): string[] {
  const at = list.indexOf(text);
  return at < 0 ? [...list] : [...list.slice(0, at), ...list.slice(at + 1)];
}

/** The item on the list that is the same, as the server's sentence quotes it. */
function sameAs(refused: Refused): string | null {
  return refused.code === 'already-written' ? (/“(.*)”/.exec(refused.sentence)?.[1] ?? null) : null;
}

function whyOf(item: string, refused: Refused): string {
  const key = `why-${refused.code}`;
  if (!isKey(key)) return refused.sentence ? errorWords(refused) : t('why-other', { item });
  return t(key, { item, same: sameAs(refused) ?? item });
}
