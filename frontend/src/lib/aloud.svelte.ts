/** Reads aloud with the device's own voice. Off at first on phones: one voice in the room is enough. */
import { isHandheld } from './device';
import { remembered } from './memory';

const memory = remembered<boolean | null>('aloud', null);

/** How a voice differs from the device's plain one: 1 is plain. */
export interface Voice {
  pitch: number;
  rate: number;
}

const PLAIN: Voice = { pitch: 1, rate: 0.95 };

class Aloud {
  on = $state(memory.get() ?? !isHandheld());

  get possible(): boolean {
    return typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';
  }

  switch(on: boolean): void {
    this.on = on;
    memory.set(on);
    if (!on) this.hush();
  }

  /** Says it now, in the language it is written in. */
  say(text: string, language: string, { pitch, rate }: Voice = PLAIN): void {
    if (!this.possible) return;
    speechSynthesis.cancel();
    const words = new SpeechSynthesisUtterance(text);
    words.lang = language === 'ja' ? 'ja-JP' : 'en-GB';
    const voice = speechSynthesis.getVoices().find((each) => each.lang.startsWith(language));
    if (voice) words.voice = voice;
    words.pitch = pitch;
    words.rate = rate;
    speechSynthesis.speak(words);
  }

  hush(): void {
    if (this.possible) speechSynthesis.cancel();
  }
}

export const aloud = new Aloud();
