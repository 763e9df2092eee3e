/** A scripted twin of the server's end of the line, for tests and for looking at pages without a server. */
import type { MemberView, Outgoing, RoomView, Welcome } from '../store/types';
import type { Line } from './socket';

export type Said = { type: string } & Record<string, unknown>;

/** One line to the fake server: the test says when it opens, what comes and when it breaks. */
export class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Said[] = [];
  closed = false;
  readonly #answer: (said: Said, line: FakeLine) => void;

  constructor(answer: (said: Said, line: FakeLine) => void = () => undefined) {
    this.#answer = answer;
  }

  send(text: string): void {
    if (this.closed) throw new Error('The line is closed.');
    const said = JSON.parse(text) as Said;
    this.sent.push(said);
    this.#answer(said, this);
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.();
  }

  say(...messages: Outgoing[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(): void {
    this.closed = true;
    this.onclose?.();
  }
}

const NAMES: [string, string][] = [
  ['Mio', 'mio'],
  ['Theo', 'theo'],
  ['Amina', 'amina'],
  ['Kwame', 'kwame'],
  ['Inês', 'ines'],
  ['Otto', 'otto'],
  ['Nana', 'nana'],
  ['Sol', 'sol'],
];

/** So many members, all players, the first one host. */
export function fakeMembers(count: number): MemberView[] {
  return NAMES.slice(0, count).map(([name, head], index) => ({ id: index + 1, name, head, role: 'player', bot: null }));
}

/** A room in its lobby; anything may be told otherwise. */
export function fakeRoom(change: Partial<RoomView> = {}): RoomView {
  const members = change.members ?? fakeMembers(2);
  return {
    code: 'KWMB',
    phase: 'lobby',
    host: 1,
    members,
    locked: false,
    game: 'hits-and-outs',
    options: { innings: 3, call_your_shot: false },
    seats: [members[0]?.id ?? null, members[1]?.id ?? null],
    match: null,
    standings: [],
    past: [],
    skip_votes: [],
    packs: [],
    ...change,
  };
}

/** The whole state of a fake room, as its first member gets it. */
export function fakeWelcome(change: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome',
    protocol: 1,
    number: 7,
    now_ms: 1_000_000,
    member: 1,
    seat: null,
    room: fakeRoom(),
    view: null,
    legal: [],
    presence: { 1: 'here', 2: 'here' },
    missed: [],
    ...change,
  };
}

/** News with nothing in it but what is told. */
export function fakeNews(number: number, change: Partial<Extract<Outgoing, { type: 'news' }>> = {}): Outgoing {
  const nothing = { at_ms: 1_000_000, cause: null, by: null, seat: null, events: [], happened: [] };
  return { type: 'news', number, ...nothing, room: null, view: null, legal: null, ...change };
}

/** What only this member is told of. */
export function fakeOwn(change: Partial<Extract<Outgoing, { type: 'own' }>> = {}): Outgoing {
  return { type: 'own', at_ms: 1_000_000, cause: null, by: 'seat', seat: 0, events: [], view: {}, legal: [], ...change };
}

/** A line that greets at once and agrees to everything, for looking at a room without a server. */
export function agreeable(welcome: Welcome): () => Line {
  return () => {
    const line = new FakeLine((said) => {
      if (said.type === 'hello' || said.type === 'resync') line.say(welcome);
      if (typeof said['id'] === 'string') line.say({ type: 'done', id: said['id'], number: welcome.number });
      if (said.type === 'ping') line.say({ type: 'pong', sent_ms: Number(said['sent_ms']), now_ms: Date.now() });
    });
    queueMicrotask(() => line.open());
    return line;
  };
}
