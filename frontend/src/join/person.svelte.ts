/** Name and head of whoever sits at this device: remembered, else one of the cast by chance, whose name serves too. */
import { keepPerson, lastPerson } from '../connection/session';
import { cast } from '../lib/cast.svelte';
import { said } from '../lib/words';

export const MOST_LETTERS = 24;

class Person {
  name = $state(lastPerson().name);
  head = $state(lastPerson().head);

  /** What stands for an empty name: the name of the head. */
  get stand(): string {
    const head = cast.byId(this.head);
    return head ? said(head.name) : '';
  }

  /** Heads that somebody at the table has, by whose name one would go. */
  readonly #taken = new Set<string>();

  /** Picks a head by chance if there is none yet, or none of this cast. */
  settle(): void {
    if (!cast.people.some((head) => head.id === this.head)) this.#draw();
  }

  /** Another head, whose name serves, where the one before sits at the table already. False for who has given a name. */
  another(): boolean {
    if (this.name.trim() || !this.head) return false;
    this.#taken.add(this.head);
    return this.#draw();
  }

  #draw(): boolean {
    const free = cast.people.filter((head) => !this.#taken.has(head.id));
    const drawn = free[Math.floor(Math.random() * free.length)]?.id;
    this.head = drawn ?? this.head;
    return drawn !== undefined;
  }

  /** As `take`, for those who are quicker than the line: a head is picked first, if need be. */
  async takeSettled(): Promise<{ name: string; head: string }> {
    await cast.here();
    this.settle();
    return this.take();
  }

  /** As it is told to the server, and remembered for the next time. */
  take(): { name: string; head: string } {
    const taken = { name: this.name.trim() || this.stand, head: this.head };
    keepPerson({ name: this.name.trim(), head: this.head });
    return taken;
  }
}

export const person = new Person();
