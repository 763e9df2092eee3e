/** A short buzz for what is felt: your turn, a hit. Can be off; many devices have none. */
import { remembered } from './memory';

const memory = remembered('vibrate', true);

class Buzz {
  on = $state(memory.get());

  get possible(): boolean {
    return 'vibrate' in navigator;
  }

  switch(on: boolean): void {
    this.on = on;
    memory.set(on);
    this.play(30);
  }

  /** Buzzes for so many ms, or in a pattern of buzz, pause, buzz. */
  play(pattern: number | number[]): void {
    // A browser refuses before the first tap, and says so in the console only.
    if (this.on && this.possible && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(pattern);
  }
}

export const buzz = new Buzz();
