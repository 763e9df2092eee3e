/** What is read aloud to those who don't see the table: `announce(text)`, spoken by the LiveRegion on the page. */

class Live {
  /** The sentences of the moment. Two fields in turn, so that the same sentence twice is heard twice. */
  first = $state('');
  second = $state('');
  #turn = false;

  say(text: string): void {
    this.#turn = !this.#turn;
    this.first = this.#turn ? text : '';
    this.second = this.#turn ? '' : text;
  }
}

export const live = new Live();

let pending: string[] = [];

/** Has a sentence read aloud, politely. Sentences of the same moment are read as one. */
export function announce(text: string): void {
  if (!text) return;
  if (!pending.length) queueMicrotask(speak);
  pending.push(text);
}

function speak(): void {
  live.say(pending.join(' '));
  pending = [];
}
