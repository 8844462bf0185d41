//! How fast the page is: until it can be used, and from a click on an offered move to its result.

import { againstBots, awaited, GAMES, test } from '../tests/support';

const LOADS = 9;
const CLICKS = 40;

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
}

function tell(what: string, values: readonly number[]): void {
  console.log(`${what}: median ${quantile(values, 0.5).toFixed(0)} ms, 90% within ${quantile(values, 0.9).toFixed(0)} ms (${values.length} times)`);
}

test('home, until its buttons can be pressed', async ({ browser, address }) => {
  const times: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/');
    await page.locator('article button:enabled').first().waitFor();
    times.push(await page.evaluate(() => performance.now()));
    await context.close();
  }
  tell('home can be used', times);
});

for (const game of GAMES) {
  test(`${game}, until the first move can be made, and from a click to its result`, async ({ page }) => {
    const seats = { settlement: 1, 'terra-mystica': 2, 'tales-of-glory': 2, guilds: 1 }[game];
    const { id } = await againstBots(page, game, seats);
    await page.goto(`/table/${id}`);
    await page.locator('[data-offer], [data-group]').first().waitFor();
    tell(`${game} can be played`, [await page.evaluate(() => performance.now())]);
    const times: number[] = [];
    while (times.length < CLICKS && !(await awaited(page)).over) {
      times.push(await page.evaluate(async () => {
        const main = document.querySelector<HTMLElement>('main[data-line]')!;
        if (!document.querySelector('[data-offer]')) document.querySelector<HTMLElement>('[data-group]')?.click();
        await new Promise(requestAnimationFrame);
        const before = main.dataset['line'];
        const start = performance.now();
        document.querySelector<HTMLElement>('[data-offer]')!.click();
        while (main.dataset['line'] === before) await new Promise(requestAnimationFrame);
        return performance.now() - start;
      }));
    }
    tell(`${game}, click to result`, times);
  });
}
