/** The HTTP interface, typed. Every refusal becomes a `Refused` with the server's code and sentence. */
import type { Address, Deck } from '../wire/messages';
import type { GameMeta, Heads, RoomCard, Seated, Role, Json } from '../store/types';
import { Refused } from './problem';

/** An address below the place the client is served from, wherever that is. */
export function address(path: string): string {
  return new URL(path, document.baseURI).href;
}

async function reading(response: Response): Promise<unknown> {
  try {
    return (await response.json()) as unknown;
  } catch {
    throw new Refused(response.ok ? 'bad-answer' : `http-${response.status}`, response.statusText);
  }
}

function problem(body: unknown, status: number): Refused {
  const { code, sentence } = (body ?? {}) as { code?: unknown; sentence?: unknown };
  return new Refused(typeof code === 'string' ? code : `http-${status}`, typeof sentence === 'string' ? sentence : '');
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(path), init);
  } catch {
    throw new Refused('offline', '');
  }
  const body = await reading(response);
  if (!response.ok) throw problem(body, response.status);
  return body as T;
}

function post<T>(path: string, body: object): Promise<T> {
  return call<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

export interface Person {
  name: string;
  head: string;
}

export const openTable = (table: Person & { game?: string; options?: Json; bot?: string }): Promise<Seated> =>
  post('api/rooms', table);

export const comeIn = (code: string, person: Person & { role: Role }): Promise<Seated> =>
  post(`api/rooms/${encodeURIComponent(code)}/members`, person);

export const claim = (code: string, member: number, pin: string): Promise<Seated> =>
  post(`api/rooms/${encodeURIComponent(code)}/claims`, { member, pin });

export const roomCard = (code: string): Promise<RoomCard> => call(`api/rooms/${encodeURIComponent(code)}`);

/** Facts that never change while the server runs are asked for once. */
function once<T>(path: string): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= call<T>(path).catch((thrown: unknown) => {
      asked = null;
      throw thrown;
    });
    return asked;
  };
}

export const games = once<GameMeta[]>('api/games');
export const heads = once<Heads>('api/heads');

/** Where friends open this server, which is not where its own machine does. */
export const reach = once<Address>('api/address');

/** A deck of cards: its scenes, and where its pictures are. One that a host brought (`own:...`) lies at a table. */
export function deckFacts(name: string, room = ''): Promise<Deck> {
  const own = name.startsWith('own:') ? name.slice(4) : '';
  return call(own ? `api/rooms/${encodeURIComponent(room)}/decks/${encodeURIComponent(own)}` : `api/decks/${encodeURIComponent(name)}`);
}

/** A picture by its address below the server's base. */
export async function picture(path: string): Promise<Blob> {
  const response = await fetch(address(path)).catch(() => null);
  if (!response) throw new Refused('offline', '');
  if (!response.ok) throw new Refused(`http-${response.status}`, response.statusText);
  return response.blob();
}

/** The address of the room's link as a QR code, under the address that friends can open. */
export const roomQr = (code: string): string => `api/rooms/${encodeURIComponent(code)}/qr.svg`;
