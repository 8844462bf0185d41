//! Every screen: in three languages, at two widths, in both themes, readable for everybody.

import { moveOnce, playByClicks } from './play';
import { fits, isReadable } from './readable';
import { againstBots, awaited, expect, GAMES, test } from './support';

for (const path of ['/', '/new/terra-mystica', '/account', '/replay', '/nowhere', ...GAMES.flatMap((game) => [`/rules/${game}`, `/rules/${game}/components`])]) {
  test(`${path} is readable for everybody and fits`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await fits(page);
    await isReadable(page);
  });
}

for (const game of GAMES) {
  test(`the components of ${game} have names in three languages and can be printed`, async ({ page }) => {
    const named = new Set<string>();
    for (const language of ['en', 'de', 'it']) {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto(`/rules/${game}/components`);
      const pieces = page.locator('main li:has(svg)');
      await pieces.first().waitFor();
      const names = await pieces.evaluateAll((items) => items.map((item) => item.textContent?.trim() || item.querySelector('[aria-label]')?.ariaLabel));
      expect(names.filter((name) => !name), language).toEqual([]);
      named.add(names.join());
    }
    expect(named.size, 'each language has names of its own').toBe(3);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await expect(page.locator('body > header')).toBeHidden();
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).color), 'ink, on paper').toBe('rgb(43, 29, 18)');
    const cut = await page.locator('main li:has(svg)').evaluateAll((items) => items.filter((item) => getComputedStyle(item).breakInside !== 'avoid'));
    expect(cut, 'no drawing is cut in two').toEqual([]);
  });

  test(`a table of ${game} is readable for everybody and fits`, async ({ page }) => {
    const { id } = await againstBots(page, game, game === 'guilds' ? 1 : 2);
    await page.goto(`/table/${id}`);
    for (let moves = 0; moves < 4; moves += 1) await moveOnce(page);
    await awaited(page);
    await fits(page);
    await isReadable(page);
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall, 'no vertical scroll at 1280 x 800').toBeLessThanOrEqual(800);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const tab of ['My mat', 'Others', 'Log', 'Moves']) {
      await page.getByRole('button', { name: tab, exact: true }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBeLessThanOrEqual(390);
    }
    await isReadable(page);
  });
}

test('the end and the replay of a match are readable for everybody and fit', async ({ page }) => {
  const { id } = await againstBots(page, 'tales-of-glory', 2);
  await page.goto(`/table/${id}`);
  await playByClicks(page, 1);
  await page.getByRole('img', { name: /^Points of/ }).waitFor();
  await fits(page);
  await isReadable(page);
  await page.goto(`/replay/${id}`);
  await page.getByRole('slider').waitFor();
  await fits(page);
  await isReadable(page);
});

const PLAY_NOW = { en: 'Play now', de: 'Jetzt spielen', it: 'Gioca subito' };

for (const [language, words] of Object.entries(PLAY_NOW)) {
  test(`the page speaks ${language} to a browser that does, and at the table`, async ({ browser, address, another: _, complaints }) => {
    const context = await browser.newContext({ baseURL: address, locale: language });
    context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByText(words, { exact: true })).toHaveCount(4);
    await page.getByText(words, { exact: true }).nth(2).click();
    await awaited(page);
    const prompt = await page.getByRole('status').first().innerText();
    await moveOnce(page);
    expect(prompt).not.toMatch(/undefined|NaN|\[object/);
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object/);
    await context.close();
  });
}

test('language and appearance are chosen in the corner and remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Language').selectOption('it');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A che cosa giochiamo?');
  await page.getByLabel('Aspetto').selectOption('dark');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A che cosa giochiamo?');
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
});

test('an account is opened, kept, signed in to, and deleted', async ({ page }) => {
  await page.goto('/account');
  const [up, into] = [page.locator('form').nth(1), page.locator('form').nth(2)];
  await up.getByLabel('Login').fill('otter');
  await up.getByLabel('Password').fill('correct horse');
  await up.getByRole('button').click();
  await expect(page.getByText('You are signed in as otter.')).toBeVisible();
  await page.getByLabel('Name at the table').fill('Otter the Wise');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Otter the Wise' })).toBeVisible();
  await page.getByLabel('What is it for?').fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByText('shown only once')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await into.getByLabel('Login').fill('otter');
  await into.getByLabel('Password').fill('correct horse');
  await into.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('You are signed in as otter.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the account …' }).click();
  await expect(page.getByRole('dialog')).toContainText('bots play on for you');
  await page.getByRole('button', { name: 'Delete the account', exact: true }).click();
  await expect(page.getByText('You need no account to play.')).toBeVisible();
});

test('the first load is small', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Guilds now against bots' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(bytes, 'something was measured').toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(250_000);
});
