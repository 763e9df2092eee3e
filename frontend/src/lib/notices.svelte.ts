/** Short notices at the edge of the screen: what was refused, who came, what was copied. */
import { asRefused } from '../connection/problem';
import { announce } from './live.svelte';
import { errorWords } from './words';

export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

const SHOWN_MS = 5000;
const MOST = 3;

class Notices {
  all = $state.raw<Notice[]>([]);
  #next = 1;

  add(text: string, bad: boolean): void {
    const id = this.#next++;
    this.all = [...this.all.filter((each) => each.text !== text), { id, text, bad }].slice(-MOST);
    setTimeout(() => this.drop(id), SHOWN_MS);
  }

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();

/** Tells something that went well, or just happened. */
export function notice(text: string): void {
  announce(text);
  notices.add(text, false);
}

/** Tells what was refused, in our words for its code or in the server's. `name` is whom it is about, if anybody. */
export function complain(thrown: unknown, name = ''): void {
  const text = errorWords(asRefused(thrown), name);
  announce(text);
  notices.add(text, true);
}
