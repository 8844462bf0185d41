//! Editions on the page: printed values are entered in a form, drawn, checked and downloaded; a server offers them, and tables show them.

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RECONSTRUCTED as guilds } from '../src/wire/guilds';
import { RECONSTRUCTED as settlement } from '../src/wire/settlement';
import { RECONSTRUCTED as tales } from '../src/wire/tales-of-glory';
import { RECONSTRUCTED as mystica } from '../src/wire/terra-mystica';
import { awaited, expect, GAMES, table, test } from './support';
import { fits, isReadable } from './readable';

const MARKED = { settlement, 'terra-mystica': mystica, 'tales-of-glory': tales, guilds };
/** A value of each game that is a number, and a component that shows it. */
const NUMBERS = {
  settlement: ['heroes.hero.h01.cost.gold', 'h01'],
  'terra-mystica': ['tiles.towns.id.tw1.coins', 'tw1'],
  'tales-of-glory': ['tiles.tile.mill.cost.coin', 'mill'],
  guilds: ['buildings.building.smelter.points', 'smelter'],
} as const;

for (const game of GAMES) {
  test(`${game}: what is reconstructed carries a mark and says so`, async ({ page }) => {
    await page.goto(`/rules/${game}/components`);
    await page.locator('[data-component]').first().waitFor();
    const seen = await page.locator('[data-component]').evaluateAll((all) =>
      all.map((one) => ({
        id: one.getAttribute('data-component') ?? '',
        marked: one.querySelector('.reconstructed') !== null,
        said: /reconstructed/.test(`${one.textContent} ${one.querySelector('[role=img]')?.getAttribute('aria-label') ?? ''}`),
      })),
    );
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    for (const { id, marked, said } of seen) {
      expect({ id, marked, said }).toEqual({ id, marked: MARKED[game].includes(id), said: MARKED[game].includes(id) });
    }
    expect(MARKED[game].filter((id) => !seen.some((one) => one.id === id))).toEqual([]);
  });

  test(`${game}: a printed value is entered, drawn and downloaded`, async ({ page }) => {
    const [path, id] = NUMBERS[game];
    await page.goto(`/edition/${game}`);
    const kinds = page.getByLabel('Components', { exact: true });
    const field = page.locator(`[data-path="${path}"]`);
    for (const kind of await kinds.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))) {
      await kinds.selectOption(kind);
      if ((await field.count()) > 0) break;
    }
    const card = page.locator(`.drawn [data-component="${id}"]`);
    const before = await card.innerHTML();
    await page.getByLabel('Name of the edition').fill('Mine');
    await field.fill('4');
    await expect(page.getByRole('status').filter({ hasText: '1 value entered' })).toBeVisible();
    await expect.poll(() => card.innerHTML()).not.toBe(before);
    await expect(card).toHaveClass(/at/);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the edition' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe('mine.edition');
    expect(readFileSync(await download.path(), 'utf8')).toMatch(new RegExp(`^edition ${game} mine\n\\|= `));
    // It stays in this browser.
    await page.reload();
    await expect(page.getByLabel('Name of the edition')).toHaveValue('Mine');
    await expect(page.getByRole('status').filter({ hasText: '1 value entered' })).toBeVisible();
  });
}

test('what cannot be played is said at the value, and the keyboard gets there', async ({ page }) => {
  await page.goto('/edition/settlement');
  await page.getByLabel('Components', { exact: true }).selectOption('hero');
  const gold = page.locator('[data-path="heroes.hero.h02.cost.gold"]');
  await gold.fill('99');
  await expect(gold).toHaveAttribute('aria-invalid', 'true');
  await expect(gold).toHaveAccessibleDescription(/h02 costs/);
  await expect(page.getByRole('button', { name: 'Download the edition' })).toBeDisabled();
  await page.getByLabel('Components', { exact: true }).selectOption('numbers');
  const there = page.getByRole('button', { name: 'Show the value' });
  await there.focus();
  await page.keyboard.press('Enter');
  await expect(gold).toBeFocused();
  await gold.fill('2, "wood": 9');
  await expect(gold).toHaveAccessibleDescription(/nothing may follow the value/);
  await gold.fill('3');
  await expect(page.getByRole('button', { name: 'Download the edition' })).toBeEnabled();
});

for (const [language, said] of [['en-GB', 'Printed components of'], ['de-DE', 'Gedrucktes Material von'], ['it-IT', 'Componenti stampati di']] as const) {
  test(`the form can be read and used on a phone, in ${language}`, async ({ browser, address }) => {
    const context = await browser.newContext({ baseURL: address, locale: language, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('/edition/settlement');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(said);
    await page.locator('.drawn [data-component="h01"]').waitFor();
    await isReadable(page);
    await fits(page);
    await context.close();
  });
}

test('a server offers an edition, and its table and replay are drawn with it', async ({ browser, page }) => {
  await page.goto('/');
  const answer = await page.request.post('/api/games/settlement/editions/check', {
    data: { name: 'dear', values: Object.fromEntries(settlement.filter((id) => id.startsWith('h')).map((id) => [`heroes.hero.${id}.cost`, '{"gold": 7}'])) },
  });
  const { file } = (await answer.json()) as { file: string };
  const folder = mkdtempSync(join(tmpdir(), 'tafel-editions-'));
  mkdirSync(join(folder, 'editions'));
  writeFileSync(join(folder, 'editions', 'dear.edition'), file);
  const program = spawn(process.env['TAFEL_PROGRAM'] ?? '../target/release/tafel', ['serve', '--addr', '127.0.0.1:0', '--database', `sqlite:${folder}/t.db`]);
  const address = await new Promise<string>((resolve) => {
    program.stdout.on('data', (text: Buffer) => {
      const found = /http:\/\/\S+/.exec(String(text));
      if (found) resolve(found[0]);
    });
  });
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB' });
  const there = await context.newPage();
  await there.goto('/new/settlement');
  await there.getByLabel('Components').selectOption({ label: 'Settlement (edition “dear”)' });
  const made = there.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/tables'));
  await there.getByRole('button', { name: 'Open the table' }).click();
  const asked = (await made).request().postDataJSON() as { edition: string };
  expect(asked.edition).toMatch(/^[0-9a-f]{64}$/);
  await expect(there.locator('main')).toContainText('edition “dear”');
  const { id } = await table(there, { game: 'settlement', options: 'seats 2', seats: ['me', { bot: 'random' }], start: true, edition: asked.edition });
  await there.goto(`/table/${id}`);
  await awaited(there);
  const cost = there.locator('.board [data-id^="h"] .cost').first();
  const here = await cost.innerHTML();
  await there.goto('/rules/settlement/components');
  await expect(there.locator('[data-component="h01"] .reconstructed')).toHaveCount(1);
  await there.goto(`/replay/${id}`);
  await expect(there.locator('.board [data-id^="h"] .cost, .board [data-inspect^="h"] .cost, .board .card .cost').first()).toHaveJSProperty('innerHTML', here);
  await expect(there.locator('.board .card .reconstructed')).toHaveCount(0);
  await context.close();
  program.kill();
  rmSync(folder, { recursive: true });
});
