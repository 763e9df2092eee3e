/** The words of the wire as the client uses them, in one place. */
import type { ActMessage } from '../wire/messages';

export type AnyAct = ActMessage['act'];
/** How well the server is heard. While it is not `connected`, what is shown may be old: stop displayed clocks. */
export type Connection = 'connecting' | 'connected' | 'reconnecting' | 'behind' | 'gone' | 'moved' | 'removed';
export type Role = 'player' | 'guest' | 'screen';
export type Phase = 'lobby' | 'match' | 'result';
/** *here*: connected. *lost*: connection gone. *away*: gone so long that a stand-in may play. */
export type Here = 'here' | 'lost' | 'away';
/** A JSON object whose shape the game's own generated types tell. */
export type Json = Record<string, unknown>;

export interface MemberView {
  id: number;
  name: string;
  head: string;
  role: Role;
  bot: string | null;
}

export interface MatchResult {
  scores: number[];
  winners: number[];
  reason: string;
}

export interface MatchHeadView {
  number: number;
  game: string;
  options: Json;
  seats: number[];
  started_ms: number;
  result: MatchResult | null;
}

export interface Standing {
  member: number;
  name: string;
  head: string;
  place: number;
  points: number;
  matches: number;
  wins: number;
  moved: number;
}

export interface PastMatch {
  number: number;
  game: string;
  names: string[];
  scores: number[];
  winners: number[];
  reason: string;
  ended_ms: number;
  places: Record<string, number>;
}

export interface RoomView {
  code: string;
  phase: Phase;
  host: number | null;
  members: MemberView[];
  locked: boolean;
  game: string;
  options: Json;
  seats: (number | null)[];
  match: MatchHeadView | null;
  standings: Standing[];
  past: PastMatch[];
  skip_votes: number[];
}

export type Happened = { type: string } & Json;

export interface News {
  type: 'news';
  number: number;
  at_ms: number;
  cause: { member: number; id: string } | null;
  by: string | null;
  seat: number | null;
  events: Json[];
  happened: Happened[];
  room: RoomView | null;
  view: Json | null;
  legal: Json[] | null;
}

export interface Welcome {
  type: 'welcome';
  protocol: number;
  number: number;
  now_ms: number;
  member: number;
  seat: number | null;
  room: RoomView;
  view: Json | null;
  legal: Json[];
  presence: Record<string, Here>;
  missed: News[];
}

export interface Presence {
  type: 'presence';
  members: Record<string, Here>;
  waits: Record<string, number>;
}

export interface SeatCard {
  type: 'seat_card';
  pin: string;
  path: string;
  qr: string[];
}

export type Outgoing =
  | News
  | Welcome
  | Presence
  | SeatCard
  | { type: 'done'; id: string; number: number }
  | { type: 'refused'; id: string | null; code: string; sentence: string }
  | { type: 'ping'; n: number }
  | { type: 'pong'; sent_ms: number; now_ms: number }
  | { type: 'bye'; code: string; sentence: string };

/** What a newcomer may know of a room. */
export interface RoomCard {
  code: string;
  game: string;
  people: number;
  host: string;
  locked: boolean;
  full: boolean;
}

/** Who one is from now on; `token` is the key to the seat. */
export interface Seated {
  code: string;
  member: number;
  token: string;
}

/** Words in every language the server has them in. */
export type Said = Record<string, string>;

export interface GameOption {
  name: string;
  kind: 'switch' | 'number' | 'clock' | 'choice' | 'teams';
  default: unknown;
  title: Said;
  reason: Said;
  rule: string;
  least: number;
  most: number;
  choices: string[];
  important: boolean;
}

export interface BotMeta {
  name: string;
  title: Said;
  method: Said;
  head: string;
}

export interface GameMeta {
  name: string;
  title: Said;
  line: Said;
  seats: [number, number];
  minutes: number;
  options: GameOption[];
  bots: BotMeta[];
  stand_in: string;
}

/** A head that people can pick, or a bot's own (`bot` is its level). */
export interface HeadCard {
  id: string;
  name: Said;
  looks: Said;
  bot: string | null;
}

/** What pictures there are. `version` belongs into their addresses. */
export interface Heads {
  version: string;
  heads: HeadCard[];
  moods: string[];
  poses: string[];
  teams: string[];
}
