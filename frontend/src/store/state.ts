/** What this client knows of its room, as one value; `reduce` makes the next one from each message. No DOM, no Svelte. */
import type { Here, Json, MemberView, News, Outgoing, Presence, RoomView, SeatCard, Welcome } from './types';

export interface RoomState {
  member: number | null;
  room: RoomView | null;
  view: Json | null;
  legal: Json[];
  presence: Record<string, Here>;
  /** By seat: when (server time, ms) the stand-in takes over. */
  waits: Record<string, number>;
  /** Everybody who was ever seen here, so that those who left keep their name in the match. */
  known: Record<number, MemberView>;
  /** How to move this seat to another device, once it was asked for. */
  card: SeatCard | null;
  /** The server's last words before it closed the line. */
  bye: { code: string; sentence: string } | null;
}

export const NOTHING: RoomState = {
  member: null,
  room: null,
  view: null,
  legal: [],
  presence: {},
  waits: {},
  known: {},
  card: null,
  bye: null,
};

function withRoom(state: RoomState, room: RoomView): RoomState {
  const known = { ...state.known };
  for (const member of room.members) known[member.id] = member;
  return { ...state, room, known };
}

function welcomed(state: RoomState, message: Welcome): RoomState {
  const { member, view, legal, presence } = message;
  return withRoom({ ...state, member, view, legal, presence, bye: null }, message.room);
}

function heard(state: RoomState, news: News): RoomState {
  const next = news.room ? withRoom(state, news.room) : state;
  return { ...next, view: news.view ?? state.view, legal: news.legal ?? state.legal };
}

function present(state: RoomState, { members, waits }: Presence): RoomState {
  return { ...state, presence: members, waits };
}

/** The state after a message. Messages that only the connection needs leave it as it is. */
export function reduce(state: RoomState, message: Outgoing): RoomState {
  switch (message.type) {
    case 'welcome':
      return welcomed(state, message);
    case 'news':
      return heard(state, message);
    case 'own':
      return { ...state, view: message.view, legal: message.legal };
    case 'presence':
      return present(state, message);
    case 'seat_card':
      return { ...state, card: message };
    case 'bye':
      return { ...state, bye: { code: message.code, sentence: message.sentence } };
    default:
      return state;
  }
}
