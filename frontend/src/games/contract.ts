/**
 * What the house gives a game's components and what it asks of them. A game's folder registers its parts in
 * `games/registry.ts`; rooms, replays and tests all feed the same `GameStore`, so a table never knows where it is shown.
 */
import type { Component, Snippet } from 'svelte';

import type { Translate } from '../lib/words/translate';
import type { AnyAct, Connection, Here, Json, MatchResult, MemberView, RoomView } from '../store/types';

export type { Connection, Here, Json, MatchResult };

/** Who plays a seat. `bot` is the bot's name, or null for a person. */
export interface Player {
  seat: number;
  member: number;
  name: string;
  head: string;
  bot: string | null;
  here: Here;
}

/** One record of the match, as this viewer may see it. `view` is what was so after it, or null if unchanged. */
export interface GameNews {
  /** Null for what nobody else is told of. */
  number: number | null;
  atMs: number;
  /** Who moved: seat, clock, stand-in, table, start; null if nobody did. */
  by: string | null;
  seat: number | null;
  events: Json[];
  view: Json | null;
}

/** What a game's components read. Every property is reactive in Svelte 5 (a getter over `$state`); never write to it. */
export interface GameStore<View = Json> {
  /** The game's name on the wire, such as `hits-and-outs`. */
  readonly game: string;
  readonly options: Json;
  /** What this viewer may know now. Components are only mounted when there is one. */
  readonly view: View;
  /** Moves this viewer may make now; empty for those who watch. A field that is an object is open (a JSON Schema). */
  readonly legal: Json[];
  /** This viewer's seat, or null when watching. */
  readonly seat: number | null;
  /** By seat. */
  readonly players: Player[];
  readonly connection: Connection;
  /** Set once the match is over. */
  readonly result: MatchResult | null;
  /** The code of the room, where the match is or was played in one that this server has. */
  readonly room?: string | undefined;
  /** For the host: takes a line that somebody wrote off all screens at once. Null or missing for everybody else. */
  readonly hide?: ((line: string) => Promise<void>) | null;
  /** True in a replay: nobody can move, and motion may be skipped by seeking. */
  readonly replay: boolean;
  /** The match's clock in ms now, as the server has it: for countdowns towards `view.deadline` that agree on every device. */
  now(): number;
  /** Calls back with each new record of the match, in order and after `view` has changed; returns how to stop. */
  onNews(listener: (news: GameNews) => void): () => void;
}

/**
 * Sends a move (the house adds id and step). Resolves once it is applied; rejects with a `Refused` (code, sentence), which
 * the house also tells the player, unless the table does so itself (`quiet`).
 */
export type Send = (move: Json, how?: { quiet?: boolean }) => Promise<void>;

/** The seat's own table: phone and desktop, in the seat or watching. Fills the space it is given, without page scroll. */
export interface TableProps {
  store: GameStore;
  send: Send;
  /** The house's menu button (48 px, for a dark ground): place it in the table's ink bar. */
  menu?: Snippet;
}

/** The big screen: 1920 x 1080, no hands, no secrets. */
export interface ScreenProps {
  store: GameStore;
  menu?: Snippet;
}

/** The game's own part of the result page (line score, key moments), below the chart. */
export interface ResultProps {
  store: GameStore;
  /** Whether this is the big screen. */
  isScreen?: boolean;
}

/** Says what happened in whole sentences, for the live region. `names` by seat. */
export type Describe = (events: Json[], view: Json, names: string[], t: Translate) => string[];

/** What a game registers. */
export interface GameParts {
  Table: Component<TableProps>;
  Screen: Component<ScreenProps>;
  Result: Component<ResultProps>;
  /** What the big screen shows whole beside the result, filling half of the glass; nothing if there is nothing to show. */
  Keepsake?: Component<ResultProps>;
  describe: Describe;
  /** How a sealed value is called, where seals are verified. */
  nameSealed?: (value: unknown) => string;
  /** The lines that people have written and that everybody sees, newest first: for the host's menu. */
  linesIn?: (view: Json) => string[];
  /** How a record is marked on a replay's line: a burst, a disc, the start of a new part; a dot if there is none. */
  markOf?: (events: Json[]) => 'hit' | 'out' | 'part' | null;
}

/** `games/registry.ts` exports `games: Record<string, GameLoader>`, each entry loading its parts lazily. */
export type GameLoader = () => Promise<GameParts>;

/** What a page of the room reads: the room, who is here, and the match in it. Reactive like `GameStore`. */
export interface RoomStore {
  readonly code: string;
  readonly room: RoomView;
  /** This member's id, name and role. */
  readonly me: MemberView;
  readonly isHost: boolean;
  readonly presence: Record<number, Here>;
  /** By seat: when (server time, ms) the stand-in takes over for somebody who is absent. */
  readonly waits: Record<number, number>;
  readonly connection: Connection;
  /** The match that runs or has just ended, or null before the first one. */
  readonly match: GameStore | null;
  now(): number;
  /** Asks something of the room. Resolves once it is so; rejects with a `Refused`. */
  act(act: AnyAct): Promise<void>;
  send: Send;
}

/** Props of `result/Result.svelte`: the page after a match (`room.room.phase` is `result`, `room.match.result` is set). */
export interface ResultPageProps {
  room: RoomStore;
  menu?: Snippet;
}

/** Props of `replay/Replay.svelte`: the finished match `number` of room `code`, or a file that is dropped when both are null. */
export interface ReplayPageProps {
  code: string | null;
  number: number | null;
}
