//! Open tables: looked for, page by page, and found again after a reload.

import type { Page } from '@playwright/test';
import type { TableInfo } from '../src/wire/api';
import { fits, isReadable } from './readable';
import { expect, table, test } from './support';

const open = (page: Page) => page.getByRole('region', { name: 'Open tables' });

test('tables are found by a player’s name and by game, and still after a reload', async ({ page, another }) => {
  const host = await another();
  await host.request.post('/api/guests', { data: { name: 'Zilvra the Quick' } });
  await table(host, { game: 'guilds', seats: ['me'], start: true });
  await table(host, { game: 'settlement', options: 'seats 2', seats: ['me', 'open'] });
  const other = await another();
  await other.request.post('/api/guests', { data: { name: 'Somebody else' } });
  await table(other, { game: 'guilds', seats: ['me'], start: true });
  await page.goto('/');
  const rows = open(page).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Somebody else' })).toHaveCount(1);
  await open(page).getByLabel('Name of a player').fill('zilv');
  await expect(rows).toHaveCount(2);
  await open(page).getByLabel('Game').selectOption('guilds');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Guilds');
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(open(page).getByLabel('Name of a player')).toHaveValue('zilv');
  await expect(open(page).getByLabel('Game')).toHaveValue('guilds');
  await open(page).getByLabel('With a free seat').check();
  await expect(rows).toHaveText(/No open table is like that/);
  await fits(page);
  await isReadable(page);
  await rows.getByRole('button', { name: 'Show all' }).click();
  await expect(rows.filter({ hasText: 'Zilvra the Quick' })).toHaveCount(2);
  await expect(open(page).getByLabel('Name of a player')).toHaveValue('');
});

test('more tables come when they are asked for, and a reload keeps the place', async ({ page }) => {
  const seat = { player: 'somebody', name: 'Lynx', bot: null, stood_in: false, hints: 0 };
  const all = Array.from({ length: 120 }, (_, number): Partial<TableInfo> => ({
    id: `t${number}`, game: 'guilds', status: 'playing', created_at: number, over_at: null, ended_by: null, seats: [{ ...seat, name: `Lynx ${number}` }],
  }));
  const asked: (string | null)[] = [];
  await page.route(/\/api\/tables(\?|$)/, (route) => {
    const after = new URL(route.request().url()).searchParams.get('after');
    asked.push(after);
    const from = all.findIndex(({ id }) => id === after) + 1;
    return route.fulfill({ json: all.slice(from, from + 50) });
  });
  await page.goto('/');
  const rows = open(page).getByRole('listitem');
  const more = open(page).getByRole('button', { name: 'More tables' });
  await expect(rows).toHaveCount(50);
  await more.click();
  await expect(rows).toHaveCount(100);
  expect(asked).toEqual([null, 't49']);
  await rows.nth(80).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => (history.state as { scrolled?: number } | null)?.scrolled === scrollY && scrollY > 0)).toBe(true);
  const scrolled = await page.evaluate(() => scrollY);

  await page.reload();
  await expect(rows).toHaveCount(100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await more.click();
  await expect(rows).toHaveCount(120);
  await expect(more).toHaveCount(0);
});
