//! What bots decide, natively and in the browser.

import { expect, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';

/** Prints what bots decide natively: `cargo build --release --package tafel-browser --example rehearse`. */
const REHEARSE = process.env['TAFEL_REHEARSE'] ?? '../target/release/examples/rehearse';

/** How many decisions of each level are compared in each game: 200. The stronger a level, the more there is behind each. */
export const DECISIONS = {
  random: 60, hasty: 30, greedy: 20, 'plan:2': 10, 'search:100': 10, apprentice: 30, journeyman: 20, expert: 14, master: 6,
} as const;

interface Rehearsing {
  default(from: { module_or_path: string }): Promise<unknown>;
  rehearse(game: string, options: string, level: string, series: number, decisions: number): string[];
}

/** Serves the engine as it was built, below `/engine/`. */
export async function serveEngine(page: Page): Promise<void> {
  await page.route('**/engine/*', (route) => route.fulfill({ path: join('engine', basename(route.request().url())) }));
}

/** What bots decide in the browser, by one build of the engine, and how long it took. */
export function inBrowser(page: Page, build: string, game: string, level: string, decisions: number): Promise<{ made: string[]; ms: number }> {
  return page.evaluate(
    async ({ build, game, level, decisions }) => {
      const engine = (await import(/* @vite-ignore */ `${location.origin}/engine/engine.js`)) as Rehearsing;
      await engine.default({ module_or_path: `/engine/${build}` });
      const begun = performance.now();
      return { made: engine.rehearse(game, '', level, 7, decisions), ms: performance.now() - begun };
    },
    { build, game, level, decisions },
  );
}

/** What the same bots decide natively, and how long it took. */
export function natively(game: string, level: string, decisions: number): { made: string[]; ms: number } {
  const begun = performance.now();
  const said = execFileSync(REHEARSE, [game, '', level, '7', String(decisions)], { encoding: 'utf8' });
  return { made: said.trim().split('\n'), ms: performance.now() - begun };
}

/** Compares all decisions in one game. */
export async function compare(page: Page, build: string, game: string): Promise<void> {
  await serveEngine(page);
  await page.goto('/');
  for (const [level, decisions] of Object.entries(DECISIONS)) {
    const expected = natively(game, level, decisions);
    expect(expected.made).toHaveLength(decisions);
    expect((await inBrowser(page, build, game, level, decisions)).made, `${game}, ${level}`).toEqual(expected.made);
  }
}
