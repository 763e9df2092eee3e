/** Questions that pages ask of a room's state, answered in one place. */
import type { Player } from '../games/contract';
import { called } from '../lib/botNames';
import type { RoomState } from './state';
import type { Here, MemberView, RoomView } from './types';

const NOBODY: MemberView = { id: -1, name: '?', head: 'theo', role: 'guest', bot: null };

/** A member by id, those who left included. */
export function memberOf(state: RoomState, id: number | null): MemberView {
  return called((id === null ? undefined : state.known[id]) ?? NOBODY);
}

/** Whether somebody is here; bots always are. */
export function hereOf(state: RoomState, member: MemberView): Here {
  return member.bot ? 'here' : (state.presence[String(member.id)] ?? 'here');
}

/** Who plays the match, by seat. */
export function playersOf(state: RoomState): Player[] {
  return (state.room?.match?.seats ?? []).map((id, seat) => {
    const member = memberOf(state, id);
    return { seat, member: id, name: member.name, head: member.head, bot: member.bot, here: hereOf(state, member) };
  });
}

/** This member's seat in the match, or null. */
export function seatOf(state: RoomState): number | null {
  const seat = state.room?.match?.seats.indexOf(state.member ?? -1) ?? -1;
  return seat < 0 ? null : seat;
}

export function isHost(state: RoomState): boolean {
  return state.member !== null && state.room?.host === state.member;
}

/** People and bots who sit, in seat order. */
export function sitting(state: RoomState): MemberView[] {
  return (state.room?.seats ?? []).filter((id) => id !== null).map((id) => memberOf(state, id));
}

/** People who watch from the room; big screens are not people. */
export function watching(room: RoomView): MemberView[] {
  return room.members.filter((member) => member.role !== 'screen' && !member.bot && !room.seats.includes(member.id));
}

/** Whether the match waits for this viewer. */
export function isMyTurn(state: RoomState): boolean {
  return state.room?.phase === 'match' && state.legal.some((move) => move['type'] !== 'give_up');
}
