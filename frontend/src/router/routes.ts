/** Which page an address names, and the address of each page. Paths are relative to where the client is served from. */

export type Route =
  | { page: 'start' }
  | { page: 'solo'; game: string }
  | { page: 'room'; code: string }
  | { page: 'screen'; code: string }
  | { page: 'replay'; code: string | null; number: number | null }
  | { page: 'rules'; game: string }
  | { page: 'credits' }
  | { page: 'lost' };

/** Codes are written in capitals, however they were typed. */
export const asCode = (text: string): string => text.trim().toUpperCase();

function asNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null;
}

const PAGES: Record<string, (rest: string[]) => Route> = {
  '': () => ({ page: 'start' }),
  solo: ([game]) => (game ? { page: 'solo', game } : { page: 'lost' }),
  room: ([code]) => (code ? { page: 'room', code: asCode(code) } : { page: 'lost' }),
  screen: ([code]) => (code ? { page: 'screen', code: asCode(code) } : { page: 'lost' }),
  replay: ([code, number]) => ({ page: 'replay', code: code ? asCode(code) : null, number: asNumber(number) }),
  rules: ([game]) => ({ page: 'rules', game: game ?? 'hits-and-outs' }),
  credits: () => ({ page: 'credits' }),
};

/** Addresses are typed and cut off by people: what can't be decoded stands as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page at a path below the base, such as `room/KWMB`. */
export function routeOf(path: string): Route {
  const [first = '', ...rest] = path.replace(/^\/+|\/+$/g, '').split('/').map(decoded);
  return PAGES[first]?.(rest) ?? { page: 'lost' };
}

/** The path below the base of an address, or null if it lies elsewhere. */
export function below(base: string, address: string): string | null {
  const root = new URL('.', base);
  const url = new URL(address, root);
  if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return null;
  return url.pathname.slice(root.pathname.length);
}
