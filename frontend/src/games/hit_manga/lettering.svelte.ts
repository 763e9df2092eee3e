/** Lettering on the page: measured with its fonts, and measured anew once they are there. */
import { letter, type Lettering, type Measure, type Room } from './bubble';
import { pageMeasure } from './measure';

/** Where nothing can be measured a letter is as wide as letters are on average. */
const roughly: Measure = (text, stretch) => ([...text].reduce((sum, sign) => sum + (sign > '\u2fff' ? 1 : 0.52), 0) * stretch) / 100;

class Letterer {
  #measure: Measure | null = null;
  #fonts = $state(0);

  constructor() {
    document.fonts?.addEventListener?.('loadingdone', () => {
      this.#measure = null;
      this.#fonts += 1;
    });
  }

  /** As `letter`, reactive: once the fonts have come it is measured again. */
  letter(text: string, card: { width: number; height: number }, room: Room, least?: number): Lettering {
    void this.#fonts;
    this.#measure ??= pageMeasure() ?? roughly;
    return letter(text, card, room, this.#measure, least);
  }
}

export const letterer = new Letterer();
