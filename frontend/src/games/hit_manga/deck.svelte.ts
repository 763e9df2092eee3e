/**
 * The deck's pictures and what is to be seen on them. Every picture is fetched before play, one after another in the
 * deck's own order, and kept: while cards are drawn nothing is asked for, so no request tells which card was drawn.
 */
import { deckFacts, picture } from '../../connection/http';
import { Refused } from '../../connection/problem';
import { speech } from '../../lib/words/language.svelte';
import type { DeckCard } from '../../wire/messages';
import { t } from './say';

export type { DeckCard };

const AT_ONCE = 6;
const RETRY_MS = 1500;

const SCALE = 3;

/** What a server says that has no such deck and will not have it again. */
const GONE = new Set(['unknown-deck', 'unknown-pack', 'unknown-room', 'http-404']);

/** A card whose picture is lost: its number on paper. */
function blank(scene: string, side: 'reading' | 'grab'): string {
  const [width, height] = side === 'reading' ? [300, 420] : [300, 300];
  const number = `<text x="150" y="${height - 120}" font-size="110" font-family="sans-serif" text-anchor="middle">${Number(scene) + 1 || '?'}</text>`;
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${number}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(paper)}`;
}

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
  /** Whether there is no such deck any more: a match is shown with blank cards then. */
  #lost = $state(false);

  /** True once every picture is here. */
  get ready(): boolean {
    return this.#here.size > 0 || this.#lost;
  }

  /** Has a deck fetched, once. One that a host brought is asked for at the table of that code. */
  load(name: string, room = ''): void {
    const asked = `${room}/${name}`;
    if (this.#asked === asked) return;
    this.#asked = asked;
    this.#here = new Map();
    this.#cards = new Map();
    this.#lost = false;
    void this.#fetch(name, room);
  }

  card(picture: string): DeckCard | undefined {
    return this.#cards.get(picture);
  }

  /** Where the page has a scene's reading card or grab card; empty until all are here. */
  src(scene: string, side: 'reading' | 'grab'): string {
    const card = this.card(scene);
    return (card && this.#here.get(card[side].address)) ?? (this.#lost ? blank(scene, side) : '');
  }

  async #fetch(name: string, room: string): Promise<void> {
    const asked = this.#asked;
    try {
      const facts = await deckFacts(name, room);
      if (asked !== this.#asked) return;
      this.#cards = new Map(facts.cards.map((card) => [card.picture, card]));
      this.all = facts.pictures.length;
      const here = await this.#fetchAll(facts.pictures);
      if (asked !== this.#asked) return;
      this.#here = here;
      this.failing = false;
    } catch (thrown) {
      if (asked !== this.#asked) return;
      this.#lost = thrown instanceof Refused && GONE.has(thrown.code);
      this.failing = !this.#lost;
      if (this.failing) setTimeout(() => asked === this.#asked && void this.#fetch(name, room), RETRY_MS);
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

/** A host's deck speaks one language, whatever the page does. Cards of a lost deck have their number. */
function inWords(text: Record<string, string> | undefined, scene: string): string {
  return text?.[speech.language] ?? Object.values(text ?? {})[0] ?? (/^\d+$/.test(scene) ? `#${Number(scene) + 1}` : t('card-unnamed'));
}

/** A scene's title in the language of the moment, once the deck is here. */
export function titleOf(scene: string): string {
  return inWords(deck.card(scene)?.title, scene);
}

/** What is to be seen on a card, without giving a line away. */
export function altOf(scene: string, side: 'reading' | 'grab'): string {
  return inWords(deck.card(scene)?.[side].text, scene);
}
