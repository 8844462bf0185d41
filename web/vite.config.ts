// How the page is built; `TAFEL=http://127.0.0.1:PORT npm run dev` serves it against a running `tafel serve`.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './build/compressed.ts';
import { engine } from './build/engine.ts';
import { offline } from './build/offline.ts';

const server = process.env['TAFEL'] ?? 'http://127.0.0.1:8080';

/** The edition for web spaces that only have files: no server, addresses behind `#`, everything beside the page. */
const files = process.env['STATIC'] === '1';

export default defineConfig({
  base: files ? './' : '/',
  define: { __STATIC__: JSON.stringify(files) },
  plugins: [svelte(), engine(import.meta.dirname), offline(), compressed()],
  worker: { format: 'es', plugins: () => [engine(import.meta.dirname)] },
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    outDir: files ? 'static' : 'dist',
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/sw.ts' },
      // A service worker has one address for all builds.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
