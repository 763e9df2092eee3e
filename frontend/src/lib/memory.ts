/** Small things remembered on this device. Private windows may refuse storage: then they last as long as the page. */

const PREFIX = 'hitparade.';
const spare = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? spare.get(key) ?? null;
  } catch {
    return spare.get(key) ?? null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, text);
  } catch {
    // Storage is full or forbidden; the spare copy below serves this page.
  }
  if (text === null) spare.delete(key);
  else spare.set(key, text);
}

/** One remembered value. */
export interface Remembered<T> {
  get(): T;
  set(value: T): void;
  forget(): void;
}

function parse<T>(text: string | null, otherwise: T): T {
  try {
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** A value kept under `key` as JSON; `otherwise` when there is none or it can't be read. */
export function remembered<T>(key: string, otherwise: T): Remembered<T> {
  return {
    get: () => parse(read(key), otherwise),
    set: (value) => write(key, JSON.stringify(value)),
    forget: () => write(key, null),
  };
}
