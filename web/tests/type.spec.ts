//! Type: large enough everywhere, and in German broken between syllables.

import { smallTexts } from './readable';
import { linesOf, openRecord, recordOf, sitAt } from './records';
import { expect, GAMES, test } from './support';

const SIZES = [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1280, height: 800 }, { width: 1920, height: 1080 }];
const MATCHES = [
  { game: 'settlement', file: 'busy-four' },
  { game: 'terra-mystica', file: 'five-with-fire-and-ice' },
  { game: 'tales-of-glory', file: 'four-players-quests' },
  { game: 'guilds', file: 'four-players' },
  { game: 'guilds', file: 'solo-won' },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/', '/new/terra-mystica', '/account', '/replay', ...GAMES.flatMap((game) => [`/rules/${game}`, `/rules/${game}/components`, `/guide/${game}`])]) {
  test(`no type is small: ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await smallTexts(page), `at ${size.width}`).toEqual([]);
    }
  });
}

for (const { game, file } of MATCHES) {
  test(`no type is small: the replay and the table of ${game}, ${file}`, async ({ page }) => {
    const record = recordOf(game, file);
    const last = await openRecord(page, record);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const part of [1, 0.6, 0.2]) {
        await page.getByRole('slider').fill(String(Math.round(last * part)));
        expect(await smallTexts(page), `replay, ${part} of it at ${size.width}`).toEqual([]);
      }
    }
    await sitAt(page, game, record, Math.round(linesOf(record) * 0.6));
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await smallTexts(page), `table at ${size.width}`).toEqual([]);
    }
  });
}

test('small type is found, in text and in drawings', async ({ page }) => {
  await page.goto('/');
  await page.setContent(`<p style="font-size: 12px">one</p><p>two</p>
    <svg viewBox="0 0 100 100" width="50" height="50"><text y="50" font-size="24">three</text><text y="90" font-size="30">four</text></svg>`);
  expect((await smallTexts(page)).map((found) => found.split('"')[1])).toEqual(['one', 'three']);
});

test('German buttons break between syllables', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await page.goto('/');
  await page.locator('article .button').first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.locator('article .button').first().evaluate((button) => getComputedStyle(button).hyphens)).toBe('auto');
});
