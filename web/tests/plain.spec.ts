//! On a processor without vectors the other build of the engine plays.

import config from '../playwright.config.ts';
import { layHere, WITHOUT, workerMemory } from './here';
import { playByButtons } from './play';
import { compare } from './rehearsal';
import { awaited, expect, test } from './support';

const { launchOptions } = config.use!;
// As if the processor had no instructions for vectors.
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--js-flags=--no-enable-sse4-1'] }, serviceWorkers: 'block' });

test('a whole match and the decisions of bots without vectors', async ({ page }) => {
  test.skip(WITHOUT !== null, WITHOUT ?? '');
  const loaded: string[] = [];
  page.on('request', (request) => request.url().endsWith('.wasm') && loaded.push(request.url()));
  await layHere(page, 'tales-of-glory', 2);
  expect(loaded.every((url) => url.includes('engine_plain_bg')), loaded.join()).toBe(true);
  expect(await playByButtons(page)).toBeGreaterThan(20);
  expect((await awaited(page)).over).toBe(true);
  for (const bytes of await workerMemory(page)) expect(bytes).toBeLessThan(64 * 2 ** 20);
  await compare(page, 'engine_plain_bg.wasm', 'tales-of-glory');
});
