/** What the client holds of others, and its licences: for the credits page and for the file beside the built client. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Plugin, Rollup } from 'vite';

/** Every package of which something is built in, with its name as people know it, in the order of the credits page. */
export const SHIPPED: Readonly<Record<string, string>> = {
  '@fontsource/dela-gothic-one': 'Dela Gothic One',
  '@fontsource-variable/archivo': 'Archivo',
  svelte: 'Svelte',
  clsx: 'clsx',
  zzfx: 'ZzFX',
  '@noble/hashes': 'noble-hashes',
  vite: 'Vite',
  rolldown: 'Rolldown',
};

export interface Licence {
  package: string;
  version: string;
  /** As SPDX names it. */
  license: string;
  text: string;
}

/** Where the bundler's own licence ends and those of what only the bundler needs begin. */
const NOT_BUILT_IN = /^# Licenses of bundled dependencies$/m;

/** The licence of the package in a folder. */
export function licenceIn(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, string>;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!name || !version || !license || !file) throw new Error(`The package in ${folder} does not say its licence.`);
  const text = readFileSync(`${folder}/${file}`, 'utf8').split(NOT_BUILT_IN)[0] ?? '';
  return { package: name, version, license, text: text.trim() };
}

/** The folder of the package that a module or file comes from; null for our own. The bundler's helpers are no files. Paths start here. */
export function folderOf(id: string): string | null {
  const helper = /^\0(vite|rolldown)\//.exec(id);
  if (helper) return resolve(`node_modules/${helper[1]}`);
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(resolve(id))?.[0] ?? null;
}

/** The folders of all packages that a bundle holds code or files of, each once. */
export function foldersIn(bundle: Rollup.OutputBundle): string[] {
  const ids = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : part.originalFileNames));
  return [...new Set(ids.flatMap((id) => folderOf(id) ?? []))].sort();
}

/** What is wrong with SHIPPED when a bundle holds these packages, in a sentence; null if it is right. */
export function mismatch(packages: readonly string[]): string | null {
  const missing = packages.filter((name) => !(name in SHIPPED));
  const gone = Object.keys(SHIPPED).filter((name) => !packages.includes(name));
  if (missing.length) return `The client holds ${missing.join(', ')} without a notice: add it to SHIPPED in licences.ts.`;
  return gone.length ? `The client does not hold ${gone.join(', ')} any more: take it out of SHIPPED in licences.ts.` : null;
}

const MODULE = 'virtual:licences';

/** Gives the credits page its texts, and puts the licences of what is really built in beside the client, as they ask. */
export function licences(): Plugin {
  return {
    name: 'licences',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      return `export default ${JSON.stringify(Object.keys(SHIPPED).map((name) => ({ name: SHIPPED[name], ...licenceIn(`node_modules/${name}`) })))}`;
    },
    generateBundle(_, bundle) {
      const all = foldersIn(bundle).map(licenceIn);
      const wrong = mismatch(all.map((each) => each.package));
      if (wrong) this.error(wrong);
      const texts = all.map((each) => `${each.package} ${each.version} (${each.license})\n\n${each.text}\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join(`\n${'-'.repeat(80)}\n\n`) });
    },
  };
}
