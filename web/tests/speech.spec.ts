//! The focus is never lost, and numbers are never said without what they count.

import type { Page } from '@playwright/test';
import { moveOnce } from './play';
import { againstBots, awaited, expect, GAMES, stand, table, test } from './support';

/** What has the focus: an offer, a group of offers, their list, a piece, or something else. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (active?.matches('[data-offer], [data-group]')) return active.parentElement?.querySelector('[data-offer], [data-group]') === active ? 'first offer' : 'offer';
    if (active?.matches('.offers')) return 'list';
    return active?.matches('[data-id].lit') ? 'piece' : (active?.tagName ?? '');
  });

/** Presses a key that plays a move, and waits for the next question. */
async function pressed(page: Page, key: string): Promise<void> {
  const { line } = await awaited(page);
  await page.keyboard.press(key);
  await expect.poll(async () => (await stand(page)).line).toBeGreaterThan(line);
  await awaited(page);
}

test('after a move by keys the focus goes to the first offer, after one by clicks to their list', async ({ page }) => {
  const { id } = await againstBots(page, 'tales-of-glory', 2);
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.locator('[data-offer]').first().focus();
  await pressed(page, 'Enter');
  await expect.poll(() => focused(page)).toBe('first offer');
  await moveOnce(page);
  await awaited(page);
  await expect.poll(() => focused(page)).toBe('list');
});

test('after a move on the board the focus stays there', async ({ page }) => {
  const { id } = await againstBots(page, 'tales-of-glory', 2);
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('piece');
  await pressed(page, 'Enter');
  await expect.poll(() => focused(page)).toBe('piece');
});

test('where a dialog or a look back closes, the focus is not lost', async ({ page }) => {
  const { id } = await againstBots(page, 'guilds', 1);
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('first offer');
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'Back to the game' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('first offer');
});

test('behind the curtain waits the first offer', async ({ page }) => {
  const { id } = await table(page, { game: 'tales-of-glory', options: 'seats 2', seats: ['me', 'me'], start: true });
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.keyboard.press('1');
  const open = page.getByRole('button', { name: 'I am Otter 2: show' });
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('first offer');
});

for (const game of GAMES) {
  test(`every number on the mats of ${game} says what it counts`, async ({ page }) => {
    const { id } = await againstBots(page, game, 2);
    await page.goto(`/table/${id}`);
    for (let moves = 0; moves < 4; moves += 1) await moveOnce(page);
    await awaited(page);
    const bare = await page.evaluate(() => {
      const all = document.createTreeWalker(document.querySelector('.others') ?? document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = all.nextNode(); node; node = all.nextNode()) {
        const [text, element] = [node.textContent?.trim() ?? '', node.parentElement];
        const named = element?.closest('[aria-hidden="true"], [aria-label]:not(section):not(ol), [role="img"]');
        if (/^[+×\d·/-]+$/.test(text) && !named) found.push(element?.outerHTML ?? text);
      }
      return found;
    });
    expect(bare).toEqual([]);
  });
}

for (const [width, height] of [[390, 844], [1280, 800]] as const) {
  test(`no text of the table is smaller than 14 px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const game of GAMES) {
      const { id } = await againstBots(page, game, 2);
      await page.goto(`/table/${id}`);
      for (let moves = 0; moves < 3; moves += 1) await moveOnce(page);
      await awaited(page);
      const small = await page.evaluate(() => {
        const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = new Set<string>();
        for (let node = all.nextNode(); node; node = all.nextNode()) {
          const element = node.parentElement;
          // Drawings are scaled to their room.
          if (!element || !node.textContent?.trim() || element.closest('svg, script, style, noscript')) continue;
          if (Number.parseFloat(getComputedStyle(element).fontSize) < 14) found.add(`${element.className}: ${node.textContent.trim()}`);
        }
        return [...found];
      });
      expect(small, game).toEqual([]);
    }
  });
}
