/** What a seat may do now, read from the legal moves: the client knows no rules of its own. */
import type { Move } from '../../wire/hit-or-miss';
import type { Json } from '../contract';

type Kind = Move['type'];

/** Whether a move of this kind is among the legal ones. */
export function may(legal: readonly Json[], kind: Kind): boolean {
  return legal.some((move) => move['type'] === kind);
}

/** The items that moves of a kind may name. */
export function itemsOf(legal: readonly Json[], kind: 'circle' | 'strike'): string[] {
  return legal.filter((move) => move['type'] === kind).map((move) => String(move['item']));
}

/** What a seat may answer: whether with a MISS, and with which items as a HIT. */
export function answersOf(legal: readonly Json[]): { miss: boolean; hits: string[] } {
  const answers = legal.filter((move) => move['type'] === 'answer');
  const hits = answers.filter((move) => move['card'] === 'hit').map((move) => String(move['item']));
  return { miss: answers.some((move) => move['card'] === 'miss'), hits };
}

/** The seats whose HIT may be disputed. */
export function disputable(legal: readonly Json[]): number[] {
  return legal.filter((move) => move['type'] === 'dispute').map((move) => Number(move['seat']));
}
