//! The edition for web spaces that only have files: shown by a plain file server, played in the browser.

import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { everythingKept, WITHOUT } from './here';
import { moveOnce } from './play';
import { withSpace, type Space } from './space';
import { awaited, expect, forgive, test as base } from './support';

const test = base.extend<{ space: Space }>({ space: ({}, use) => withSpace(use) });

test.describe('the edition of files', () => {
  test.skip(WITHOUT !== null, WITHOUT ?? '');

  test('is played below any address, and after the first visit without any network', async ({ page, space, complaints }) => {
    await page.goto(space.address);
    await everythingKept(page);
    await page.reload();
    await space.close();
    await page.getByRole('button', { name: 'Play Tales of Glory now against bots' }).click();
    for (let move = 0; move < 3; move += 1) await moveOnce(page);
    const { line } = await awaited(page);
    await page.reload();
    expect((await awaited(page)).line).toBeGreaterThanOrEqual(line);
    await page.goto(`${space.address}#/rules/settlement`);
    await expect(page.getByRole('heading', { name: 'Settlement', level: 1 })).toBeVisible();
    await page.goto(`${space.address}#/rules/guilds/components`);
    await expect(page.locator('main svg').first()).toBeVisible();
    await page.goto(space.address);
    await expect(page.locator('.mine').getByRole('link', { name: /Tales of Glory/ })).toBeVisible();
    forgive(complaints, 'ERR_CONNECTION_REFUSED');
  });

  test('says when a newer version is there, and loads it when it is wanted', async ({ page, space }) => {
    await page.goto(space.address);
    await everythingKept(page);
    await page.reload();
    // The newer build has another first script.
    const read = (name: string) => readFileSync(join(space.folder, name), 'utf8');
    const script = /assets\/(index-[\w-]+)\.js/.exec(read('index.html'))?.[1] ?? '';
    renameSync(join(space.folder, `assets/${script}.js`), join(space.folder, `assets/${script}-newer.js`));
    const scripts = readdirSync(join(space.folder, 'assets')).filter((name) => name.endsWith('.js'));
    for (const name of ['index.html', 'sw.js', ...scripts.map((script) => `assets/${script}`)]) {
      writeFileSync(join(space.folder, name), read(name).replaceAll(`${script}.js`, `${script}-newer.js`));
    }
    writeFileSync(join(space.folder, 'sw.js'), read('sw.js').replace(/\b[0-9a-f]{12}\b/, 'a'.repeat(12)));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const notice = page.locator('[data-update]');
    await expect(notice).toContainText('A new version is ready.');
    await notice.getByRole('button', { name: 'Load it' }).click();
    await expect(page.locator(`script[src*="${script}-newer.js"]`)).toBeAttached();
    await expect(notice).toBeHidden();
  });
});
