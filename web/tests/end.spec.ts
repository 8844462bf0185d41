//! The end says why.

import { playByClicks } from './play';
import { againstBots, expect, test } from './support';

test('the end of a match says where the winner was ahead and when, and leads back there', async ({ page }) => {
  const { id } = await againstBots(page, 'tales-of-glory', 2);
  await page.goto(`/table/${id}`);
  const board = await page.getByRole('region', { name: 'Board' }).boundingBox();
  await playByClicks(page, 3);
  const end = page.getByRole('region', { name: 'The match is over' });
  await expect(end.locator('[data-verdict]')).toHaveText(/ahead of|equally many/);
  await expect(end.locator('.standing li').first()).toContainText('1.');
  expect((await page.getByRole('region', { name: 'Board' }).boundingBox())?.width, 'the board keeps its place').toBe(board?.width);
  await expect(end.getByText('Seed of the dice')).toBeHidden();
  await end.getByText('How to check the dice').click();
  await expect(end.getByText('Seed of the dice')).toBeVisible();
  await end.locator('ol').filter({ has: page.getByTitle('Look back at this moment') }).getByRole('button').first().click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(end).toBeVisible();
});

test('who plays alone has no rank, and Guilds names the condition', async ({ page }) => {
  const { id } = await againstBots(page, 'guilds', 1);
  await page.goto(`/table/${id}`);
  await playByClicks(page, 3);
  const end = page.getByRole('region', { name: 'The match is over' });
  await expect(end.locator('[data-verdict]')).toHaveText(/^(Won|Lost): .*(condition|points)/);
  await expect(end.locator('.standing')).not.toContainText(/[12]\./);
  await expect(end.getByRole('heading', { name: 'Turning points' })).toHaveCount(0);
});
