/** What a seat may do now, read from the legal moves: the client knows no rules of its own. */
import type { Move } from '../../wire/hit-manga';
import type { Json } from '../contract';

type Kind = Move['type'];

/** Whether a move of this kind is among the legal ones. */
export function may(legal: readonly Json[], kind: Kind): boolean {
  return legal.some((move) => move['type'] === kind);
}

/** How many letters a typed line may have now: a `read` or a `caption`; 0 if none may be typed. */
export function roomToType(legal: readonly Json[], kind: 'read' | 'caption'): number {
  const typed = legal.find((move) => move['type'] === kind && typeof move['line'] === 'object');
  return Number((typed?.['line'] as { maxLength?: number } | undefined)?.maxLength ?? 0);
}

/** The numbers of the lines that may be voted for. */
export function votesOf(legal: readonly Json[]): number[] {
  return legal.filter((move) => move['type'] === 'vote').map((move) => Number(move['caption']));
}
