//! Every click is answered: what is not possible says why, with what is missing.

import { againstBots, awaited, expect, stand, table, test } from './support';

test('a hero that costs too much is answered with the move that was meant, and the rule', async ({ page }) => {
  const { id } = await againstBots(page, 'settlement', 2);
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.locator('[data-offer]').first().click();
  await expect.poll(async () => (await page.locator('[data-offer^="pass"], [data-group]').count()) > 0).toBe(true);
  const { line } = await awaited(page);
  const hero = page.locator('.heroes [data-id]:not(.lit)').first();
  await hero.click();
  const why = page.locator('.inspector .why');
  await expect(why).toContainText('Not possible now');
  await expect(why).toContainText('Invite');
  await expect(why).toContainText('§11.2');
  expect((await stand(page)).line, 'asking is not playing').toBe(line);
  await page.keyboard.press('Escape');
  await expect(page.locator('.inspector')).toBeHidden();
});

test('what is missing is said with its numbers, in the words of the game', async ({ page }) => {
  const { id } = await againstBots(page, 'settlement', 2);
  const refused = { ask: null, code: 'illegal', rule: '11.2', lacks: [{ what: 'diamond', needed: 3, there: 1 }, { what: 'gold', needed: 1, there: 0 }], message: '' };
  await page.route('**/why?*', (route) => {
    const [move] = new URL(route.request().url()).searchParams.get('moves')!.split(';');
    return route.fulfill({ json: [{ move, refused }] });
  });
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.locator('.heroes [data-id]').first().click();
  const why = page.locator('.inspector .why');
  await expect(why).toContainText('Missing: 2 diamonds. It takes 3 diamonds; there is 1.');
  await expect(why).toContainText('Missing: 1 gold. It takes 1 gold; there are 0.');
});

test('land out of reach says so', async ({ page }) => {
  const { id } = await againstBots(page, 'terra-mystica', 2);
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.locator('[data-offer="pick nomads"]').click();
  await expect(page.locator('[data-offer^="build"]').first()).toBeVisible();
  await page.locator('.hex[data-id]:not(.lit)').first().click();
  const why = page.locator('.inspector .why');
  await expect(why).toContainText(/dwelling/i);
  await expect(why).toContainText('§');
});

test('a tile that cannot be chosen, and a card that cannot be played, are answered', async ({ page }) => {
  const { id } = await againstBots(page, 'guilds', 1);
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.locator('[data-id="embassy"]').click();
  await expect(page.locator('.inspector .why p').first()).not.toBeEmpty();
});

test('whoever is not asked is told who is', async ({ page, another }) => {
  const { id } = await table(page, { game: 'settlement', options: 'seats 2', seats: ['me', 'open'] });
  const friend = await another();
  await friend.request.post('/api/guests', { data: { name: 'Badger' } });
  await friend.request.put(`/api/tables/${id}/seats/1`, { data: {} });
  await page.request.post(`/api/tables/${id}/start`);
  for (const screen of [page, friend]) await screen.goto(`/table/${id}`);
  await page.locator('main[data-line]').waitFor();
  await friend.locator('main[data-line]').waitFor();
  await expect.poll(async () => (await page.locator('main[data-ask]').count()) + (await friend.locator('main[data-ask]').count())).toBe(1);
  const idle = (await page.locator('main[data-ask]').count()) === 0 ? page : friend;
  await idle.locator('.artifacts [data-id]').first().click();
  await expect(idle.locator('.inspector .why')).toContainText('Waiting for');
});

test('a typed move that the rules forbid is answered in the prompt, and the list of completions closes', async ({ page }) => {
  const { id } = await againstBots(page, 'settlement', 2);
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.keyboard.press('/');
  await page.keyboard.type('invite h01');
  await expect(page.locator('.notation .list')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.notation .list')).toBeHidden();
  await expect(page.locator('.prompt [role="alert"]')).toContainText('§');
  await page.keyboard.type('take');
  await expect(page.locator('.notation .list')).toBeVisible();
});

test('the question names only what is possible', async ({ page }) => {
  const { id } = await againstBots(page, 'settlement', 2);
  await page.goto(`/table/${id}`);
  await awaited(page);
  await page.locator('[data-offer]').first().click();
  await expect(page.locator('.prompt .sentence')).toContainText('Your turn');
  const position = (await (await page.request.get(`/api/tables/${id}/position`)).json()) as { offers: string[] };
  const canInvite = position.offers.some((line) => line.startsWith('invite'));
  expect(canInvite, 'nobody can pay for a hero at the start').toBe(false);
  await expect(page.locator('.prompt .sentence')).toHaveText(/^\s*Your turn: take an action or pass\.\s*$/);
});
