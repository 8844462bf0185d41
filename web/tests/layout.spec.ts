//! Layouts: no text on another, on a control, or out of its box, along walks through matches; boards large enough; buttons fit fingers.

import { collisions, fits } from './readable';
import { openRecord, recordOf, sitAt } from './records';
import { expect, test } from './support';

/** Matches that were played, with the steps in which they are walked, and lines to take a seat at. */
const MATCHES = [
  { game: 'settlement', file: 'busy-four', step: 23, lines: [40, 230, 400] },
  { game: 'settlement', file: 'greedy-alone', step: 17, lines: [60] },
  { game: 'terra-mystica', file: 'five-with-fire-and-ice', step: 29, lines: [150, 330] },
  { game: 'terra-mystica', file: 'two-on-the-fjords', step: 13, lines: [30] },
  { game: 'tales-of-glory', file: 'four-players-quests', step: 11, lines: [60, 180] },
  { game: 'guilds', file: 'four-players', step: 31, lines: [400] },
  { game: 'guilds', file: 'solo-won', step: 13, lines: [40, 120, 200] },
] as const;

/** Where the first seat places a dwelling. */
const DWELLINGS = 15;

const SIZES = [{ width: 390, height: 844 }, { width: 1280, height: 800 }, { width: 1920, height: 1080 }];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { game, file, step, lines } of MATCHES) {
  test(`no two texts meet in the replay of ${game}, ${file}`, async ({ page }) => {
    const last = await openRecord(page, recordOf(game, file));
    const slider = page.getByRole('slider');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (let line = last; line >= 0; line -= step) {
        await slider.fill(String(line));
        expect(await collisions(page), `line ${line} at ${size.width}`).toEqual([]);
      }
    }
  });

  test(`no two texts meet at tables of ${game} after ${file}`, async ({ page }) => {
    for (const line of lines) {
      await sitAt(page, game, recordOf(game, file), line);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await collisions(page), `line ${line} at ${size.width}`).toEqual([]);
      }
      await fits(page);
    }
  });
}

test('texts that meet, spill or cover a control are found', async ({ page }) => {
  await page.goto('/');
  await page.setContent(`
    <p style="position: absolute; top: 0; left: 0">one</p><p style="position: absolute; top: 4px; left: 6px">two</p>
    <div style="width: 60px; overflow: hidden; white-space: nowrap; margin-top: 90px">much too long for this</div>
    <div style="position: absolute; top: 200px"><button>press here</button></div><p style="position: absolute; top: 185px; left: 4px">three</p>`);
  expect((await collisions(page)).map((found) => found.replace(/^"(\w+).*?(lies on the control|lies on|leaves).*$/, '$1 $2')).sort()).toEqual([
    'much leaves', 'one lies on', 'press lies on', 'three lies on the control',
  ].sort());
});

test('the map of Terra Mystica is wide enough to read, and the own village of Settlement larger than a tile of the market', async ({ page }) => {
  await sitAt(page, 'terra-mystica', recordOf('terra-mystica', 'five-with-fire-and-ice'), 150);
  expect((await page.locator('.zoom > svg').boundingBox())!.width).toBeGreaterThanOrEqual(560);
  expect((await page.locator('.hex').first().boundingBox())!.width).toBeGreaterThanOrEqual(40);

  await sitAt(page, 'settlement', recordOf('settlement', 'busy-four'), 230);
  for (const size of SIZES.slice(1)) {
    await page.setViewportSize(size);
    const plot = (await page.locator('[data-id="1.1"]').boundingBox())!;
    const tile = (await page.locator('.market .slot').first().boundingBox())!;
    expect(plot.height, `${size.width}`).toBeGreaterThan(tile.height);
  }
});

test('the parts of Tales of Glory keep their places from phase to phase', async ({ page }) => {
  const last = await openRecord(page, recordOf('tales-of-glory', 'four-players-quests'));
  const places = new Set<string>();
  for (let line = 0; line < last; line += 7) {
    await page.getByRole('slider').fill(String(line));
    const { x, y, width } = (await page.locator('svg.adventure').boundingBox())!;
    places.add([x, y, width].map(Math.round).join());
  }
  expect(places.size).toBe(1);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('stores stay in sight, the page alone scrolls, and buttons fit a finger', async ({ page }) => {
    for (const { game, file, lines } of MATCHES.filter(({ file }) => !/alone|two/.test(file))) {
      await sitAt(page, game, recordOf(game, file), lines[0]);
      const strip = page.locator('.prompt > .strip');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(strip, game).toBeInViewport();
      const scrolled = await page.locator('main').evaluate((main) => [...main.querySelectorAll('.board, .board *, .mat')].filter((part) => {
        const { overflowX, overflowY } = getComputedStyle(part);
        return /auto|scroll/.test(overflowX + overflowY) && (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1);
      }).map((part) => part.className));
      expect(scrolled, `${game} scrolls in one way`).toEqual([]);
      await expect(page.locator('button kbd:visible'), game).toHaveCount(0);
      const small = await page.locator('main button:visible').evaluateAll((buttons) => buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height) < 43.5 ? [button.outerHTML.slice(0, 80)] : [];
      }));
      expect(small, game).toEqual([]);
    }
  });

  test('hexes that can be chosen are as wide as a finger', async ({ page }) => {
    await sitAt(page, 'terra-mystica', recordOf('terra-mystica', 'five-with-fire-and-ice'), DWELLINGS);
    const lit = page.locator('.hex.lit');
    await expect(lit).not.toHaveCount(0);
    const least = () => lit.evaluateAll((hexes) => Math.min(...hexes.map((hex) => hex.getBoundingClientRect().width)));
    await expect.poll(least).toBeGreaterThanOrEqual(40);
  });

  test('the next target of a move scrolls into view', async ({ page }) => {
    await sitAt(page, 'settlement', recordOf('settlement', 'busy-four'), 230);
    const market = page.locator('.market [data-id].lit').first();
    await market.scrollIntoViewIfNeeded();
    await market.tap();
    const plots = page.locator('[data-id].lit:visible');
    await expect(plots.first()).toBeInViewport();
  });

  test('a double tap and two fingers bring the map closer', async ({ page }) => {
    await openRecord(page, recordOf('terra-mystica', 'two-on-the-fjords'));
    const map = page.locator('.zoom > svg');
    const units = async () => Number((await map.getAttribute('viewBox'))?.split(' ')[2]);
    const whole = await units();
    const box = (await map.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect.poll(units).toBeLessThan(whole / 1.5);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect.poll(units).toBe(whole);

    const session = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [{ x: x - apart, y, id: 0 }, { x: x + apart, y, id: 1 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (const apart of [30, 40, 55, 70]) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(units).toBeLessThan(whole / 1.5);
  });
});
