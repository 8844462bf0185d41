//! For somebody who has never heard of a game: what it is about, opponents of a fitting strength, and a good beginning.

import AxeBuilder from '@axe-core/playwright';
import { againstBots, awaited, expect, GAMES, test } from './support';

const SEATS = { settlement: 2, 'terra-mystica': 2, 'tales-of-glory': 2, guilds: 1 } as const;

for (const game of GAMES) {
  test(`${game}: the first time there is the aim, a turn and a first goal, until it is understood`, async ({ page }) => {
    const { id } = await againstBots(page, game, SEATS[game]);
    await page.goto(`/table/${id}`);
    await awaited(page);
    const begin = page.getByRole('region', { name: /Your first match/ });
    await expect(begin.locator('dt')).toHaveText(['The aim', 'Your turn', 'To begin with']);
    await expect(begin.locator('dd')).toHaveCount(3);
    const found = await new AxeBuilder({ page }).include('.moves').analyze();
    expect(found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    await begin.getByRole('button', { name: 'Got it' }).click();
    await expect(begin).toBeHidden();
    await page.reload();
    await awaited(page);
    await expect(begin).toBeHidden();
  });
}

test('play now: the strength of the bots stands beside it, the gentlest first, and is remembered', async ({ page }) => {
  await page.goto('/');
  const strength = page.getByLabel('Strength of the bots at Settlement');
  await expect(strength).toHaveValue('apprentice');
  await expect(page.getByLabel('Strength of the bots at Guilds'), 'one person alone has no bots').toHaveCount(0);
  await strength.selectOption('expert');
  await page.getByRole('button', { name: 'Play Settlement now against bots' }).click();
  await awaited(page);
  await expect(page.locator('.others').getByText('Expert').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByLabel('Strength of the bots at Settlement')).toHaveValue('expert');
  await expect(page.getByLabel('Strength of the bots at Tales of Glory')).toHaveValue('apprentice');
});

test('a people for a first match is recommended', async ({ page }) => {
  const { id } = await againstBots(page, 'terra-mystica', 2);
  await page.goto(`/table/${id}`);
  await awaited(page);
  await expect(page.locator('[data-offer="pick nomads"] .tip')).toBeVisible();
  await expect(page.locator('[data-offer="pick chaosmagicians"] .tip')).toHaveCount(0);
});

test('each group of moves says what it is good for, unless nobody wants to hear it', async ({ page }) => {
  const { id } = await againstBots(page, 'tales-of-glory', 2);
  await page.goto(`/table/${id}`);
  await awaited(page);
  await expect(page.locator('.offers .use').first()).toBeVisible();
  const toggle = page.getByRole('button', { name: 'What is it good for?' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(page.locator('.offers .use')).toHaveCount(0);
  await page.reload();
  await awaited(page);
  await expect(page.locator('.offers .use')).toHaveCount(0);
});
