/** The cast that people pick their heads from, asked for once. */
import { heads } from '../connection/http';
import type { HeadCard } from '../store/types';
import { keepVersion } from './art';

class Cast {
  all = $state.raw<HeadCard[]>([]);
  #coming: Promise<void> | null = null;

  /** Has the cast fetched; until it is there, `people` is empty. */
  load(): void {
    void this.here();
  }

  /** Resolves once the cast is here, or can't be had just now. */
  here(): Promise<void> {
    this.#coming ??= heads().then(
      ({ heads: all, version }) => {
        this.all = all;
        keepVersion(version);
      },
      () => void (this.#coming = null),
    );
    return this.#coming;
  }

  /** Heads for people; bots have their own. */
  get people(): HeadCard[] {
    return this.all.filter((head) => !head.bot);
  }

  byId(id: string): HeadCard | undefined {
    return this.all.find((head) => head.id === id);
  }
}

export const cast = new Cast();
