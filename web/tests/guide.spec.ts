//! Guided matches: somebody who knows nothing of a game finishes each by what the page says alone.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, GAMES, test } from './support';

/** What is to be done now; nothing once the lesson is over. */
async function todo(page: Page): Promise<{ step: string; what: string } | null> {
  const said = page.locator('[data-what]');
  await said.or(page.locator('[data-end]')).waitFor();
  if (!(await said.isVisible())) return null;
  const step = await page.locator('[data-step]').getAttribute('data-step');
  return { step: step ?? '', what: await said.innerText() };
}

/** The button that says what is to be done; its group is opened where the moves are many. */
async function wanted(page: Page, what: string) {
  const group = (await page.locator('[data-what]').locator('xpath=preceding-sibling::*').first().innerText()).replace(/:$/, '');
  const closed = page.locator(`[data-group="${group}"]`);
  if ((await closed.count()) > 0) await closed.click();
  const offers = page.locator('[data-offer]');
  // What the move is good for may stand below it.
  const place = () =>
    offers.evaluateAll((all, said) => all.findIndex((offer) => [...offer.children].some((part) => part.firstChild?.textContent?.trim() === said)), what);
  await expect.poll(place).toBeGreaterThanOrEqual(0);
  return offers.nth(await place());
}

for (const game of GAMES) {
  test(`${game}: a guided match is finished by what the page says, and played on`, async ({ page }) => {
    await page.goto('/');
    await page.locator(`a[href="/guide/${game}"]`).click();
    let steps = 0;
    for (let now = await todo(page); now !== null; now = await todo(page)) {
      await expect(page.getByRole('region', { name: 'Why' })).not.toBeEmpty();
      if (steps === 0) {
        const found = await new AxeBuilder({ page }).include('.moves').include('.prompt').analyze();
        expect(found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
      }
      await (await wanted(page, now.what)).click();
      await expect(page.locator(`[data-step="${now.step}"]`)).toHaveCount(0);
      steps += 1;
    }
    expect(steps).toBeGreaterThanOrEqual(10);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page).toHaveURL(/\/table\//);
    await page.locator('main[data-line]').waitFor();
  });
}

test('another legal move is answered kindly, by the list and by its notation, and nothing happens', async ({ page }) => {
  await page.goto('/guide/settlement');
  await todo(page);
  await page.locator('[data-offer="take mug"]').click();
  await expect(page.getByRole('alert')).toContainText('is allowed too');
  await expect(page.locator('[data-step="1"]')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('take hourglass');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('not possible here');
  await expect(page.locator('[data-step="1"]')).toBeVisible();
});

test('a guided match is played by the board and by keys alone', async ({ page }) => {
  await page.goto('/guide/settlement');
  await todo(page);
  await expect(page.locator('[data-offer="take treasure"]')).toContainText('the move of this step');
  await expect(page.locator('[data-offer="take mug"]'), 'nothing else is praised meanwhile').not.toContainText('★');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.board [data-id="treasure"].lit').click();
  await expect(page.locator('[data-step="2"]')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('explore I.2');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-step="3"]')).toBeVisible();
  const offers = await page.locator('[data-offer], [data-group]').evaluateAll((all) => all.map((button) => button.getAttribute('data-offer')));
  await page.keyboard.press('Escape');
  // Nine moves have a number; 0 turns to the next nine.
  for (let before = 9; before <= offers.indexOf('end'); before += 9) await page.keyboard.press('0');
  await page.keyboard.press(String((offers.indexOf('end') % 9) + 1));
  await expect(page.locator('[data-step="4"]')).toBeVisible();
});

test('a guided match is gone on with where it was left, and can be begun anew', async ({ page }) => {
  await page.goto('/guide/guilds');
  for (let step = 1; step <= 2; step += 1) {
    const now = await todo(page);
    await (await wanted(page, now?.what ?? '')).click();
    await expect(page.locator(`[data-step="${step + 1}"]`)).toBeVisible();
  }
  await page.goto('/');
  await page.locator('a[href="/guide/guilds"]').click();
  await expect(page.locator('[data-step="3"]')).toBeVisible();
  await expect(page.getByRole('log')).not.toBeEmpty();
  const now = await todo(page);
  await (await wanted(page, now?.what ?? '')).click();
  await expect(page.locator('[data-step="4"]')).toBeVisible();
  await page.getByRole('button', { name: 'Once more from the beginning' }).click();
  await expect(page.locator('[data-step="1"]')).toBeVisible();
});

for (const [language, title, why] of [['de', 'Guilds lernen', 'Warum'], ['it', 'Impara Guilds', 'Perché']] as const) {
  test(`a guided match speaks ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/guide/guilds');
    await todo(page);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole('region', { name: why })).not.toBeEmpty();
  });
}
