/** Verifies seals in the browser: the hex SHA-256 of salt, colon and the canonical JSON of the value. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A seal that has been opened. */
export interface Opened {
  seal: string;
  salt: string;
  value: unknown;
}

/** The value as JSON with sorted keys and no spaces, as it was sealed. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

/** What the seal of a value with this salt must be. */
export function sealOf(value: unknown, salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${salt}:${canonical(value)}`)));
}

export interface Checked extends Opened {
  isTrue: boolean;
}

/** Every seal, computed once more. */
export function check(opened: readonly Opened[]): Checked[] {
  return opened.map((each) => ({ ...each, isTrue: sealOf(each.value, each.salt) === each.seal }));
}
