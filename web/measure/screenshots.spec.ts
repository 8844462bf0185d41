//! Pictures of the page at fixed positions, for people to look at.

import type { Page } from '@playwright/test';
import { awaited, test } from '../tests/support';
import { from } from './from';

const FOLDER = '../docs/screenshots';

async function picture(page: Page, name: string, size: { width: number; height: number }, colorScheme: 'light' | 'dark') {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' });
}

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

test('home', async ({ page }) => {
  await page.goto('/');
  await page.locator('article button:enabled').first().waitFor();
  await picture(page, 'home', { width: 1280, height: 720 }, 'light');
});

const MATCHES = [
  { game: 'settlement', file: 'greedy-three-strict', part: 0.7 },
  { game: 'terra-mystica', file: 'three-recorded', part: 0.6 },
  { game: 'tales-of-glory', file: 'three-players-quests', part: 0.5 },
  { game: 'guilds', file: 'solo-won', part: 0.6 },
] as const;

for (const { game, file, part } of MATCHES) {
  test(game, async ({ page }) => {
    const { id } = await from(page, game, file, part);
    await page.goto(`/table/${id}`);
    await awaited(page);
    await picture(page, game, DESK, 'light');
    if (game === 'settlement') await picture(page, `${game}-dark`, DESK, 'dark');
    if (game === 'tales-of-glory') await picture(page, `${game}-phone`, PHONE, 'light');
  });
}
