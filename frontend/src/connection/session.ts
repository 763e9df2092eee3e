/** Who we are on this device: the seat's key for each room, and the name and head used last. */
import { remembered } from '../lib/memory';
import type { Seated } from '../store/types';
import type { Person } from './http';

/** So many rooms are remembered; older ones expire on the server too. */
const MOST = 20;

const seats = remembered<Seated[]>('seats', []);
const person = remembered<Person>('person', { name: '', head: '' });

/** A screen keeps its own place, so that one device may be both a player and a big screen. */
const place = (code: string, screen: boolean): string => (screen ? `screen:${code}` : code);

/** The seat we hold in a room, if any. */
export function seatIn(code: string, screen = false): Seated | null {
  return seats.get().find((seat) => seat.code === place(code, screen)) ?? null;
}

export function keepSeat(seat: Seated, screen = false): void {
  const code = place(seat.code, screen);
  seats.set([{ ...seat, code }, ...seats.get().filter((each) => each.code !== code)].slice(0, MOST));
}

export function forgetSeat(code: string, screen = false): void {
  seats.set(seats.get().filter((each) => each.code !== place(code, screen)));
}

export const lastPerson = (): Person => person.get();
export const keepPerson = (value: Person): void => person.set(value);

/** The seat taken last on this device. */
export function lastSeat(): Seated | null {
  return seats.get().find((seat) => !seat.code.startsWith('screen:')) ?? null;
}
