//! The inspector: every thing at the table opens the same card, by hovering, focus, keys, and long presses.

import { openRecord, recordOf } from './records';
import { againstBots, awaited, expect, GAMES, test } from './support';

const REPLAYS = {
  settlement: { file: 'busy-four' }, 'terra-mystica': { file: 'two-on-the-fjords' }, 'tales-of-glory': { file: 'four-players-quests' }, guilds: { file: 'solo-won' },
} as const;
const SEATS = { settlement: 2, 'terra-mystica': 2, 'tales-of-glory': 2, guilds: 1 } as const;

for (const game of GAMES) {
  test(`${game}: pointing at a piece shows what it is, by which rule, and where it comes from`, async ({ page }) => {
    const { id } = await againstBots(page, game, SEATS[game]);
    await page.goto(`/table/${id}`);
    await awaited(page);
    const piece = page.locator('.board [data-id]:visible').first();
    await piece.hover();
    const card = page.locator('.inspector');
    await expect(card.getByRole('heading', { level: 2 })).not.toBeEmpty();
    await expect(card.locator('.about')).not.toBeEmpty();
    await expect(card).toContainText('§');
    await expect(card.locator('.origin')).toHaveText(/as printed|reconstructed/);
    await page.mouse.move(2, 2);
    await expect(card).toBeHidden();
  });
}

test('what a screen reader hears is visible: things without a card of their own say their name', async ({ page }) => {
  const { id } = await againstBots(page, 'guilds', 1);
  await page.goto(`/table/${id}`);
  await awaited(page);
  const field = page.locator('g[data-inspect="a2"]');
  const spoken = (await field.getAttribute('aria-label')) ?? '';
  await field.hover();
  const card = page.locator('.inspector');
  await expect(card).toContainText('as printed');
  for (const part of spoken.split(/[:;,] /).slice(1, 3)) await expect(card).toContainText(part);
});

test('by keys: `i` opens the card, arrows walk on, Escape closes it', async ({ page }) => {
  const { id } = await againstBots(page, 'settlement', 2);
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.keyboard.press('i');
  const heading = page.locator('.inspector h2');
  const first = await heading.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(heading).not.toHaveText(first ?? '');
  // What cannot be played is reached too.
  const ids: (string | null)[] = [];
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press(step % 2 ? 'ArrowRight' : 'ArrowDown');
    ids.push(await page.evaluate(() => document.activeElement?.closest('[data-id]:not(.lit)')?.getAttribute('data-id') ?? null));
  }
  expect(ids.some((reached) => reached !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.locator('.inspector')).toBeHidden();
});

test('a long press opens the card and plays nothing', async ({ browser, address }) => {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const { id } = await againstBots(page, 'settlement', 2);
  await page.goto(`/table/${id}`);
  const { line } = await awaited(page);
  const piece = page.locator('.artifacts [data-id].lit').first();
  await piece.scrollIntoViewIfNeeded();
  const box = (await piece.boundingBox())!;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(page.locator('.inspector.pinned')).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.inspector h2')).not.toBeEmpty();
  expect(Number(await page.locator('main').getAttribute('data-line'))).toBe(line);
  await context.close();
});

test('a word in the question opens its card', async ({ page }) => {
  const { id } = await againstBots(page, 'settlement', 2);
  await page.goto(`/table/${id}`);
  await awaited(page);
  const word = page.locator('.prompt [data-inspect]').first();
  await word.focus();
  await page.keyboard.press('Enter');
  const card = page.locator('.inspector.pinned');
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(/artifact/i);
  await card.getByText(/Rule §/).click();
  await card.getByRole('button', { name: 'Read on in the rules' }).click();
  await expect(page.getByRole('dialog').locator('.pointed')).toBeInViewport();
});

test('the rules begin with the aim, have pictures, open at the chapter of the moment, and the components lie beside them', async ({ page }) => {
  const { id } = await againstBots(page, 'settlement', 2);
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.keyboard.press('r');
  const drawer = page.getByRole('dialog');
  await expect(drawer.locator('.pointed')).toBeInViewport();
  await expect(drawer.locator('.pointed')).toContainText('14.1');
  await expect(drawer.locator('.aim')).toContainText('The aim');
  await expect(drawer.locator('.pictures svg').first()).toBeAttached();
  await drawer.getByRole('button', { name: 'Components' }).click();
  await expect(drawer.getByText('Merry Mug').first()).toBeVisible();
});

test('what is reconstructed says so: on the first screen, at the table, in the rules, and on every card', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('All tiles are reconstructed.')).toBeVisible();
  await expect(page.getByText('Hero cards and terrain tiles are reconstructed.')).toBeVisible();
  const { id } = await againstBots(page, 'tales-of-glory', 2);
  await page.goto(`/table/${id}`);
  await awaited(page);
  await expect(page.locator('header .origin')).toHaveAttribute('aria-label', 'All tiles are reconstructed.');
  await page.goto('/rules/tales-of-glory');
  await expect(page.getByText('All tiles are reconstructed.')).toBeVisible();
});

for (const game of GAMES) {
  test(`${game}: components and replays tell about themselves too`, async ({ page }) => {
    await page.goto(`/rules/${game}/components`);
    const card = page.locator('.inspector');
    await page.locator('main [data-inspect]').first().hover();
    await expect(card.getByRole('heading', { level: 2 })).not.toBeEmpty();
    await expect(card).toContainText('§');
    await page.keyboard.press('i');
    await page.keyboard.press('ArrowRight');
    await expect(card.getByRole('heading', { level: 2 })).not.toBeEmpty();

    const { file } = REPLAYS[game];
    await openRecord(page, recordOf(game, file));
    await page.locator('.board [data-id]:visible').first().hover();
    await expect(card.getByRole('heading', { level: 2 })).not.toBeEmpty();
    await expect(card).toContainText('§');
    await page.keyboard.press('i');
    await card.locator('summary').click();
    await card.getByRole('button', { name: 'Read on in the rules' }).click();
    await expect(page.getByRole('dialog').locator('[data-rule]').first()).toBeVisible();
  });
}
