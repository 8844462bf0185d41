//! How fast the engine is in the page: the first bot's move on a fresh profile, the master against native, memory.

import { layHere, workerMemory } from '../tests/here';
import { inBrowser, natively, serveEngine } from '../tests/rehearsal';
import { awaited, expect, GAMES, stand, test } from '../tests/support';

const DECISIONS = 12;
const ROUNDS = 3;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

for (const game of ['settlement', 'terra-mystica', 'tales-of-glory'] as const) {
  test(`${game}: the first move of a bot on a fresh profile`, async ({ browser, address }) => {
    const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block', locale: 'en-GB' });
    const page = await context.newPage();
    await page.route('**/api/tables', (route) => route.abort());
    await page.goto('/');
    const play = page.locator('article', { hasText: new RegExp(game.replaceAll('-', ' '), 'i') }).locator('button', { hasText: 'Play now' });
    await play.waitFor();
    await page.evaluate(() => localStorage.setItem('table', '{"pace":"off","asks":false}'));
    const begun = performance.now();
    await play.click();
    await page.locator('[data-offer], [data-group]').first().waitFor();
    console.log(`${game}: from the click on Play now to the first question ${(performance.now() - begun).toFixed(0)} ms`);
    const asked = performance.now();
    const { line } = await awaited(page);
    const group = page.locator('[data-group]').first();
    if (await group.isVisible()) await group.click();
    await page.locator('[data-offer]').first().click();
    await expect.poll(async () => (await stand(page)).line, { intervals: [10] }).toBeGreaterThan(line + 1);
    console.log(`${game}: from a move to the first answer of a bot ${(performance.now() - asked).toFixed(0)} ms`);
    await context.close();
  });
}

for (const game of GAMES) {
  test(`${game}: the master in the browser against native`, async ({ page }) => {
    await serveEngine(page);
    await page.goto('/');
    const [here, there]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      here.push((await inBrowser(page, 'engine_bg.wasm', game, 'master', DECISIONS)).ms);
      there.push(natively(game, 'master', DECISIONS).ms);
    }
    const [slow, fast] = [median(here), median(there)];
    console.log(`${game}: ${DECISIONS} decisions of the master ${slow.toFixed(0)} ms in the browser, ${fast.toFixed(0)} ms natively: ${(slow / fast).toFixed(2)} times`);
  });
}

test('memory of the workers at a table', async ({ page }) => {
  await layHere(page, 'settlement', 2);
  console.log(`memory of the workers: ${(await workerMemory(page)).map((bytes) => `${(bytes / 2 ** 20).toFixed(1)} MiB`).join(', ')}`);
});
