/**
 * The line to the table: says hello, keeps the numbers in order, notices a dead line within 15 s, comes back by itself and
 * sends again what was not answered. It knows messages, no rules and no pages.
 */
import type { Connection, Outgoing, Welcome } from '../store/types';
import { delay } from './backoff';
import { ServerClock, localNow } from './clock';
import { Outbox, type Numbered } from './outbox';
import { Refused } from './problem';

export const PROTOCOL = 1;

const PING_MS = 5000;
/** With nothing heard for so long, two pings unanswered, the line is dead. */
const SILENT_MS = 12000;
/** Who waits for an answer is told sooner: the server pings so often that silence for so long is no chance. */
const ANSWER_MS = 5500;
/** After the page was hidden the line may have died unnoticed: one ping, and little patience. */
const WAKE_MS = 2500;
const CONNECT_MS = 8000;

/** The part of a WebSocket that is used; the fake twin has it too. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Listeners {
  /** Every message, in order, without gaps. */
  message(message: Outgoing): void;
  /** How the line is, and when (ms, our clock) the next try starts. */
  state(state: Connection, retryAt: number | null): void;
}

/** Farewells after which coming back is useless. */
const FINAL: Record<string, Connection> = {
  moved: 'moved',
  removed: 'removed',
  left: 'removed',
  closed: 'gone',
  'unknown-room': 'gone',
  'bad-token': 'gone',
  'wrong-protocol': 'gone',
};

export class TableSocket {
  readonly clock = new ServerClock();
  readonly #outbox = new Outbox();
  readonly #open: () => Line;
  readonly #token: string;
  readonly #listeners: Listeners;
  #line: Line | null = null;
  #ready = false;
  #number: number | null = null;
  #me: number | null = null;
  #tries = 0;
  #final: Connection | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** Until when (ms, our clock) something must be heard. */
  #until = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(open: () => Line, token: string, listeners: Listeners) {
    this.#open = open;
    this.#token = token;
    this.#listeners = listeners;
  }

  /** Calls the table. */
  start(): void {
    this.#listeners.state('connecting', null);
    this.#connect();
    this.#pulse = setInterval(() => this.#ping(), PING_MS);
  }

  /** Hangs up for good. */
  stop(): void {
    clearInterval(this.#pulse);
    this.#final ??= 'gone';
    this.#drop();
    clearTimeout(this.#retry);
  }

  /** Asks for something by a message with an id; see Outbox for when the promise settles. */
  ask(message: Numbered): Promise<void> {
    if (this.#final) return Promise.reject(new Refused(this.#final, ''));
    const answer = this.#outbox.put(message);
    if (this.#ready) this.#send(message);
    if (this.#ready && this.#until > localNow() + ANSWER_MS) this.#expect(ANSWER_MS);
    return answer;
  }

  /** Sends a message that needs no answer, if the line is up. */
  tell(message: object): void {
    if (this.#ready) this.#send(message);
  }

  /** The page is seen again, or the network comes or goes: makes sure of the line at once. */
  wake(): void {
    if (this.#final) return;
    if (!this.#ready) return this.#connect();
    this.clock.forget();
    this.#ping();
    this.#expect(WAKE_MS);
  }

  #connect(): void {
    if (this.#final) return;
    clearTimeout(this.#retry);
    this.#drop();
    const line = this.#open();
    this.#line = line;
    line.onopen = () => this.#send({ type: 'hello', protocol: PROTOCOL, token: this.#token, seen: this.#number });
    line.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Outgoing);
    line.onclose = () => this.#lost();
    this.#expect(CONNECT_MS);
  }

  #send(message: object): void {
    try {
      this.#line?.send(JSON.stringify(message));
    } catch {
      // The line broke a moment ago; its close event follows, and what has an id is sent again.
    }
  }

  #ping(): void {
    this.tell({ type: 'ping', sent_ms: localNow() });
  }

  /** Something must be heard within so many ms, or the line counts as dead. */
  #expect(within: number): void {
    clearTimeout(this.#silence);
    this.#until = localNow() + within;
    this.#silence = setTimeout(() => this.#lost(), within);
  }

  #drop(): void {
    clearTimeout(this.#silence);
    this.#ready = false;
    const line = this.#line;
    this.#line = null;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  #lost(): void {
    this.#drop();
    if (this.#final) return;
    const wait = delay(this.#tries++);
    this.#listeners.state('reconnecting', localNow() + wait);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #hear(message: Outgoing): void {
    this.#expect(SILENT_MS);
    this.#outbox.hear(message, this.#me);
    if (message.type === 'ping') this.#send({ type: 'pong', n: message.n });
    else if (message.type === 'pong') this.clock.learn(message.sent_ms, message.now_ms);
    else if (message.type === 'bye') this.#farewell(message);
    else if (message.type === 'welcome') this.#welcomed(message);
    else if (message.type !== 'news' || this.#inOrder(message.number)) this.#listeners.message(message);
  }

  #welcomed(welcome: Welcome): void {
    this.#number = welcome.number;
    this.#me = welcome.member;
    this.#tries = 0;
    this.#ready = true;
    this.clock.hint(welcome.now_ms);
    this.#listeners.message(welcome);
    this.#listeners.state('connected', null);
    this.#ping();
    for (const message of this.#outbox.unanswered) this.#send(message);
  }

  /** Says whether news is the next; asks for everything when some is missing, and skips what is known. */
  #inOrder(number: number): boolean {
    if (this.#number === null || number <= this.#number) return false;
    if (number === this.#number + 1) {
      this.#number = number;
      return true;
    }
    this.#listeners.state('behind', null);
    this.#send({ type: 'resync' });
    return false;
  }

  #farewell(bye: { type: 'bye'; code: string; sentence: string }): void {
    this.#final = FINAL[bye.code] ?? null;
    this.#listeners.message(bye);
    // Who was too slow or too loud comes back a little later; a restart is over soon.
    if (!this.#final) this.#tries += bye.code === 'restarting' ? 0 : 3;
    if (!this.#final) return;
    this.#outbox.abandon(new Refused(bye.code, bye.sentence));
    this.#listeners.state(this.#final, null);
    this.stop();
  }
}
