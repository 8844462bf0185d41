//! The end says why.

import { playByClicks } from './play';
import { linesOf, recordOf, sitAt } from './records';
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

/** Recorded matches, a source whose components are told, and one of them. */
const ENDS = [
  { game: 'settlement', file: 'busy-four', source: 'Heroes', part: /^(Adventurer|Builder|Defender|Artisan) \d+/ },
  { game: 'terra-mystica', file: 'five-with-fire-and-ice', source: 'Scoring tiles', part: /[a-z]/ },
  { game: 'tales-of-glory', file: 'four-players-quests', source: 'Prestige gained in play', part: /[A-Z]/ },
  { game: 'guilds', file: 'four-players', source: 'Buildings', part: /[A-Z]/ },
] as const;
/** So many lines before the end somebody sits down. */
const LAST = 12;

for (const { game, file, source, part } of ENDS) {
  test(`${game}: the end tells points by source and component, the verdict, turning points, and the way back`, async ({ page }) => {
    const record = recordOf(game, file);
    await sitAt(page, game, record, linesOf(record) - LAST);
    const board = await page.getByRole('region', { name: 'Board' }).boundingBox();
    await playByClicks(page, 5);
    const end = page.getByRole('region', { name: 'The match is over' });
    await expect(end.locator('[data-verdict]').last()).toHaveText(/ahead of|equally many/);
    await expect(end.locator('.standing li').first()).toContainText('1.');
    await expect(end.getByRole('heading', { name: 'Turning points' })).toBeVisible();
    await expect(end.getByText('Seed of the dice')).toBeHidden();
    expect((await page.getByRole('region', { name: 'Board' }).boundingBox())?.width, 'the board keeps its place').toBe(board?.width);

    const fold = end.getByRole('button', { name: source, exact: true });
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.click();
    const rows = end.locator('tr.part');
    await expect(rows.first().getByRole('rowheader')).toHaveText(part);
    const numbers = (row: string[]) => row.map((cell) => Number(cell || 0));
    const whole = numbers(await end.locator('tr').filter({ has: fold }).locator('td').allInnerTexts());
    const parts = await Promise.all((await rows.all()).map(async (row) => numbers(await row.locator('td').allInnerTexts())));
    expect(whole.map((_, seat) => parts.reduce((sum, row) => sum + (row[seat] ?? 0), 0)), 'they add up').toEqual(whole);
    await rows.first().locator('[data-inspect]').click();
    await expect(page.locator('.inspector h2')).not.toBeEmpty();
  });
}

test('who played Settlement alone has neither won nor lost, but become somebody', async ({ page }) => {
  const record = recordOf('settlement', 'greedy-alone');
  await sitAt(page, 'settlement', record, linesOf(record) - 3);
  await playByClicks(page, 2);
  await expect(page.locator('[data-end]')).toHaveText(/^(Settler|Mayor|Knight|Lord), with \d+ points?$/);
});
