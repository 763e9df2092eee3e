/**
 * The deck's pictures and what is to be seen on them. Every picture is fetched before play, one after another in the
 * deck's own order, and kept: while cards are drawn nothing is asked for, so no request tells which card was drawn.
 */
import { deckFacts, picture } from '../../connection/http';
import { speech } from '../../lib/words/language.svelte';
import type { DeckCard } from '../../wire/messages';

export type { DeckCard };

const AT_ONCE = 6;
const RETRY_MS = 1500;

const SCALE = 3;

/** A drawing with a size of its own: some browsers put none on a canvas that has only a view box. */
async function sized(blob: Blob): Promise<Blob> {
  if (!blob.type.includes('svg')) return blob;
  const text = (await blob.text()).replace(
    /^<svg (?![^>]* width=)([^>]*viewBox="\S+ \S+ (\S+) (\S+)")/,
    (_, rest: string, width: string, height: string) => `<svg width="${Number(width) * SCALE}" height="${Number(height) * SCALE}" ${rest}`,
  );
  return new Blob([text], { type: blob.type });
}

class Deck {
  /** How many pictures have come, of how many. */
  loaded = $state(0);
  all = $state(0);
  /** Whether the pictures can't be had just now. */
  failing = $state(false);
  #cards = $state.raw<ReadonlyMap<string, DeckCard>>(new Map());
  #here = $state.raw<ReadonlyMap<string, string>>(new Map());
  #asked = '';

  /** True once every picture is here. */
  get ready(): boolean {
    return this.#here.size > 0;
  }

  /** Has a deck fetched, once. */
  load(name: string): void {
    if (this.#asked === name) return;
    this.#asked = name;
    void this.#fetch(name);
  }

  card(picture: string): DeckCard | undefined {
    return this.#cards.get(picture);
  }

  /** Where the page has a scene's reading card or grab card; empty until all are here. */
  src(scene: string, side: 'reading' | 'grab'): string {
    const card = this.card(scene);
    return (card && this.#here.get(card[side].address)) ?? '';
  }

  async #fetch(name: string): Promise<void> {
    try {
      const facts = await deckFacts(name);
      this.#cards = new Map(facts.cards.map((card) => [card.picture, card]));
      this.all = facts.pictures.length;
      this.#here = await this.#fetchAll(facts.pictures);
      this.failing = false;
    } catch {
      this.failing = true;
      setTimeout(() => void this.#fetch(name), RETRY_MS);
    }
  }

  /** In the given order, a few at a time; all of them, whatever is on the table. */
  async #fetchAll(addresses: readonly string[]): Promise<Map<string, string>> {
    const here = new Map<string, string>();
    const queue = [...addresses];
    this.loaded = 0;
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        here.set(next, URL.createObjectURL(await sized(await picture(next))));
        this.loaded += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return here;
  }
}

export const deck = new Deck();

/** A scene's title in the language of the moment; its id if the deck is not here. */
export function titleOf(scene: string): string {
  return deck.card(scene)?.title[speech.language] ?? scene;
}

/** What is to be seen on a card, without giving a line away. */
export function altOf(scene: string, side: 'reading' | 'grab'): string {
  return deck.card(scene)?.[side].text[speech.language] ?? scene;
}
