// How the page is built; `TAFEL=http://127.0.0.1:PORT npm run dev` serves it against a running `tafel serve`.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './build/compressed.ts';
import { engine } from './build/engine.ts';
import { offline } from './build/offline.ts';
import { rooted } from './build/rooted.ts';

const server = process.env['TAFEL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  // Files find each other wherever they lie: a web space may show them below any address.
  base: './',
  plugins: [svelte(), engine(import.meta.dirname), rooted(), offline(), compressed()],
  worker: { format: 'es', plugins: () => [engine(import.meta.dirname)] },
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
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
