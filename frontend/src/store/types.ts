/** The words of the wire as the client uses them, in one place: the generated types, and what they leave open. */
import type {
  ActMessage,
  AnyOutgoing,
  BotMeta as WireBot,
  MatchHeadView as WireMatchHead,
  MemberView,
  Meta,
  News as WireNews,
  Option as GameOption,
  PastMatch,
  Presence as WirePresence,
  RoomView as WireRoom,
  SeatCardMessage as SeatCard,
  Standing,
  Welcome as WireWelcome,
} from '../wire/messages';

export type { GameOption, MemberView, PastMatch, SeatCard, Standing };
export type { HeadCard, Heads, RoomCard, Seated } from '../wire/messages';

/** A JSON object whose shape the game's own generated types tell. */
export type Json = Record<string, unknown>;

export type AnyAct = ActMessage['act'];
export type Role = MemberView['role'];
export type Phase = WireRoom['phase'];
export type Happened = WireNews['happened'][number];

/** *here*: connected. *lost*: connection gone. *away*: gone so long that a stand-in may play. */
export type Here = WirePresence['members'][string];

/** How well the server is heard. While it is not `connected`, what is shown may be old: stop displayed clocks. */
export type Connection = 'connecting' | 'connected' | 'reconnecting' | 'behind' | 'gone' | 'moved' | 'removed';

/** How a match ended. */
export interface MatchResult {
  scores: number[];
  winners: number[];
  reason: string;
}

export type MatchHeadView = Omit<WireMatchHead, 'result'> & { result: MatchResult | null };
export type RoomView = Omit<WireRoom, 'match'> & { match: MatchHeadView | null };
export type News = Omit<WireNews, 'room'> & { room: RoomView | null };
export type Presence = WirePresence;
export type Welcome = Omit<WireWelcome, 'room' | 'presence' | 'missed'> & {
  room: RoomView;
  presence: Record<string, Here>;
  missed: News[];
};

/** Every message from the server. */
export type Outgoing = Exclude<AnyOutgoing, { type: 'news' | 'welcome' }> | News | Welcome;

/** Words in every language the server has them in. */
export type Said = Record<string, string>;
export type BotMeta = WireBot;
export type GameMeta = Meta;
