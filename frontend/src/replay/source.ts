/** Where recordings come from: a room's finished match, or a match file that somebody brings. */
import { address } from '../connection/http';
import { Refused } from '../connection/problem';
import type { Json } from '../games/contract';
import { together, type Eyes, type Recording } from './recording';

async function fetched(path: string, init?: RequestInit): Promise<Recording> {
  const response = await fetch(address(path), init).catch(() => {
    throw new Refused('offline', '');
  });
  const body = (await response.json().catch(() => ({}))) as Json;
  if (!response.ok) throw new Refused(String(body['code'] ?? `http-${response.status}`), String(body['sentence'] ?? ''));
  return body as unknown as Recording;
}

/** Asks for one viewer's recording; null is the screen. */
export type Source = (viewer: number | null) => Promise<Recording>;

export function fromRoom(code: string, number: number): Source {
  const path = `api/rooms/${encodeURIComponent(code)}/matches/${number}/replay`;
  return (viewer) => fetched(viewer === null ? path : `${path}?viewer=${viewer}`);
}

export function fromFile(file: Json): Source {
  return (viewer) =>
    fetched('api/replays', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ file, viewer }) });
}

/** The recording for somebody's eyes; all eyes are those of every seat, put together. */
export async function recordingFor(source: Source, eyes: Eyes): Promise<Recording> {
  if (eyes !== 'all') return source(eyes === 'screen' ? null : eyes);
  const screen = await source(null);
  const seats = await Promise.all(screen.names.map((_, seat) => source(seat)));
  return together(seats);
}
