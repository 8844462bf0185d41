//! Pictures: the boards look as they did when somebody looked at them last. `make pictures` takes them anew; look at what has
//! changed before you keep it. They are small, and compared with tolerance: a shifted part is found, a smoother edge is not.

import type { Page } from '@playwright/test';
import { linesOf, recordOf, sitAt } from './records';
import { expect, GAMES, test } from './support';

/** Recorded positions at which the first seat decides, by what is to be decided. */
const POSITIONS: Record<(typeof GAMES)[number], readonly { name: string; file: string; line: number }[]> = {
  settlement: [
    { name: 'turn', file: 'busy-four', line: 235 },
    { name: 'use', file: 'greedy-alone', line: 106 },
    { name: 'artifact', file: 'busy-four', line: 247 },
  ],
  'terra-mystica': [
    { name: 'people', file: 'three-recorded', line: 10 },
    { name: 'turn', file: 'three-recorded', line: 192 },
    { name: 'town', file: 'five-with-fire-and-ice', line: 144 },
  ],
  'tales-of-glory': [
    { name: 'select', file: 'four-players-quests', line: 138 },
    { name: 'place', file: 'four-players-quests', line: 144 },
    { name: 'key', file: 'four-players-quests', line: 148 },
  ],
  guilds: [
    { name: 'turn', file: 'solo-won', line: 110 },
    { name: 'hire', file: 'solo-won', line: 93 },
    { name: 'many', file: 'four-players', line: 451 },
  ],
};

/** Matches that the first seat ends with the last line. */
const ENDS = [
  { game: 'settlement', file: 'greedy-alone' },
  { game: 'terra-mystica', file: 'three-recorded' },
  { game: 'guilds', file: 'solo-won' },
] as const;

const SIZES = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

/** What the pictures were drawn with, and how wide each draws a sample. */
const FONTS = { 'Liberation Sans': 1078.7, 'Liberation Serif': 1150.4 } as const;

/** Why pictures taken here cannot be compared with those that are kept; none if they can. */
async function strange(page: Page): Promise<string | null> {
  const widths = await page.evaluate((fonts) => {
    const pen = document.createElement('canvas').getContext('2d')!;
    return fonts.map((font) => {
      pen.font = `100px "${font}", monospace`;
      return [font, Math.round(pen.measureText('Tafelrunde, 1234567890').width * 10) / 10] as const;
    });
  }, Object.keys(FONTS) as (keyof typeof FONTS)[]);
  const others = widths.filter(([font, width]) => Math.abs(width - FONTS[font]) > 1);
  const told = others.map(([font, width]) => `${font} draws the sample ${width} wide rather than ${FONTS[font]}`).join(', ');
  return others.length > 0 ? `PICTURES NOT COMPARED: ${told}; is fonts-liberation installed?` : null;
}

/** The page with the fonts of the pictures, and without anything that moves. */
async function still(page: Page): Promise<void> {
  await page.addStyleTag({ content: ':root { --font-text: "Liberation Sans"; --font-display: "Liberation Serif"; --font-code: "Liberation Sans" } * { scrollbar-width: none !important; }' });
  await page.mouse.move(0, 0);
}

test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }, info) => {
  await page.goto('/');
  const why = await strange(page);
  if (why !== null) console.log(`${why} (${info.title})`);
  test.skip(why !== null, why ?? undefined);
});

async function looksAsBefore(page: Page, name: string): Promise<void> {
  for (const { width, height, colorScheme } of SIZES) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page).toHaveScreenshot(`${name}-${width}.png`, { scale: 'device', threshold: 0.25, maxDiffPixelRatio: 0.015 });
  }
}

test('home looks as before', async ({ page }) => {
  await page.locator('article button:enabled').first().waitFor();
  await still(page);
  await looksAsBefore(page, 'home');
});

for (const game of GAMES) {
  for (const { name, file, line } of POSITIONS[game]) {
    test(`${game} looks as before: ${name}`, async ({ page }) => {
      await sitAt(page, game, recordOf(game, file), line);
      await still(page);
      await looksAsBefore(page, `${game}-${name}`);
    });
  }
}

for (const { game, file } of ENDS) {
  test(`${game} looks as before: the end`, async ({ page }) => {
    const record = recordOf(game, file);
    const id = await sitAt(page, game, record, linesOf(record) - 1);
    const { ask } = (await (await page.request.get(`/api/tables/${id}/position?seat=0`)).json()) as { ask: number };
    const move = /^0 (.+)$/m.exec(record.split('\n').findLast((line) => line.startsWith('0 ')) ?? '')?.[1];
    await page.request.post(`/api/tables/${id}/moves`, { data: { seat: 0, ask, move } });
    await page.getByRole('img', { name: /^Points of/ }).waitFor();
    await still(page);
    await looksAsBefore(page, `${game}-end`);
  });
}
