/** A room, live: the socket's messages go through `reduce` into one reactive value that pages and games read. */
import { localNow } from '../connection/clock';
import { asRefused, type Refused } from '../connection/problem';
import { TableSocket, type Line } from '../connection/socket';
import type { GameNews, GameStore, Player, RoomStore } from '../games/contract';
import { freshId } from '../lib/random';
import { isHost, memberOf, playersOf, seatOf } from './select';
import { NOTHING, reduce, type RoomState } from './state';
import type { AnyAct, Connection, Happened, Here, Json, MatchResult, MemberView, News, Outgoing, RoomView } from './types';

type Listener<T> = (value: T) => void;

class Listeners<T> {
  readonly #all = new Set<Listener<T>>();

  add(listener: Listener<T>): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  tell(value: T): void {
    for (const listener of [...this.#all]) listener(value);
  }
}

export class RoomLive implements RoomStore {
  #state = $state.raw<RoomState>(NOTHING);
  #connection = $state<Connection>('connecting');
  #retryAt = $state<number | null>(null);
  readonly #socket: TableSocket;
  readonly #gameNews = new Listeners<GameNews>();
  readonly #happened = new Listeners<Happened[]>();
  readonly #refusals = new Listeners<Refused>();
  readonly #match: GameStore;

  constructor(open: () => Line, token: string) {
    this.#socket = new TableSocket(open, token, {
      message: (message) => this.#hear(message),
      state: (connection, retryAt) => this.#line(connection, retryAt),
    });
    this.#match = new MatchLive(this, this.#gameNews);
  }

  start(): void {
    this.#socket.start();
  }

  stop(): void {
    this.#socket.stop();
  }

  /** The page is seen again, or somebody asked to try now. */
  wake(): void {
    this.#socket.wake();
  }

  get state(): RoomState {
    return this.#state;
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** When (our own clock, ms) the next try to connect starts. */
  get retryAt(): number | null {
    return this.#retryAt;
  }

  /** True once the server has told how things are. */
  get ready(): boolean {
    return this.#state.room !== null;
  }

  /** Only to be asked when `ready`. */
  get room(): RoomView {
    if (!this.#state.room) throw new Error('The room is not known yet.');
    return this.#state.room;
  }

  get code(): string {
    return this.room.code;
  }

  get me(): MemberView {
    return memberOf(this.#state, this.#state.member);
  }

  get isHost(): boolean {
    return isHost(this.#state);
  }

  get presence(): Record<number, Here> {
    return this.#state.presence;
  }

  get waits(): Record<number, number> {
    return this.#state.waits;
  }

  get match(): GameStore | null {
    return this.#state.room?.match && this.#state.view ? this.#match : null;
  }

  now(): number {
    return this.#socket.clock.now();
  }

  act = (act: AnyAct): Promise<void> => this.#ask({ type: 'act', id: freshId(), act });

  send = (move: Json, how: { quiet?: boolean } = {}): Promise<void> => {
    const step = this.#state.view?.['step'] ?? null;
    return this.#ask({ type: 'move', id: freshId(), move, step }, how.quiet);
  };

  /** Asks for a fresh PIN and link that move this seat; the answer appears as `state.card`. */
  askForCard(): void {
    this.#socket.tell({ type: 'seat_card' });
  }

  onHappened(listener: Listener<Happened[]>): () => void {
    return this.#happened.add(listener);
  }

  onRefused(listener: Listener<Refused>): () => void {
    return this.#refusals.add(listener);
  }

  async #ask<Message extends { id: string }>(message: Message, quiet = false): Promise<void> {
    try {
      await this.#socket.ask(message);
    } catch (thrown) {
      // A line that ended for good has a page of its own to say so.
      if (!this.#state.bye && !quiet) this.#refusals.tell(asRefused(thrown));
      throw thrown;
    }
  }

  #line(connection: Connection, retryAt: number | null): void {
    this.#connection = connection;
    this.#retryAt = retryAt;
  }

  #hear(message: Outgoing): void {
    this.#state = reduce(this.#state, message);
    if (message.type === 'news') this.#tell(message);
    if (message.type === 'own') this.#gameNews.tell(asGameNews({ ...message, number: null }));
    if (message.type === 'welcome') for (const missed of message.missed) this.#tell(missed);
  }

  #tell(news: News): void {
    if (news.happened.length) this.#happened.tell(news.happened);
    if (news.by !== null || news.events.length) this.#gameNews.tell(asGameNews(news));
  }
}

type Told = Pick<News, 'at_ms' | 'by' | 'seat' | 'events' | 'view'> & { number: number | null };

function asGameNews({ number, at_ms: atMs, by, seat, events, view }: Told): GameNews {
  return { number, atMs, by, seat, events, view };
}

/** The match inside a room, as its game's components read it. */
class MatchLive implements GameStore {
  readonly replay = false;
  readonly #room: RoomLive;
  readonly #news: Listeners<GameNews>;

  constructor(room: RoomLive, news: Listeners<GameNews>) {
    this.#room = room;
    this.#news = news;
  }

  get game(): string {
    return this.#room.state.room?.match?.game ?? '';
  }

  get options(): Json {
    return this.#room.state.room?.match?.options ?? {};
  }

  get view(): Json {
    return this.#room.state.view ?? {};
  }

  get legal(): Json[] {
    return this.#room.state.legal;
  }

  get room(): string {
    return this.#room.code;
  }

  get seat(): number | null {
    return seatOf(this.#room.state);
  }

  get players(): Player[] {
    return playersOf(this.#room.state);
  }

  get connection(): Connection {
    return this.#room.connection;
  }

  get hide(): ((line: string) => Promise<void>) | null {
    return this.#room.isHost && this.#room.me.role !== 'screen' ? (text) => this.#room.act({ type: 'hide_line', text }) : null;
  }

  get result(): MatchResult | null {
    return this.#room.state.room?.match?.result ?? null;
  }

  /** A match has a clock of its own, which began at 0. */
  now(): number {
    return this.#room.now() - (this.#room.state.room?.match?.started_ms ?? 0);
  }

  onNews(listener: (news: GameNews) => void): () => void {
    return this.#news.add(listener);
  }
}

/** Milliseconds until the next try to connect, or 0. */
export function untilRetry(room: RoomLive): number {
  return room.retryAt === null ? 0 : Math.max(0, room.retryAt - localNow());
}
