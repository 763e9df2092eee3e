/** Types that the build tool and untyped packages leave out. */
/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'zzfx' {
  /** Plays a sound from a list of parameters; makes an AudioContext when imported, so import it in the first tap. */
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
}
