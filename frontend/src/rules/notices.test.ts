import { execFileSync } from 'node:child_process';

import type { Rollup } from 'vite';
import { expect, test } from 'vitest';

import { folderOf, foldersIn, licenceIn, mismatch, SHIPPED } from '../../licences.ts';
import lock from '../../package-lock.json';
import manifest from '../../package.json';
import { NOTICES } from './notices';

const PACKAGES = NOTICES.map((notice) => notice.package);

test('every notice has its holders, its licence and the version that is locked', () => {
  const locked = lock.packages as Record<string, { version?: string }>;
  for (const notice of NOTICES) {
    expect(notice.copyright).toMatch(/^copyright/i);
    expect(notice.text.length).toBeGreaterThan(500);
    expect(notice.version).toBe(locked[`node_modules/${notice.package}`]?.version);
    expect(notice.license).toMatch(/^(MIT|OFL-1\.1)$/);
  }
  expect(PACKAGES).toEqual(Object.keys(SHIPPED));
  expect(PACKAGES).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
});

test('a module belongs to the package that is nearest to it, and ours to none', () => {
  expect(folderOf('/a/node_modules/clsx/dist/clsx.mjs')).toBe('/a/node_modules/clsx');
  expect(folderOf('/a/node_modules/@noble/hashes/sha2.js')).toBe('/a/node_modules/@noble/hashes');
  expect(folderOf('/a/node_modules/svelte/node_modules/inner/index.js')).toBe('/a/node_modules/svelte/node_modules/inner');
  expect(folderOf('node_modules/zzfx/ZzFX.js')).toMatch(/frontend\/node_modules\/zzfx$/);
  expect(folderOf('\0vite/preload-helper.js')).toMatch(/frontend\/node_modules\/vite$/);
  expect(folderOf('/a/src/main.ts')).toBeNull();
  const bundle = {
    'a.js': { type: 'chunk', modules: { '/a/node_modules/zzfx/ZzFX.js': {}, '/a/src/main.ts': {} } },
    'b.js': { type: 'chunk', modules: { '/a/node_modules/zzfx/more.js': {} } },
    'a.woff2': { type: 'asset', originalFileNames: ['/a/node_modules/@fontsource/one/files/a.woff2'] },
  };
  expect(foldersIn(bundle as unknown as Rollup.OutputBundle)).toEqual(['/a/node_modules/@fontsource/one', '/a/node_modules/zzfx']);
});

test('a package without a notice, and a notice without its package, stop the build with a sentence', () => {
  expect(mismatch(PACKAGES)).toBeNull();
  expect(mismatch([...PACKAGES, 'chess'])).toMatch('holds chess without a notice');
  expect(mismatch(PACKAGES.slice(1))).toMatch(`does not hold ${PACKAGES[0]} any more`);
  expect(() => licenceIn('src/rules')).toThrow();
});

const BUILD = `import { build } from 'vite';
const { output } = await build({ logLevel: 'silent', build: { write: false } });
const ids = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : part.originalFileNames));
console.log(JSON.stringify({ ids, text: output.find((part) => part.fileName === 'licences.txt').source }));`;

test('what is really built in is what there are notices of, on the page and in the file beside the client', { timeout: 120_000 }, () => {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], { env, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { ids, text } = JSON.parse(said) as { ids: string[]; text: string };
  const names = ids.filter((id) => id.includes('node_modules/')).map((id) => id.split('node_modules/').at(-1)?.split('/') ?? []);
  const packages = new Set(names.map(([first = '', second]) => (first.startsWith('@') ? `${first}/${second}` : first)));
  const helpers = new Set(ids.filter((id) => /^\0(vite|rolldown)\//.test(id)).map((id) => id.slice(1).split('/')[0] ?? ''));
  expect([...packages, ...helpers].sort()).toEqual([...PACKAGES].sort());
  for (const notice of NOTICES) expect(text).toContain(`${notice.package} ${notice.version} (${notice.license})\n\n${notice.text}`);
});
