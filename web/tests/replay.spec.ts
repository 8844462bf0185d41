//! Matches that were played: replayed, gone on with, read without a network.

import { playByClicks } from './play';
import { againstBots, awaited, expect, forgive, test } from './support';

test('a finished match is replayed, gone on with from any position, and read without a network', async ({ page, context, complaints }) => {
  const { id } = await againstBots(page, 'pebbles', 2);
  await page.goto(`/table/${id}`);
  await playByClicks(page, 11);
  // What is opened from now on is kept.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('link', { name: 'Replay' }).click();

  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  await expect(page.getByText(`Line ${last} of ${last}`)).toBeVisible();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(page.getByRole('heading', { name: 'The beginning' })).toBeVisible();
  await page.getByRole('button', { name: 'One turn on' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: /^Points of/ })).toBeVisible();
  const seen = page.waitForResponse((response) => response.url().endsWith('viewer=1'));
  await page.getByLabel('Through whose eyes').selectOption('1');
  await (await seen).finished();
  await expect(page.getByText('all fair.')).toBeVisible();

  // Without a network: the page, its rules and this replay are still there.
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.goto('/rules/guilds');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guilds');
  await expect(page.locator('[data-rule="1.1"]')).toBeVisible();
  await context.setOffline(false);
  forgive(complaints, 'ERR_INTERNET_DISCONNECTED');

  await page.goto(`/replay/${id}#6`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await page.getByRole('button', { name: /: show$/ }).click();
  await awaited(page);
});

test('a finished match is reviewed: curves, luck and play, mistakes by key, and one tries again', async ({ page }) => {
  const { id } = await againstBots(page, 'pebbles', 2);
  await page.goto(`/table/${id}`);
  await playByClicks(page, 11);
  await page.goto(`/replay/${id}`);
  await page.getByRole('button', { name: 'Review this match' }).click();
  const review = page.getByRole('region', { name: 'Review', exact: true });
  await expect(review.getByRole('img', { name: /^Expected points of/ })).toBeVisible({ timeout: 60_000 });
  await expect(review.getByRole('img', { name: /^Chance of being first of/ })).toBeVisible();
  await expect(review.getByRole('table')).toContainText('Without luck');
  // What Pebbles expects is the points so far, which no draw changes.
  await expect(review.getByText('Chance did not change what anybody could expect.')).toBeVisible();
  await review.getByLabel('Whose decisions').selectOption('-');
  await review.getByRole('button', { name: /Line \d+/ }).first().click();
  await expect(page).toHaveURL(/#\d+$/);
  // It is kept: with open cards it is made anew, and without them it is there at once.
  await review.getByLabel('With open cards').check();
  await expect(review.getByRole('img', { name: /^Expected points of/ })).toBeVisible({ timeout: 60_000 });
  await review.getByLabel('With open cards').uncheck();
  await expect(review.getByRole('img', { name: /^Expected points of/ })).toBeVisible();

  // From mistake to mistake; whoever played at random has made some.
  if (await review.getByRole('button', { name: 'Next mistake' }).isVisible()) {
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await page.keyboard.press('m');
    await expect(review.getByText('Played:')).toBeVisible();
    await expect(review.getByText('Better (').first()).toBeVisible();
    await review.getByRole('button', { name: 'Try again from here' }).click();
    await expect(page).toHaveURL(/\/table\//);
    await awaited(page);
  }
});

test('a record is opened from its text, and a faulty one is refused with its line', async ({ page, complaints }) => {
  await page.goto('/replay');
  await page.getByLabel('or paste the text').fill('pebbles 1\nseats 2; goals open\n0 bid 9\n');
  await page.getByRole('button', { name: 'Show the match' }).click();
  await expect(page.getByRole('alert')).toContainText(/This record is faulty. .*line 3/);
  // The browser reports every answer that is a refusal.
  forgive(complaints, '422');
});

test('a rematch leads both to a new table', async ({ page }) => {
  const { id } = await againstBots(page, 'pebbles', 2);
  await page.goto(`/table/${id}`);
  await playByClicks(page, 2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  expect((await download).suggestedFilename()).toMatch(/^pebbles-.*\.rec$/);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
});
