//! Seats that are lost, people who may not write, and reports.

import type { Page } from '@playwright/test';
import { fits, isReadable } from './readable';
import { awaited, expect, forgive, table, test } from './support';

// What the service worker asks for, a test cannot answer.
test.use({ serviceWorkers: 'block' });

/** A table of two with a friend at it, which the host has set and not started. */
async function gathered(page: Page, another: () => Promise<Page>, visibility: 'open' | 'private' = 'open'): Promise<{ id: string; friend: Page }> {
  const { id } = await table(page, { game: 'settlement', options: 'seats 2', seats: ['me', 'open'], visibility });
  await page.goto(`/table/${id}`);
  const friend = await another();
  await friend.request.post('/api/guests', { data: { name: 'Heron' } });
  await friend.goto(await page.getByLabel('Link to play').inputValue());
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await expect(friend.getByRole('button', { name: 'Leave' })).toBeVisible();
  return { id, friend };
}

const say = async (page: Page, words: string) => {
  await page.getByLabel('Say something').fill(words);
  await page.keyboard.press('Enter');
};

test('who is taken off a seat watches from then on, and is told so', async ({ page, another }) => {
  const { friend } = await gathered(page, another);
  await page.getByRole('button', { name: 'Take Heron off this seat' }).click();
  await expect(friend.getByRole('alert')).toHaveText('The host has taken you off your seat. You are watching now.');
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await expect(friend.getByRole('alert')).toHaveCount(0);
  // Whoever rises is told nothing: they know.
  await friend.getByRole('button', { name: 'Leave' }).click();
  await expect(friend.getByRole('button', { name: 'Sit here' })).toBeVisible();
  await expect(friend.getByRole('alert')).toHaveCount(0);
});

test('who is taken off a private table without its link may not look any more', async ({ page, another, complaints }) => {
  const { id, friend } = await gathered(page, another, 'private');
  await friend.goto(`/table/${id}`);
  await expect(friend.getByRole('button', { name: 'Leave' })).toBeVisible();
  await page.getByRole('button', { name: 'Take Heron off this seat' }).click();
  await expect(friend.getByRole('alert')).toContainText('This table is closed to you');
  forgive(complaints, '404');
});

test('a player whose seat is gone in the middle of a match becomes a spectator', async ({ page }) => {
  const { id } = await table(page, { game: 'settlement', options: 'seats 1', seats: ['me'], start: true });
  // From some moment on the server tells only what spectators may know.
  let sits = true;
  let retell = () => {};
  await page.routeWebSocket(/\/live/, (socket) => {
    let last = '';
    const tell = (message: string) => socket.send(sits ? message : JSON.stringify({ ...(JSON.parse(message) as object), seat: null, ask: null, offers: [] }));
    socket.connectToServer().onMessage((message) => {
      if (!String(message).startsWith('{"type":"position"')) return socket.send(message);
      last = String(message);
      tell(last);
    });
    retell = () => tell(last);
  });
  await page.goto(`/table/${id}`);
  await awaited(page);
  sits = false;
  await page.route(`**/api/tables/${id}`, async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as { seats: { player: string | null }[] };
    await route.fulfill({ response, json: { ...told, seats: told.seats.map((seat) => ({ ...seat, player: null, bot: 'expert' })) } });
  });
  retell();
  await expect(page.getByRole('alert')).toHaveText('You do not sit at this table any more. You are watching now.');
  await expect(page.getByText('You are watching.', { exact: true })).toBeVisible();
});

test('the host keeps somebody from writing, who sees why, and lets them write again', async ({ page, another }) => {
  const { friend } = await gathered(page, another);
  await say(friend, 'You all play badly');
  await page.getByRole('button', { name: 'About what Heron said' }).click();
  const dialog = page.getByRole('dialog', { name: 'About Heron' });
  await expect(dialog.getByText('You all play badly')).toBeVisible();
  await fits(page);
  await isReadable(page);
  await dialog.getByRole('button', { name: 'Do not let them write' }).click();
  await expect(dialog.getByText('Heron may not write at this table.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: 'Heron' })).toContainText('may not write');

  // The friend learns it when they try, and their words are not lost.
  await say(friend, 'And slowly');
  await expect(friend.getByText('The host does not let you write at this table.')).toBeVisible();
  await expect(friend.getByLabel('Say something')).toHaveCount(0);
  await expect(friend.getByText('On its way …')).toHaveCount(0);
  await fits(friend);
  await isReadable(friend);
  await page.getByRole('button', { name: 'About Heron' }).click();
  await page.getByRole('button', { name: 'Let them write again' }).click();
  await expect(friend.getByLabel('Say something')).toHaveValue('And slowly');
});

test('a message and a person are reported with a reason, by keyboard', async ({ page, another }) => {
  const { id, friend } = await gathered(page, another);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await Promise.all([page, friend].map((somebody) => somebody.locator('main[data-line]').waitFor()));
  await page.getByRole('button', { name: 'Chat' }).click();
  await say(page, 'Hand over your wood');
  await friend.getByRole('button', { name: 'Chat' }).click();

  const reports: unknown[] = [];
  friend.on('request', (request) => {
    if (request.url().endsWith('/api/reports')) reports.push(request.postDataJSON());
  });
  const opener = friend.getByRole('button', { name: 'About what Otter said' });
  await opener.focus();
  await friend.keyboard.press('Enter');
  const dialog = friend.getByRole('dialog', { name: 'About Otter' });
  await expect(dialog.getByRole('button', { name: 'Do not let them write' })).toHaveCount(0);
  await dialog.getByLabel('What is wrong with this message?').fill('It is a threat.');
  await friend.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Report' })).toBeFocused();
  await friend.keyboard.press('Enter');
  await expect(dialog.getByText('Whoever runs this server will read it.')).toBeVisible();
  await friend.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await friend.getByRole('button', { name: 'About Otter', exact: true }).click();
  await friend.getByLabel('What is wrong with this person’s conduct?').fill('Threatens everybody.');
  await friend.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(friend.getByText('Whoever runs this server will read it.')).toBeVisible();
  const host = ((await (await page.request.get('/api/me')).json()) as { id: string }).id;
  expect(reports).toEqual([
    { table: id, player: host, line: 1, text: 'It is a threat.' },
    { table: id, player: host, text: 'Threatens everybody.' },
  ]);
});

test('a hint is asked for once at a time, and can be given up', async ({ page, complaints }) => {
  const { id } = await table(page, { game: 'tales-of-glory', options: 'seats 2', seats: ['me', { bot: 'random' }], start: true });
  let asked = 0;
  await page.route('**/hint?*', () => void (asked += 1));
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.keyboard.press('h');
  await expect(page.getByText('A hint is being thought about …')).toBeVisible();
  await page.keyboard.press('h');
  await isReadable(page);
  await page.getByRole('region', { name: 'What a strong bot would do' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('A hint is being thought about …')).toHaveCount(0);
  expect(asked).toBe(1);
  await page.unroute('**/hint?*');
  await page.route('**/hint?*', (route) => route.fulfill({ status: 409, json: { code: 'hint-waiting', message: '' } }));
  await page.keyboard.press('h');
  await expect(page.getByRole('alert')).toHaveText('A hint is still being thought about for you. One at a time, please.');
  forgive(complaints, '409');
});

test('a match whose rules are gone says so at the table, in the list and in its replay', async ({ page }) => {
  const { id } = await table(page, { game: 'settlement', options: 'seats 1', seats: ['me'], start: true });
  const ended = (told: object) => ({ ...told, status: 'over', over_at: 1, ended_by: 'rules-changed' });
  let end = () => {};
  await page.routeWebSocket(/seat=0/, (socket) => {
    socket.connectToServer().onMessage((message) => socket.send(message));
    end = () => socket.send(JSON.stringify({ type: 'ended', reason: 'rules-changed', seats: [] }));
  });
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.route(`**/api/tables/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: ended((await response.json()) as object) });
  });
  await page.route('**/api/me/tables', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: ((await response.json()) as object[]).map(ended) });
  });
  end();
  const why = page.getByText('The rules of this game have changed since this match began');
  await expect(why).toBeVisible();
  await fits(page);
  await isReadable(page);
  await page.goto(`/replay/${id}`);
  await expect(why).toBeVisible();
  await page.goto('/');
  await page.getByRole('region', { name: 'My tables' }).getByRole('link', { name: 'Ended: new rules' }).click();
  await expect(why).toBeVisible();
});
