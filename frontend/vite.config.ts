/** How the client is built, and how its tests run. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { licences } from './licences.ts';

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
