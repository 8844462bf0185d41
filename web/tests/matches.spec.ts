//! Whole matches, from the first click to the last.

import { againstBots, awaited, expect, GAMES, test } from './support';
import { playByClicks, playByKeys } from './play';

const SEATS: Record<(typeof GAMES)[number], number> = { settlement: 1, 'terra-mystica': 2, 'tales-of-glory': 2, guilds: 1 };

for (const game of GAMES) {
  test(`a whole match of ${game} by clicking only`, async ({ page }) => {
    const { id } = await againstBots(page, game, SEATS[game]);
    await page.goto(`/table/${id}`);
    const { onPieces } = await playByClicks(page, 7);
    expect(onPieces, 'pieces on the board were clicked').toBeGreaterThan(5);
    const end = page.getByRole('region', { name: 'The match is over' });
    await expect(end).toBeVisible();
    await expect(end.getByRole('table')).toContainText('Total');
    await expect(end.getByText('all fair.')).toBeVisible();
    await expect(end.getByRole('img', { name: /^Points of/ })).toBeVisible();
  });
}

test('a whole match of tales-of-glory by keyboard only', async ({ page }) => {
  const { id } = await againstBots(page, 'tales-of-glory', 2);
  await page.goto(`/table/${id}`);
  const { onPieces } = await playByKeys(page, 3);
  expect(onPieces, 'pieces on the board were reached by arrow keys').toBeGreaterThan(5);
  await expect(page.getByRole('region', { name: 'The match is over' })).toBeVisible();
});

test('two clicks lead to the first move, without an account', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Guilds now against bots' }).click();
  const { line } = await awaited(page);
  await page.locator('[data-offer]').first().click();
  await expect(page.locator(`main[data-line]:not([data-line="${line}"])`)).toBeVisible();
});

test('a match without a board is played by its offers', async ({ page }) => {
  const { id } = await againstBots(page, 'pebbles', 2);
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('region', { name: 'What you know' })).toBeVisible();
  await playByClicks(page, 5);
  await expect(page.getByRole('region', { name: 'The match is over' })).toBeVisible();
});
