/** Whom a refusal is about: players know each other by name, the rules by seat. */
import type { Refused } from '../connection/problem';
import { playersOf } from '../store/select';
import type { RoomState } from '../store/state';

/** Where the view tells the seat that a refusal is about. */
const SEAT_IN: Record<string, string> = { 'not-the-reader': 'reader', 'not-your-turn': 'turn', 'not-leader': 'leader' };
/** The server's sentence tells it of these, as the move named it. */
const SEAT_TOLD = /^Seat (\d+) /;

/** The name of the person that a refusal is about, or nothing. */
export function nameIn(refused: Refused, state: RoomState): string {
  const key = SEAT_IN[refused.code];
  const seat = key ? state.view?.[key] : Number(SEAT_TOLD.exec(refused.sentence)?.[1] ?? NaN);
  return playersOf(state).find((player) => player.seat === seat)?.name ?? '';
}
