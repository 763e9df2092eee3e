/** Packs of a host over HTTP, with the key of the host's seat. A refused file says what is wrong with it, place by place. */
import type { PackCard, PackFault, PackProblem, PackView } from '../wire/messages';
import { address } from './http';
import { Refused } from './problem';
import { seatIn } from './session';

/** A file that breaks the rules of packs: the faults told, out of `count`. */
export class BadPack extends Refused {
  readonly faults: PackFault[];
  readonly count: number;

  constructor(problem: PackProblem) {
    super(problem.code, problem.sentence);
    this.name = 'BadPack';
    this.faults = problem.faults;
    this.count = problem.count;
  }
}

/** What a CSV file does not say of itself. */
export interface About {
  title: string;
  language: string;
}

const path = (code: string, rest = ''): string => address(`api/rooms/${encodeURIComponent(code)}/packs${rest}`);

async function ask(code: string, url: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, headers: { authorization: `Bearer ${seatIn(code)?.token ?? ''}` } });
  } catch {
    throw new Refused('offline', '');
  }
  if (!response.ok) throw refused(await response.json().catch(() => null), response.status);
  return response;
}

/** The refusal that a body tells of. */
export function refused(body: unknown, status: number): Refused {
  const { code, sentence, faults } = (body ?? {}) as Partial<PackProblem>;
  if (code === 'bad-pack' && Array.isArray(faults)) return new BadPack(body as PackProblem);
  return new Refused(code ?? `http-${status}`, sentence ?? '');
}

export async function bringPack(code: string, file: Blob, about: About | null): Promise<PackView> {
  const said = about ? `?${new URLSearchParams({ ...about })}` : '';
  return (await (await ask(code, path(code, said), { method: 'POST', body: file })).json()) as PackView;
}

export async function packCards(code: string, pack: string): Promise<PackCard[]> {
  return (await (await ask(code, path(code, `/${pack}/cards`))).json()) as PackCard[];
}

export async function packFile(code: string, pack: string): Promise<Blob> {
  return (await ask(code, path(code, `/${pack}`))).blob();
}

export async function dropPack(code: string, pack: string): Promise<void> {
  await ask(code, path(code, `/${pack}`), { method: 'DELETE' });
}
