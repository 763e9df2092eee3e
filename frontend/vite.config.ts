/** How the client is built, and how its tests run. */
import { readdirSync, readFileSync } from 'node:fs';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * Leaves one file per font slice: every browser that runs this client reads WOFF2, and the older twins
 * would double the built folder.
 */
function woff2Only(): Plugin {
  return {
    name: 'woff2-only',
    enforce: 'pre',
    transform(code, id) {
      if (!/@fontsource[^?]*\.css/.test(id)) return null;
      return code.replace(/,\s*url\([^)]*\.woff\)\s*format\('woff'\)/g, '');
    },
  };
}

/** The licence of one installed package, under its name. */
function licence(name: string): string {
  const folder = `node_modules/${name}`;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} comes without a licence file.`);
  return `${name}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
}

/** Puts the licences of everything that is built in beside the client, as those licences ask. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
      const source = Object.keys(dependencies).map(licence).join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}

export default defineConfig({
  // Relative addresses: the server may live under a path of its own and sets <base> to say so.
  base: './',
  plugins: [woff2Only(), licences(), svelte()],
  // Tests mount components, so they need the parts of Svelte that run in a browser.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/hitparade/web/static',
    emptyOutDir: true,
    target: 'es2022',
    // Small files stay files: inlined fonts and pictures would need data: addresses in the content policy.
    assetsInlineLimit: 0,
    // The polyfill is for browsers older than any that can run the rest.
    modulePreload: { polyfill: false },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    // One document for all files: making a new one for each took six times as long as the tests themselves.
    isolate: false,
    pool: 'threads',
  },
});
