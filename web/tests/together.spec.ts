//! What people at one table see of each other: who is there, who stands in, who was advised, how seats are called; and
//! everybody's own tables.

import { fits, isReadable } from './readable';
import { awaited, expect, table, test } from './support';

test('whoever is at the table is seen, and only players write unless it was agreed otherwise', async ({ page, another }) => {
  const { id } = await table(page, { game: 'tales-of-glory', options: 'seats 2', seats: ['me', 'open'] });
  await page.goto(`/table/${id}`);
  const friend = await another();
  await friend.request.post('/api/guests', { data: { name: 'Lynx' } });
  await friend.goto(`/table/${id}`);
  await expect(page.getByText('At the table: Otter. 1 person is watching.')).toBeVisible();
  await expect(friend.getByText('Only the players write at this table.')).toBeVisible();
  await expect(friend.getByLabel('Say something')).toHaveCount(0);
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.getByText('At the table: Otter and Lynx.')).toBeVisible();
  await friend.getByLabel('Say something').fill('Well met!');
  await friend.keyboard.press('Enter');
  await expect(page.getByText('Well met!')).toBeVisible();
  await fits(page);
  await isReadable(page);
});

test('a request to take back says which move', async ({ page, another }) => {
  const made = await table(page, { game: 'tales-of-glory', options: 'seats 2', seats: ['me', 'open'] });
  const friend = await another();
  await friend.request.post('/api/guests', { data: { name: 'Lynx' } });
  await friend.request.put(`/api/tables/${made.id}/seats/1`, { data: {} });
  await page.request.post(`/api/tables/${made.id}/start`);
  for (const [who, line] of [[page, 'select 2'], [friend, 'select 3']] as const) {
    await who.goto(`/table/${made.id}`);
    await who.locator(`[data-offer="${line}"]`).click();
  }
  await expect(page.getByRole('log')).not.toHaveText(/Nothing has happened/);
  await page.getByRole('button', { name: 'Take back' }).click();
  const asked = friend.getByRole('alert').filter({ hasText: 'Otter would like to take a move back.' });
  await expect(asked.getByRole('listitem')).not.toHaveCount(0);
  await expect(asked.getByRole('listitem').first()).toContainText('Otter');
});

test('seats of one screen have names, and a table says whether hints are allowed', async ({ page }) => {
  await page.goto('/new/tales-of-glory');
  await page.getByLabel('Seats').selectOption('2');
  await page.getByLabel('Seat 2', { exact: true }).selectOption('room');
  await page.getByLabel('Seat 2: Their name').fill('Grandma');
  const hints = page.getByLabel(/Asking a bot for hints/);
  await expect(hints).not.toBeChecked();
  await fits(page);
  await isReadable(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Grandma').first()).toBeVisible();
  await awaited(page);
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.getByRole('alert')).toHaveText('The people at this table play without hints.');
});

test('own tables: by deadline, with round and points, put away and found again', async ({ page }) => {
  await page.goto('/');
  const bots = [{ bot: 'random' }];
  const clock = (days: number) => ({ kind: 'days', deadline_s: days * 86_400 }) as const;
  const options = 'seats 2';
  await table(page, { game: 'settlement', options, seats: ['me', ...bots], start: true });
  await table(page, { game: 'settlement', options, seats: ['me', ...bots], start: true, clock: clock(3) });
  await table(page, { game: 'pebbles', options, seats: ['me', ...bots], start: true, clock: clock(1) });
  await page.reload();
  const mine = page.getByRole('region', { name: 'My tables' });
  const rows = mine.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(/Pebbles.*Round 1.*your time ends (in|tomorrow)/);
  await expect(rows.nth(1)).toContainText('your time ends in 2 days');
  await expect(rows.nth(2)).not.toContainText('your time ends');
  await expect(mine.getByText('Your move')).toHaveCount(3);
  await mine.getByLabel('Game').selectOption('pebbles');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: 'Archive' }).click();
  await expect(rows).toHaveText('You are at no table at the moment.');
  await mine.getByRole('button', { name: 'Archive' }).click();
  await expect(rows).toContainText('Pebbles');
  await rows.getByRole('button', { name: 'Take out' }).click();
  await expect(rows).toHaveText('The archive is empty.');
  await mine.getByLabel('Game').selectOption('');
  await mine.getByRole('button', { name: 'Current' }).click();
  await expect(rows).toHaveCount(3);
  await fits(page);
  await isReadable(page);
});

test('advice gives its reason, and none is given where nothing was compared', async ({ page }) => {
  const { id } = await table(page, { game: 'tales-of-glory', options: 'seats 2', seats: ['me', { bot: 'random' }], start: true });
  const answer = (moves: object[]) => page.route('**/hint?*', (route) => route.fulfill({ json: { ask: 1, moves } }));
  await answer([{ move: 'select 2', points: 4150, now: [{ source: 'glory', points: 2 }] }, { move: 'select 1', points: 3900, now: [] }]);
  await page.goto(`/table/${id}`);
  await page.locator('[data-offer]').first().waitFor();
  await page.keyboard.press('h');
  const hints = page.getByRole('region', { name: 'What a strong bot would do' });
  await expect(hints.getByRole('button').nth(0)).toContainText(/41\.5 points.*At once: \+2/s);
  await expect(hints.getByRole('button').nth(1)).toContainText('No points at once');
  await isReadable(page);
  await page.unroute('**/hint?*');
  await answer([]);
  await page.keyboard.press('h');
  await expect(hints).toContainText('there is no advice here');
});
