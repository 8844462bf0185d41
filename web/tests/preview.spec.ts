//! What a move would do is shown before it is made, by the engine in the page.

import { WITHOUT } from './here';
import { moveOnce } from './play';
import { againstBots, awaited, expect, GAMES, stand, test } from './support';

test.describe('a move that is pointed at', () => {
  test.skip(WITHOUT !== null, WITHOUT ?? '');

  for (const game of GAMES) {
    test(`${game}: says what it would do, asks nobody, and then that happens`, async ({ page }) => {
      const { id } = await againstBots(page, game, { settlement: 1, 'terra-mystica': 2, 'tales-of-glory': 2, guilds: 1 }[game]);
      await page.goto(`/table/${id}`);
      await awaited(page);
      // What is chosen in secret has no effect that could be told; the choices after it have.
      if (game === 'tales-of-glory') await moveOnce(page);
      const { line } = await awaited(page);
      const asked: string[] = [];
      page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
      const group = page.locator('[data-group]').first();
      if (await group.isVisible()) await group.click();
      const preview = page.locator('[data-preview]');
      let told = '';
      const offers = page.locator('[data-offer]');
      for (let at = 0; at < Math.min(6, await offers.count()) && told === ''; at += 1) {
        const offer = offers.nth(at);
        await offer.hover();
        const shown = page.locator(`[data-preview="${await offer.getAttribute('data-offer')}"]`);
        if (await shown.waitFor({ timeout: 10_000 }).then(() => true, () => false)) told = await shown.locator('p').nth(1).innerText();
      }
      expect(told, 'something can be foreseen').not.toBe('');
      expect(asked.filter((url) => !url.endsWith('/live'))).toEqual([]);
      expect((await stand(page)).line, 'nothing was played').toBe(line);
      await page.locator(`[data-offer="${await preview.getAttribute('data-preview')}"]`).click();
      await expect.poll(async () => (await stand(page)).line).toBeGreaterThan(line);
      await expect(preview).toHaveCount(0);
    });
  }

  test('is told to the keyboard too', async ({ page }) => {
    const { id } = await againstBots(page, 'guilds', 1);
    await page.goto(`/table/${id}`);
    await awaited(page);
    await page.locator('[data-offer]').first().focus();
    await expect(page.locator('[data-preview]'), 'the page moves the focus, and nobody has asked').toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-preview]')).toBeVisible();
  });
});
