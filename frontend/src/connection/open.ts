/** Opens a real WebSocket to a room. */
import { address } from './http';
import type { Line } from './socket';

export function openLine(code: string): Line {
  const url = new URL(address(`api/rooms/${encodeURIComponent(code)}/socket`));
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url) as Line;
}
