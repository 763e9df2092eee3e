/** The way into a room: a seat link, the seat this device holds, or the form for newcomers. */
import { claim, comeIn, roomCard } from '../connection/http';
import { openLine } from '../connection/open';
import { asRefused } from '../connection/problem';
import { forgetSeat, keepSeat, seatIn } from '../connection/session';
import type { Line } from '../connection/socket';
import { person } from '../join/person.svelte';
import { complain } from '../lib/notices.svelte';
import { oneAtATime } from '../lib/oneAtATime';
import { RoomLive } from '../store/room.svelte';
import type { Role, RoomCard, Seated } from '../store/types';

export type Stage =
  | { at: 'looking' }
  /** `moving`: the form for a seat's PIN is open already. */
  | { at: 'join'; card: RoomCard; moving: boolean }
  | { at: 'missing' }
  | { at: 'offline' }
  | { at: 'live'; room: RoomLive };

/** Member and PIN in a seat link's fragment `#seat=MEMBER-PIN`. */
export function seatLink(hash: string): { member: number; pin: string } | null {
  const found = /^#seat=(\d+)-(\d{6})$/.exec(hash);
  return found ? { member: Number(found[1]), pin: found[2] ?? '' } : null;
}

export class Entering {
  stage = $state.raw<Stage>({ at: 'looking' });
  readonly #code: string;
  readonly #screen: boolean;
  #takesBack = false;

  constructor(code: string, screen: boolean) {
    this.#code = code;
    this.#screen = screen;
  }

  /** Goes as far as it gets without asking anybody. */
  async begin(): Promise<void> {
    this.stage = { at: 'looking' };
    if (import.meta.env.DEV && new URLSearchParams(location.search).has('fake')) {
      // While developing, `?fake` shows a room without a server: everything is agreed to, and nothing happens.
      const { agreeable, fakeRoom, fakeWelcome } = await import('../connection/fake');
      return this.#live(agreeable(fakeWelcome({ room: fakeRoom({ code: this.#code }) })), '');
    }
    const link = seatLink(location.hash);
    if (link) {
      history.replaceState(null, '', location.pathname);
      return this.claim(link.member, link.pin);
    }
    const seat = seatIn(this.#code, this.#screen);
    if (seat) this.#call(seat);
    else await this.#look();
  }

  /** The seat is played on another device now, and is wanted back. Where it went by its PIN, it comes back by one. */
  async takeBack(): Promise<void> {
    this.#takesBack = true;
    await this.begin();
  }

  /** Comes in as a newcomer. */
  readonly join = oneAtATime((role: Role): Promise<void> => this.#join(role));

  async #join(role: Role): Promise<void> {
    try {
      const { name, head } = role === 'screen' ? { name: '', head: '' } : await person.takeSettled();
      this.#seated(await comeIn(this.#code, { name, head, role }));
    } catch (thrown) {
      const { code } = asRefused(thrown);
      // Who goes by the name of a head has not asked for that one: another will do.
      if (code === 'name-taken' && role !== 'screen' && person.another()) return this.#join(role);
      complain(thrown);
      if (code === 'unknown-room') this.stage = { at: 'missing' };
    }
  }

  /** The seat is gone for this device; what comes next starts afresh. */
  forget(): void {
    this.stop();
    forgetSeat(this.#code, this.#screen);
  }

  stop(): void {
    if (this.stage.at === 'live') this.stage.room.stop();
  }

  /** Moves a seat here, with the PIN that its other device shows. */
  readonly claim = oneAtATime(async (member: number, pin: string): Promise<void> => {
    try {
      this.#seated(await claim(this.#code, member, pin));
    } catch (thrown) {
      complain(thrown);
      if (this.stage.at !== 'join') await this.begin();
    }
  });

  async #look(): Promise<void> {
    try {
      const card = await roomCard(this.#code);
      if (this.#screen) await this.join('screen');
      else this.stage = { at: 'join', card, moving: this.#takesBack };
    } catch (thrown) {
      this.stage = { at: asRefused(thrown).code === 'unknown-room' ? 'missing' : 'offline' };
    }
  }

  #seated(seat: Seated): void {
    this.#takesBack = false;
    keepSeat(seat, this.#screen);
    this.#call(seat);
  }

  #call(seat: Seated): void {
    this.#live(() => openLine(this.#code), seat.token);
  }

  #live(open: () => Line, token: string): void {
    this.stop();
    const room = new RoomLive(open, token);
    room.start();
    this.stage = { at: 'live', room };
  }
}
