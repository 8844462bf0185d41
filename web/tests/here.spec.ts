//! Tables on this device: the engine runs in the page, and the server is not asked.

import { layHere, WITHOUT } from './here';
import { moveOnce } from './play';
import { againstBots, awaited, expect, forgive, test } from './support';

test.describe('a table on this device', () => {
  test.skip(WITHOUT !== null, WITHOUT ?? '');

  test('is played without a network, survives a reload, and is listed at home', async ({ page, context, complaints }) => {
    await layHere(page, 'settlement', 2);
    const offers = page.locator('[data-offer]');

    // From here on there is no network; what was loaded is enough.
    await context.setOffline(true);
    for (let move = 0; move < 4; move += 1) {
      await expect(offers.first()).toBeVisible();
      const before = await page.getByRole('log').innerText();
      await moveOnce(page);
      await expect(page.getByRole('log')).not.toHaveText(before);
    }
    await page.keyboard.press('u');
    await expect(offers.first()).toBeVisible();
    await context.setOffline(false);

    const log = await page.getByRole('log').innerText();
    await page.reload();
    await expect(page.getByRole('log')).toContainText(log.split('\n')[0] ?? '');
    await page.goto('/');
    await expect(page.locator('.mine').getByRole('link', { name: /Settlement/ })).toBeVisible();
    forgive(complaints, 'ERR_INTERNET_DISCONNECTED');
  });

  test('is laid by Play now where the server cannot be reached', async ({ page, complaints }) => {
    await page.goto('/');
    const play = page.locator('button', { hasText: 'Play now' }).first();
    await expect(play).toBeEnabled();
    await page.route('**/api/**', (route) => route.abort());
    await play.click();
    await expect(page).toHaveURL(/\/table\/here-/);
    await expect(page.locator('[data-offer]').first()).toBeVisible();
    forgive(complaints, 'ERR_FAILED');
  });

  test('goes on where a bot could not think: its worker is started again', async ({ page }) => {
    // The first workers that are asked for a bot's move end, as if the engine could not be loaded.
    await page.addInitScript(() => {
      let endings = 2;
      const Healthy = Worker;
      class Ending extends Healthy {
        override postMessage(message: { name?: string }) {
          if (message.name !== 'answer' || endings === 0) return super.postMessage(message);
          endings -= 1;
          this.dispatchEvent(new ErrorEvent('error', { message: 'no memory left', cancelable: true }));
        }
      }
      globalThis.Worker = Ending;
      Object.defineProperty(globalThis, 'endings', { get: () => endings });
    });
    await layHere(page, 'tales-of-glory', 2);
    for (let move = 0; move < 3; move += 1) await moveOnce(page);
    await awaited(page);
    expect(await page.evaluate(() => (globalThis as unknown as { endings: number }).endings)).toBe(0);
  });

  test('stays in the archive, whatever is played at it elsewhere', async ({ page, context }) => {
    await layHere(page, 'pebbles', 2);
    const home = await context.newPage();
    await home.goto('/');
    await home.locator('.mine').getByRole('button', { name: 'Archive: Pebbles' }).click();
    await expect(home.locator('.mine li a')).toHaveCount(0);
    await moveOnce(page);
    await awaited(page);
    await home.goto('/');
    await home.locator('.mine').getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(home.locator('.mine').getByRole('link', { name: /Pebbles/ })).toBeVisible();
    await home.close();
  });

  test('a browser without WebAssembly is offered tables at the server alone', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
    await page.goto('/new/pebbles');
    await expect(page.getByLabel('Seats')).toBeVisible();
    await expect(page.getByLabel('On this device: works without a network')).toHaveCount(0);
    const { id } = await againstBots(page, 'pebbles', 2);
    await page.goto(`/table/${id}`);
    await moveOnce(page);
    await page.locator('[data-offer]').first().hover();
    await moveOnce(page);
  });

  test('what is loaded for the engine is loaded when it is wanted, and less than a megabyte', async ({ page, address }) => {
    const loaded: string[] = [];
    page.on('request', (request) => /\.wasm$|worker-/.test(request.url()) && loaded.push(request.url()));
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(loaded, 'nobody has wanted it yet').toEqual([]);
    await layHere(page, 'settlement', 2);
    const files = [...new Set(loaded)];
    expect(files.length, 'the engine with its data and networks, and its worker').toBeGreaterThanOrEqual(2);
    let bytes = 0;
    for (const file of files) {
      const sent = await fetch(file.startsWith('http') ? file : address + file, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
      expect(sent.headers.get('content-encoding'), file).toBe('br');
      bytes += Number(sent.headers.get('content-length'));
    }
    console.log(`the engine takes ${Math.ceil(bytes / 1024)} KiB on its way`);
    expect(bytes).toBeLessThan(2 ** 20);
  });

  test('on a slow device a bot plays one level lower, and that is said', async ({ page }) => {
    // A master that never comes to an end.
    await page.addInitScript(() => {
      const Quick = Worker;
      globalThis.Worker = class extends Quick {
        override postMessage(message: { name?: string; args?: unknown[] }) {
          if (message.name !== 'answer' || message.args?.[3] !== 'master') super.postMessage(message);
        }
      };
    });
    await page.clock.install();
    await page.goto('/new/tales-of-glory');
    await page.getByLabel('Seats').selectOption('2');
    await page.getByLabel('On this device: works without a network').check();
    await page.getByLabel('Seat 2: Strength').selectOption('master');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.locator('.others').getByText('Master').first()).toBeVisible();
    await page.locator('[data-offer]').first().click();
    await expect(page.locator('main[data-line]:not([data-ask])')).toBeVisible();
    await page.clock.runFor(16_000);
    await expect(page.getByText('This device is slow')).toBeVisible();
    await expect(page.locator('.others').getByText('Expert').first()).toBeVisible();
    await awaited(page);
  });

  test('a click on what cannot be played says why, without a server', async ({ page, context, complaints }) => {
    await layHere(page, 'settlement', 2);
    await context.setOffline(true);
    await moveOnce(page);
    await awaited(page);
    await page.locator('.heroes [data-id]:not(.lit)').first().click();
    await expect(page.locator('.inspector .why')).toContainText('§11.2');
    await context.setOffline(false);
    forgive(complaints, 'ERR_INTERNET_DISCONNECTED');
  });
});

test.describe('without the engine', () => {
  test.use({ serviceWorkers: 'block' });

  test('where the engine cannot be loaded the server’s tables are played as ever', async ({ page }) => {
    let refused = 0;
    await page.route('**/*.wasm', (route) => ((refused += 1), route.abort()));
    const { id } = await againstBots(page, 'guilds', 1);
    await page.goto(`/table/${id}`);
    await awaited(page);
    await page.locator('[data-offer]').first().hover();
    await expect.poll(() => refused, 'the engine is wanted, and cannot be had').toBeGreaterThan(0);
    await expect(page.locator('[data-preview]')).toHaveCount(0);
    await moveOnce(page);
    await moveOnce(page);
  });
});
