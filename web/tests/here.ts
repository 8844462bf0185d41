//! What tests of tables on this device share.

import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { GAMES } from './support';

/** Why these tests are left out, if they are: the page was built without the engine. */
export const WITHOUT = process.env['SKIP_WASM'] === undefined ? null : 'SKIP_WASM is set: the page was built without the engine';

/** The fewest seats of each game. */
export const SEATS: Record<(typeof GAMES)[number], number> = { settlement: 1, 'terra-mystica': 2, 'tales-of-glory': 2, guilds: 1 };

/** Lays a table on this device by the form: one person, and bots of the gentlest level. */
export async function layHere(page: Page, game: string, seats: number): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByLabel('Seats').selectOption(String(seats));
  await page.getByLabel('On this device: works without a network').check();
  for (let seat = 2; seat <= seats; seat += 1) {
    await expect(page.getByLabel(`Seat ${seat}`, { exact: true })).toHaveValue('bot');
    await page.getByLabel(`Seat ${seat}: Strength`).selectOption('apprentice');
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/table\/here-/);
  await expect(page.locator('[data-offer], [data-group]').first()).toBeVisible();
}

/** Waits until the service worker has everything, the engine too. */
export async function everythingKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const engines = () =>
    page.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().filter(({ url }) => url.endsWith('.wasm')).length;
    });
  await expect.poll(engines).toBe(1);
}

/** Cuts the network once the service worker has everything. */
export async function cutNetwork(page: Page, context: BrowserContext): Promise<void> {
  await everythingKept(page);
  await context.setOffline(true);
}

/** How many bytes of memory each worker's engine has taken. */
export async function workerMemory(page: Page): Promise<number[]> {
  const taken = page.workers().map((worker) => worker.evaluate(() => (self as unknown as { memory?: WebAssembly.Memory }).memory?.buffer.byteLength ?? 0));
  return (await Promise.all(taken)).filter((bytes) => bytes > 0);
}

