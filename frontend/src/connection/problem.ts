/** A refusal, over HTTP or the socket: a stable code, and the server's sentence for codes we have no words for. */
export class Refused extends Error {
  readonly code: string;
  readonly sentence: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.name = 'Refused';
    this.code = code;
    this.sentence = sentence;
  }
}

/** Whatever was thrown, as a refusal. */
export function asRefused(thrown: unknown): Refused {
  return thrown instanceof Refused ? thrown : new Refused('unexpected', String(thrown));
}
