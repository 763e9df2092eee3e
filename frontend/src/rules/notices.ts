/** Everything from elsewhere that is in the built client, with its licence as its authors wrote it. */
import archivo from '../../node_modules/@fontsource-variable/archivo/LICENSE?raw';
import dela from '../../node_modules/@fontsource/dela-gothic-one/LICENSE?raw';
import noble from '../../node_modules/@noble/hashes/LICENSE?raw';
import svelte from '../../node_modules/svelte/LICENSE.md?raw';
import zzfx from '../../node_modules/zzfx/LICENSE?raw';

export interface Notice {
  name: string;
  license: string;
  copyright: string;
  text: string;
}

/** The line of a licence that names its holders, without the link that some add. */
export function copyrightOf(text: string): string {
  const line = text.split('\n').find((each) => /^copyright/i.test(each.trim())) ?? '';
  return line.trim().replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/\s*\(https?:[^)]*\).*$/, '');
}

function notice(name: string, license: string, text: string): Notice {
  return { name, license, copyright: copyrightOf(text), text };
}

export const NOTICES: Notice[] = [
  notice('Dela Gothic One', 'SIL OFL 1.1', dela),
  notice('Archivo', 'SIL OFL 1.1', archivo),
  notice('Svelte', 'MIT', svelte),
  notice('ZzFX', 'MIT', zzfx),
  notice('noble-hashes', 'MIT', noble),
];
