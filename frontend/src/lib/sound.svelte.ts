/** About ten short sounds, made on the spot. One switch for all; off by default on phones. */
import { isHandheld } from './device';
import { remembered } from './memory';

export type Effect = 'tap' | 'cover' | 'hit' | 'out' | 'run' | 'homer' | 'turn' | 'join' | 'start' | 'win' | 'tick';

type Parameters = (number | undefined)[];

/** In the order of zzfx: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, ... */
const EFFECTS: Record<Effect, Parameters> = {
  tap: [0.4, 0, 320, 0, 0.01, 0.03, 2, 1.6],
  cover: [0.6, 0, 180, 0, 0.02, 0.09, 4, 1.2, -3, undefined, undefined, undefined, undefined, 1.5],
  hit: [1, 0, 520, 0, 0.05, 0.28, 1, 1.6, 4, undefined, 180, 0.06, undefined, 0.3],
  out: [0.8, 0, 150, 0.01, 0.06, 0.22, 2, 0.7, -4, undefined, undefined, undefined, undefined, 0.5],
  run: [0.6, 0, 660, 0.01, 0.05, 0.12, 1, 1, undefined, undefined, 220, 0.05],
  homer: [1, 0, 440, 0.02, 0.3, 0.4, 1, 1.8, undefined, undefined, 165, 0.07, 0.1],
  turn: [0.8, 0, 587, 0.01, 0.06, 0.2, 0, 1, undefined, undefined, 196, 0.08],
  join: [0.6, 0, 392, 0.01, 0.05, 0.16, 0, 1, undefined, undefined, 131, 0.06],
  start: [0.8, 0, 330, 0.02, 0.16, 0.3, 1, 1.2, undefined, undefined, 165, 0.08, 0.08],
  win: [1, 0, 523, 0.03, 0.4, 0.5, 0, 1.4, undefined, undefined, 131, 0.09, 0.12],
  tick: [0.4, 0, 900, 0, 0.01, 0.02, 3, 1],
};

const memory = remembered<boolean | null>('sound', null);

class Sound {
  on = $state(memory.get() ?? !isHandheld());

  switch(on: boolean): void {
    this.on = on;
    memory.set(on);
    this.play('tap');
  }

  /** Plays a sound if sounds are on. The player makes its AudioContext when loaded, so it loads at the first sound. */
  play(effect: Effect): void {
    // Before the first tap a browser keeps sounds back, and complains.
    if (this.on && navigator.userActivation?.hasBeenActive !== false) void load().then((zzfx) => zzfx(...EFFECTS[effect]));
  }
}

async function load(): Promise<(...parameters: Parameters) => unknown> {
  try {
    return (await import('zzfx')).zzfx;
  } catch {
    return () => undefined;
  }
}

export const sound = new Sound();
