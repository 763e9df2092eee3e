/** Holds a phase that tests change, where runes may be used. */
import { flushSync } from 'svelte';

import type { Phase } from '../store/types';
import { lingering } from './linger.svelte';

export class Holder {
  #phase = $state<Phase>('lobby');
  #seen: { readonly phase: Phase } | null = null;
  readonly stop: () => void;

  constructor(first: Phase, atOnce: boolean) {
    this.#phase = first;
    this.stop = $effect.root(() => {
      this.#seen = lingering(
        () => this.#phase,
        () => atOnce,
      );
    });
  }

  get shown(): Phase | undefined {
    return this.#seen?.phase;
  }

  become(phase: Phase): void {
    this.#phase = phase;
    flushSync();
  }
}
