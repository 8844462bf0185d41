//! A turn is planned as a whole: nobody sees it before it is sent, and it can be changed freely until then.

import type { Page } from '@playwright/test';
import { againstBots, awaited, expect, stand, test } from './support';
import { recordOf, sitAt } from './records';

/** Where somebody decides in the middle of a match, and whether the turn has several moves there. */
const MATCHES = [
  { game: 'settlement', file: 'busy-four', line: 230 },
  { game: 'terra-mystica', file: 'two-on-the-fjords', line: 30 },
  { game: 'tales-of-glory', file: 'four-players-quests', line: 60 },
  { game: 'guilds', file: 'solo-won', line: 120 },
] as const;

const plan = (page: Page) => page.getByRole('region', { name: 'Your plan' });

/** What the server knows of the match. */
async function known(page: Page, id: string): Promise<string> {
  return (await page.request.get(`/api/tables/${id}/position?seat=0`)).text();
}

/** Plans the first move on offer; whether one can plan on. */
async function planOnce(page: Page): Promise<boolean> {
  const moves = Number((await page.locator('main').getAttribute('data-planned')) ?? 0);
  const offers = page.locator('[data-offer], [data-group]');
  if ((await offers.count()) === 0) return false;
  if ((await offers.first().getAttribute('data-group')) !== null) await offers.first().click();
  await page.locator('[data-offer]').first().click();
  await expect(page.locator(`main[data-planned="${moves + 1}"]:not([data-pending])`)).toBeVisible();
  return true;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => origin !== 'null' && localStorage.setItem('table', '{"pace":"off","asks":false,"plans":true}'));
});

for (const { game, file, line } of MATCHES) {
  test(`${game}: a turn is planned, undone, redone and sent`, async ({ page }) => {
    const id = await sitAt(page, game, recordOf(game, file), line);
    await expect(plan(page)).toContainText('nothing happens until you send it');
    const before = await known(page, id);
    const offered = await page.locator('[data-offer], [data-group]').allInnerTexts();

    let moves = 0;
    while (moves < 4 && (await planOnce(page))) moves += 1;
    await expect(plan(page).getByRole('listitem')).toHaveCount(moves);
    expect(await known(page, id), 'nothing has happened').toBe(before);

    for (let undone = 0; undone < moves; undone += 1) await page.keyboard.press('u');
    await expect(page.locator('main[data-planned]')).toHaveCount(0);
    expect(await page.locator('[data-offer], [data-group]').allInnerTexts(), 'all is as it was').toEqual(offered);
    for (let redone = 0; redone < moves; redone += 1) {
      await page.keyboard.press('y');
      await expect(page.locator(`main[data-planned="${redone + 1}"]:not([data-pending])`)).toBeVisible();
    }
    expect(await known(page, id), 'nothing has happened').toBe(before);

    const { line: from } = await stand(page);
    await page.keyboard.press('p');
    await expect(page.locator('main[data-planned]')).toHaveCount(0);
    const { line: to } = await awaited(page);
    expect(to - from, 'every move was made').toBeGreaterThanOrEqual(moves);
    expect(await known(page, id)).not.toBe(before);
  });
}

test('a plan ends honestly where others’ secrets come to light or a draw comes', async ({ page }) => {
  const { id } = await againstBots(page, 'guilds', 1);
  await page.goto(`/table/${id}`);
  await awaited(page);
  for (let moves = 0; moves < 20 && (await planOnce(page)); moves += 1);
  await expect(plan(page)).toContainText('What comes next is drawn, so the plan ends here.');
  await expect(page.getByText('Send your plan, or change it.')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.locator('main[data-planned]')).toHaveCount(0);
  await expect(page.locator('[data-offer], [data-group]').first()).toBeVisible();
});

test('planning is chosen among the settings of the table, and remembered', async ({ page }) => {
  const { id } = await againstBots(page, 'settlement', 2);
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.getByRole('button', { name: 'Settings of the table' }).click();
  const option = page.getByLabel('Plan my whole turn first, then send it');
  await expect(option).toBeChecked();
  await option.uncheck();
  await page.keyboard.press('Escape');
  await expect(plan(page)).toHaveCount(0);
  const { line } = await stand(page);
  await page.locator('[data-offer]').first().click();
  await expect.poll(async () => (await stand(page)).line).toBeGreaterThan(line);
});
