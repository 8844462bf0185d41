//! What others do is shown one thing after the other, and is found again in the log.

import type { Page } from '@playwright/test';
import { moveOnce } from './play';
import { fits, isReadable } from './readable';
import { againstBots, awaited, expect, stand, table, test } from './support';

/** Wants a table to behave in a way, from the next page on. */
async function behave(page: Page, choices: object): Promise<void> {
  await page.addInitScript((stored) => origin !== 'null' && localStorage.setItem('table', stored), JSON.stringify({ pace: 'slow', asks: false, ...choices }));
}

/** Every line that the page shows from now on, in order. */
async function watchLines(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const main = document.querySelector('main[data-line]');
    const lines: number[] = [];
    Object.assign(window, { lines });
    const note = () => lines.push(Number(main?.getAttribute('data-line')));
    if (main) new MutationObserver(note).observe(main, { attributeFilter: ['data-line'] });
  });
  return () => page.evaluate(() => (window as unknown as { lines: number[] }).lines);
}

const caption = (page: Page) => page.locator('[data-caption]');

/** Makes the first offered move without waiting for what comes of it. */
async function begin(page: Page): Promise<void> {
  await awaited(page);
  const first = page.locator('[data-offer], [data-group]').first();
  if ((await first.getAttribute('data-group')) !== null) await first.click();
  await page.locator('[data-offer]').first().click();
}

test('bots are shown one after the other, their pieces outlined until the next own move', async ({ page }) => {
  await behave(page, { pace: 'fast' });
  const { id } = await againstBots(page, 'terra-mystica', 3);
  await page.goto(`/table/${id}`);
  await awaited(page);
  const lines = await watchLines(page);
  // Factions, then the first dwellings.
  for (let moves = 0; moves < 2; moves += 1) await moveOnce(page);
  await awaited(page);
  const shown = await lines();
  expect(shown.length, 'every decision is shown by itself').toBeGreaterThan(5);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  const moved = page.locator('svg [data-id].moved');
  await expect(moved.first()).toBeVisible();
  const hex = await moved.first().getAttribute('data-id');
  await begin(page);
  await expect(page.locator(`[data-id="${hex}"]`)).not.toHaveClass(/moved/);
});

test('what is shown can be skipped by its button and by a key', async ({ page }) => {
  await behave(page, {});
  const { id } = await againstBots(page, 'terra-mystica', 4);
  await page.goto(`/table/${id}`);
  for (const skip of [() => page.getByRole('button', { name: 'Skip' }).click(), () => page.keyboard.press('s')]) {
    await begin(page);
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    const { line } = await stand(page);
    await skip();
    await expect.poll(async () => (await stand(page)).line).toBeGreaterThan(line);
    await expect(page.getByRole('button', { name: 'Skip' })).toBeHidden();
  }
});

test('hidden choices are revealed one after the other', async ({ page }) => {
  await behave(page, {});
  const { id } = await againstBots(page, 'tales-of-glory', 3);
  await page.goto(`/table/${id}`);
  await awaited(page);
  const revealed: string[] = [];
  await page.exposeFunction('reveal', (told: string) => void revealed.push(told));
  await page.evaluate(() => {
    const note = () => {
      const told = document.querySelector('[data-caption] p')?.textContent ?? '';
      if (told.includes(' shows ')) void (window as unknown as { reveal(told: string): void }).reveal(told);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const { line } = await stand(page);
  await page.locator('[data-offer]').first().click();
  await expect.poll(async () => (await stand(page)).line).toBeGreaterThan(line);
  const shown = [...new Set(revealed)];
  expect(shown.map((told) => told.split(' ')[0]).toSorted()).toEqual(['Bruno', 'Cleo', 'Otter']);
});

test('nothing waits where the reader wants everything at once', async ({ page }) => {
  await behave(page, { pace: 'off' });
  const { id } = await againstBots(page, 'settlement', 3);
  await page.goto(`/table/${id}`);
  for (let moves = 0; moves < 3; moves += 1) await moveOnce(page);
  await awaited(page);
  await expect(caption(page)).toHaveCount(0);
});

test('the log has turns with sentences; a turn leads back to its moment', async ({ page }) => {
  const { id } = await againstBots(page, 'terra-mystica', 2);
  await page.goto(`/table/${id}`);
  // Factions, then the first dwellings.
  for (let moves = 0; moves < 2; moves += 1) await moveOnce(page);
  await expect(page.locator('.since')).toContainText('Bruno builds a dwelling on');
  for (let moves = 0; moves < 4; moves += 1) await moveOnce(page);
  await awaited(page);
  const log = page.getByRole('log', { name: 'Log' });
  await expect(log).toContainText('builds a dwelling on');
  const said = await log.locator('li').filter({ has: page.getByRole('button', { name: /^Bruno/ }) }).locator('p').allInnerTexts();
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter((line) => line.startsWith('Bruno ')), 'who acts is said by the turn').toEqual([]);
  await log.getByRole('button', { name: /^Bruno/ }).first().click();
  await expect(page.getByRole('button', { name: 'Back to the game' })).toBeVisible();
  await expect(page.getByRole('slider')).not.toHaveAttribute('aria-valuetext', /Line 0 /);
  const earlier = await page.getByRole('slider').inputValue();
  await log.getByRole('button').last().click();
  await expect.poll(() => page.getByRole('slider').inputValue()).not.toBe(earlier);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await awaited(page);
});

test('opponents’ turns are announced as one sentence', async ({ page }) => {
  const { id } = await againstBots(page, 'terra-mystica', 3);
  await page.goto(`/table/${id}`);
  await moveOnce(page);
  await awaited(page);
  await expect(page.locator('[data-spoken]')).toHaveText(/^Otter plays .*\. Bruno plays .*\. Cleo plays .*\.$/);
  await expect(page.getByRole('log', { name: 'Log' })).toHaveAttribute('aria-live', 'off');
});

test('speed, motion, sound and questions are chosen at the table and remembered', async ({ page }) => {
  const { id } = await againstBots(page, 'guilds', 1);
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.getByRole('button', { name: 'Settings of the table' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Sound: off')).toBeVisible();
  await dialog.getByLabel('Show what others do').selectOption('slow');
  await dialog.getByLabel('Movement on the board').selectOption('none');
  await dialog.getByRole('slider').fill('3');
  await dialog.getByRole('checkbox', { name: /^Ask before/ }).check();
  await isReadable(page);
  await fits(page);
  await page.reload();
  await awaited(page);
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('table'))) ?? '')).toEqual({ pace: 'slow', motion: 'none', volume: 3, asks: true, plans: false });
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'none');
});

test('what ends the turn comes last and asks while other actions remain; what was taken back is played again', async ({ page }) => {
  await behave(page, { pace: 'off', asks: true });
  const { id } = await table(page, { game: 'settlement', options: 'seats 1', seats: ['me'], start: true });
  await page.goto(`/table/${id}`);
  await moveOnce(page);
  const { line } = await awaited(page);
  await expect(page.locator('[data-offer], [data-group]').last()).toHaveAttribute('data-offer', /^pass/);
  await page.locator('[data-offer="pass"]').click();
  const doubt = page.getByRole('dialog', { name: 'Pass' });
  await expect(doubt.getByRole('listitem').first()).toBeVisible();
  await doubt.getByRole('button', { name: 'Not yet' }).click();
  expect((await stand(page)).line).toBe(line);
  await page.locator('[data-offer="pass"]').click();
  await doubt.getByRole('button', { name: 'Yes, do it' }).click();
  await expect.poll(async () => (await stand(page)).line).toBeGreaterThan(line);

  await page.keyboard.press('u');
  await expect(page.getByText('Taken back: Pass')).toBeVisible();
  await expect(page.locator('[data-offer="pass"]')).toBeVisible();
  await page.keyboard.press('y');
  await expect.poll(async () => (await stand(page)).line).toBeGreaterThan(line);
});

test('who asks to take back names the move, to themselves and to the others', async ({ page, another }) => {
  const { id } = await table(page, { game: 'settlement', options: 'seats 2', seats: ['me', 'open'], visibility: 'private' });
  await page.goto(`/table/${id}`);
  const friend = await another();
  await friend.goto(await page.getByLabel('Link to play').inputValue());
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  // The artifacts are taken in turn, from whoever begins.
  await page.locator('main[data-line]').waitFor();
  const [first, second] = (await page.locator('main[data-ask]').count()) > 0 ? [page, friend] : [friend, page];
  await moveOnce(first);
  await moveOnce(second);
  await expect(first.getByRole('button', { name: 'Take back' })).toHaveAttribute('title', /^Take back: Take the /);
  await first.keyboard.press('u');
  const asked = second.getByRole('alert').filter({ hasText: 'would like to take a move back' });
  await expect(asked.getByRole('listitem').first()).toContainText(' takes the ');
});

test('nothing is written to the console when cards move while they still appear', async ({ page }) => {
  await behave(page, { pace: 'off' });
  const { id } = await againstBots(page, 'settlement', 4);
  await page.goto(`/table/${id}`);
  // Rounds end, and rows of cards are filled again at once; the test fails for any warning.
  for (let moves = 0; moves < 25; moves += 1) await moveOnce(page);
  expect((await awaited(page)).line).toBeGreaterThan(50);
});
