/** In which voice a reader's lines are spoken: a choice of the reader's, remembered on their device. */
import { remembered } from '../../lib/memory';
import type { Voice } from '../../lib/aloud.svelte';

export const VOICES = {
  plain: { pitch: 1, rate: 1 },
  deep: { pitch: 0.35, rate: 0.85 },
  squeaky: { pitch: 1.9, rate: 1.15 },
  breathless: { pitch: 1.15, rate: 1.5 },
  solemn: { pitch: 0.75, rate: 0.65 },
} satisfies Record<string, Voice>;

export type VoiceName = keyof typeof VOICES;

export const VOICE_NAMES = Object.keys(VOICES) as VoiceName[];

const memory = remembered<string>('manga-voice', 'plain');

/** A voice by its name; the plain one for a name that is not known. */
export function voiceOf(name: string | null | undefined): Voice {
  return VOICES[name as VoiceName] ?? VOICES.plain;
}

class OwnVoice {
  name = $state<VoiceName>(memory.get() in VOICES ? (memory.get() as VoiceName) : 'plain');

  choose(name: VoiceName): void {
    this.name = name;
    memory.set(name);
  }
}

export const ownVoice = new OwnVoice();
