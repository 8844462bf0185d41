//! People at one table: in two browsers, at one screen, and with connections that come and go.

import type { Page } from '@playwright/test';
import { moveOnce } from './play';
import { awaited, expect, stand, table, test } from './support';

/** The offer that a page shows for a line of notation. */
const offer = (page: Page, line: string) => page.locator(`[data-offer="${line}"]`);

test('two browsers at one table: invited by link, choosing in secret', async ({ page, another }) => {
  await page.goto('/new/tales-of-glory');
  await page.getByLabel('Seats').selectOption('2');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const invitation = await page.getByLabel('Link to play').inputValue();

  const friend = await another();
  await friend.goto(invitation);
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.getByText('Free', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start the match' }).click();

  // Both are asked at once. What one has chosen, the other does not learn.
  await Promise.all([awaited(page), awaited(friend)]);
  const open = await friend.locator('[data-offer]').count();
  await offer(page, 'select 2').click();
  await expect(page.locator('main[data-ask]')).toHaveCount(0);
  await expect(friend.locator('main[data-ask]')).toHaveCount(1);
  expect(await friend.locator('[data-offer]').count(), 'the friend may choose as before').toBe(open);
  const { line: before } = await stand(friend);
  await offer(friend, 'select 3').click();

  // Now both choices lie open.
  const both = async () => (await Promise.all([stand(page), stand(friend)])).map(({ line }) => line);
  await expect.poll(async () => Math.min(...(await both()))).toBeGreaterThan(before);
  await expect.poll(async () => new Set(await both()).size).toBe(1);
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByLabel('Say something').fill('Well met!');
  await page.keyboard.press('Enter');
  await friend.getByRole('button', { name: 'Chat' }).click();
  await expect(friend.getByText('Well met!')).toBeVisible();

  // What was revealed is taken back only if everybody agrees.
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(friend.getByText(/would like to take a move back/)).toBeVisible();
  await friend.getByRole('button', { name: 'Agree' }).click();
  await expect(offer(page, 'select 2')).toBeVisible();
});

test('a reload in the middle loses nothing', async ({ page }) => {
  const { id } = await table(page, { game: 'guilds', seats: ['me'], start: true });
  await page.goto(`/table/${id}`);
  for (let moves = 0; moves < 3; moves += 1) await moveOnce(page);
  const [{ line }, log] = [await awaited(page), await page.getByRole('log').innerText()];
  await page.reload();
  await awaited(page);
  expect((await stand(page)).line).toBe(line);
  expect(await page.getByRole('log').innerText()).toBe(log);
  await moveOnce(page);
});

test('a move made while the connection is away is sent when it returns', async ({ page, context }) => {
  const { id } = await table(page, { game: 'guilds', seats: ['me'], start: true });
  await page.goto(`/table/${id}`);
  const { line } = await awaited(page);
  await context.setOffline(true);
  await expect(page.getByText('Reconnecting …')).toBeVisible();
  await page.locator('[data-offer]').first().click();
  await expect(page.getByText('On its way …')).toBeVisible();
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByLabel('Say something').fill('Still here');
  await page.keyboard.press('Enter');
  await context.setOffline(false);
  await expect.poll(async () => (await stand(page)).line).toBeGreaterThan(line);
  await expect(page.getByText('Reconnecting …')).toBeHidden();
  await expect(page.getByRole('log', { name: 'Chat' })).toHaveText(/^Otter Still here\s*$/);
});

test('two people at one screen, with a curtain only between secrets', async ({ page }) => {
  const { id } = await table(page, { game: 'tales-of-glory', options: 'seats 2', seats: ['me', 'me'], start: true });
  await page.goto(`/table/${id}`);
  await awaited(page);
  const curtain = page.getByRole('heading', { name: /^Hand the screen to/ });
  await expect(curtain).toBeHidden();
  await offer(page, 'select 1').click();
  await expect(curtain).toHaveText('Hand the screen to Otter 2');
  await expect(page.getByRole('region', { name: 'Board' })).toBeHidden();
  await page.getByRole('button', { name: 'I am Otter 2: show' }).click();
  await offer(page, 'select 2').click();
  // Choices are open now: the next who is asked is shown without a curtain.
  await awaited(page);
  await expect(curtain).toBeHidden();
});

test('no secret is shown before it is known who looks', async ({ page }) => {
  const { id } = await table(page, { game: 'pebbles', options: 'seats 2', seats: ['me', 'me'], start: true });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.routeWebSocket(/[?&]seat=1/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => void held.then(() => socket.send(message)));
  });
  const first = page.waitForEvent('websocket', (socket) => socket.url().includes('seat=0'));
  await page.goto(`/table/${id}`);
  await (await first).waitForEvent('framereceived');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('main[data-line]')).toHaveCount(0);
  release();
  await page.getByRole('button', { name: 'I am Otter: show' }).click();
  await awaited(page);
});

test('people in one room without secrets see no curtain', async ({ page }) => {
  const { id } = await table(page, { game: 'settlement', options: 'seats 2', seats: ['me', 'me'], start: true });
  await page.goto(`/table/${id}`);
  for (let moves = 0; moves < 6; moves += 1) await moveOnce(page);
  await expect(page.getByRole('heading', { name: /^Hand the screen to/ })).toBeHidden();
});

test('a move is taken back, and the log with it', async ({ page }) => {
  const { id } = await table(page, { game: 'settlement', options: 'seats 2', seats: ['me', 'me'], start: true });
  await page.goto(`/table/${id}`);
  await awaited(page);
  const taken = await page.locator('[data-offer]').first().getAttribute('data-offer');
  const log = await page.getByRole('log').innerText();
  await moveOnce(page);
  await expect(page.getByRole('log')).not.toHaveText(log);
  await page.keyboard.press('u');
  await expect(offer(page, taken ?? '')).toBeVisible();
});

test('what the rules forbid is answered with the rule', async ({ page }) => {
  const { id } = await table(page, { game: 'settlement', options: 'seats 1', seats: ['me'], start: true });
  await page.goto(`/table/${id}`);
  await moveOnce(page);
  await awaited(page);
  await page.keyboard.press('/');
  await page.keyboard.type('hunt III.1');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/§\d/);
  await alert.getByRole('button', { name: /^Read rule/ }).click();
  await expect(page.locator('dialog .pointed')).toBeInViewport();
});

test('a hint names up to three moves, and one of them can be played', async ({ page }) => {
  const { id } = await table(page, { game: 'tales-of-glory', options: 'seats 2', seats: ['me', { bot: 'random' }], start: true });
  await page.goto(`/table/${id}`);
  const { line } = await awaited(page);
  await page.keyboard.press('h');
  const hints = page.locator('[data-hint]');
  await expect(hints.first()).toBeVisible();
  expect(await hints.count()).toBeLessThanOrEqual(3);
  await hints.first().click();
  await expect.poll(async () => (await stand(page)).line).toBeGreaterThan(line);
});

test('somebody watches by link and sees no moves; a bot stands in for who leaves', async ({ page, another }) => {
  // A friend plays too, so that the bot has somebody to wait for.
  const { id, link } = await table(page, { game: 'tales-of-glory', options: 'seats 2', seats: ['me', 'open'], visibility: 'private' });
  await page.goto(`/table/${id}`);
  const friend = await another();
  await friend.goto(await page.getByLabel('Link to play').inputValue());
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await awaited(page);
  await page.getByLabel('Table', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Invite and watch' }).click();
  const address = await page.getByLabel('Link to watch').inputValue();
  expect(address).toContain(link ?? 'a key');
  await page.getByRole('button', { name: 'Close' }).click();

  const watcher = await another();
  await watcher.goto(address);
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  await page.getByLabel('Table', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Let a bot play' }).click();
  await page.getByRole('button', { name: 'Let it play' }).click();
  await expect(page.getByText('A bot stands in for Otter.')).toBeVisible();
});

test('the clock runs for whoever is awaited; when the time is up, a bot stands in', async ({ page }) => {
  const clock = { kind: 'live', bank_s: 6, increment_s: 1 } as const;
  const { id } = await table(page, { game: 'settlement', options: 'seats 2', seats: ['me', 'me'], clock, start: true });
  await page.goto(`/table/${id}`);
  await awaited(page);
  await expect(page.locator('time')).toHaveCount(2);
  const running = page.locator('.awaited time.running');
  await expect(running).toHaveCount(1);
  await expect(running).not.toHaveText(await running.innerText());
  await expect(page.getByText(/^A bot stands in for Otter/)).toBeVisible();
});
