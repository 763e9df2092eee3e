/** What we asked for and have no answer to yet: sent again with the same id after every return, until the server has spoken. */
import type { Outgoing } from '../store/types';
import { Refused } from './problem';

/** A message with an id of ours. */
export type Numbered = { id: string };

interface Waiting {
  message: Numbered;
  resolve: () => void;
  reject: (refused: Refused) => void;
}

export class Outbox {
  readonly #waiting = new Map<string, Waiting>();

  /** Keeps a message until it is answered. The promise resolves once it is applied and rejects when it is refused. */
  put(message: Numbered): Promise<void> {
    return new Promise((resolve, reject) => this.#waiting.set(message.id, { message, resolve, reject }));
  }

  /** Everything unanswered, oldest first. */
  get unanswered(): Numbered[] {
    return [...this.#waiting.values()].map((each) => each.message);
  }

  /** Learns from a message whether something of ours is settled. `me` is our member id: others may use the same ids. */
  hear(message: Outgoing, me: number | null): void {
    const told = message.type === 'news' || message.type === 'own';
    if (told && message.cause && message.cause.member === me) this.#settle(message.cause.id);
    if (message.type === 'welcome') for (const news of message.missed) this.hear(news, message.member);
    if (message.type === 'done') this.#settle(message.id);
    if (message.type === 'refused' && message.id) this.#settle(message.id, new Refused(message.code, message.sentence));
  }

  /** Gives everything up: the seat is not ours any more. */
  abandon(refused: Refused): void {
    for (const id of [...this.#waiting.keys()]) this.#settle(id, refused);
  }

  #settle(id: string, refused?: Refused): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    if (refused) waiting.reject(refused);
    else waiting.resolve();
  }
}
