//! Playing whole matches in a browser: by clicks on lit pieces and buttons, or by keys.

import { expect, type Page } from '@playwright/test';
import { awaited, dice, stand } from './support';

/** Points on the screen where a click meets a lit piece. */
async function litPoints(page: Page): Promise<{ x: number; y: number }[]> {
  return page.evaluate(() => {
    const board = document.querySelectorAll('[data-id].lit:not(.chosen)');
    return [...board].flatMap((piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y)?.closest('[data-id]');
      return hit === piece ? [{ x, y }] : [];
    });
  });
}

/** Answers questions by clicking until the match is over; tells how many clicks met pieces on the board. */
export async function playByClicks(page: Page, seed: number): Promise<{ clicks: number; onPieces: number }> {
  const draw = dice(seed);
  let [clicks, onPieces] = [0, 0];
  for (let now = await awaited(page); !now.over; now = await awaited(page)) {
    const points = await litPoints(page);
    const point = points[draw(points.length)];
    if (point && draw(2) === 0) {
      await page.mouse.click(point.x, point.y);
      onPieces += 1;
    } else {
      const offers = page.locator('[data-offer], [data-group]');
      await offers.nth(draw(await offers.count())).click();
    }
    clicks += 1;
  }
  return { clicks, onPieces };
}

/** Answers questions by keys alone until the match is over. */
export async function playByKeys(page: Page, seed: number): Promise<{ keys: number; onPieces: number }> {
  const draw = dice(seed);
  const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  let [keys, onPieces] = [0, 0];
  for (let now = await awaited(page); !now.over; now = await awaited(page)) {
    if ((await page.locator('[data-id].lit').count()) > 0 && draw(2) === 0) {
      for (let step = draw(4); step >= 0; step -= 1) await page.keyboard.press(arrows[draw(4)] ?? 'ArrowDown');
      const focused = await page.evaluate(() => document.activeElement?.matches('[data-id].lit') ?? false);
      if (focused) onPieces += 1;
      await page.keyboard.press('Enter');
    } else {
      const shown = await page.locator('[data-offer] kbd, [data-group] kbd').count();
      await page.keyboard.press(String(1 + draw(Math.max(1, shown))));
    }
    keys += 1;
    expect(keys, 'a match ends').toBeLessThan(5000);
  }
  return { keys, onPieces };
}

/** Makes the first offered move by its button. */
export async function moveOnce(page: Page): Promise<void> {
  const { line } = await awaited(page);
  const offers = page.locator('[data-offer], [data-group]');
  if ((await offers.first().getAttribute('data-group')) !== null) await offers.first().click();
  await page.locator('[data-offer]').first().click();
  await expect.poll(async () => (await stand(page)).line).toBeGreaterThan(line);
}

/** The body of a function that plays by buttons, within the page, until the match is over; it answers how often it clicked. */
export const PLAY = `
  const [begun, wait] = [Date.now(), () => new Promise((later) => setTimeout(later, 5))];
  let [clicks, state] = [0, 7];
  const draw = (below) => Math.floor(((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32) * below);
  for (;;) {
    const main = document.querySelector('main[data-line]');
    if (main?.dataset.over !== undefined) return clicks;
    if (Date.now() - begun > 180000) throw new Error('not over after ' + clicks + ' clicks: ' + document.body.innerText.slice(0, 500));
    if (main?.dataset.ask === undefined || main.dataset.pending !== undefined) { await wait(); continue; }
    const offers = main.querySelectorAll('[data-offer]:enabled, [data-group]');
    if (offers.length > 0) { offers[draw(offers.length)].click(); clicks += 1; }
    await wait();
  }`;

/** Plays by buttons until the match is over, without a word between browser and test: whole matches are quick. */
export function playByButtons(page: Page): Promise<number> {
  return page.evaluate(`(async () => { ${PLAY} })()`);
}
