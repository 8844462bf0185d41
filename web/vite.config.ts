// How the page is built; `TAFEL=http://127.0.0.1:PORT npm run dev` serves it against a running `tafel serve`.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['TAFEL'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts'] },
});
