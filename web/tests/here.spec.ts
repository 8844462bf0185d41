//! Tables on this device: the engine runs in the page, and the server is not asked.

import { moveOnce } from './play';
import { expect, forgive, test } from './support';

/** Whether the page was built with the engine. */
const built = process.env['SKIP_WASM'] === undefined;

test.describe('a table on this device', () => {
  test.skip(!built, 'SKIP_WASM is set: the page was built without the engine');

  test('is played without a network, survives a reload, and is listed at home', async ({ page, context, complaints }) => {
    await page.goto('/new/settlement');
    await page.getByLabel('Seats').selectOption('2');
    await page.getByLabel('On this device: works without a network').check();
    await expect(page.getByLabel('Seat 2', { exact: true })).toHaveValue('bot');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page).toHaveURL(/\/table\/here-/);
    const offers = page.locator('[data-offer]');
    await expect(offers.first()).toBeVisible();

    // From here on there is no network; what was loaded is enough.
    await context.setOffline(true);
    for (let move = 0; move < 4; move += 1) {
      await expect(offers.first()).toBeVisible();
      const before = await page.getByRole('log').innerText();
      await moveOnce(page);
      await expect(page.getByRole('log')).not.toHaveText(before);
    }
    await page.keyboard.press('u');
    await expect(offers.first()).toBeVisible();
    await context.setOffline(false);

    const log = await page.getByRole('log').innerText();
    await page.reload();
    await expect(page.getByRole('log')).toContainText(log.split('\n')[0] ?? '');
    await page.goto('/');
    await expect(page.locator('.mine').getByRole('link', { name: /Settlement/ })).toBeVisible();
    forgive(complaints, 'ERR_INTERNET_DISCONNECTED');
  });

  test('is laid by Play now where the server cannot be reached', async ({ page, complaints }) => {
    await page.goto('/');
    const play = page.locator('button', { hasText: 'Play now' }).first();
    await expect(play).toBeEnabled();
    await page.route('**/api/**', (route) => route.abort());
    await play.click();
    await expect(page).toHaveURL(/\/table\/here-/);
    await expect(page.locator('[data-offer]').first()).toBeVisible();
    forgive(complaints, 'ERR_FAILED');
  });
});
