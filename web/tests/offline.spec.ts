//! Whole matches of every game without a network: played, finished, opened again, replayed.

import { cutNetwork, layHere, SEATS, WITHOUT, workerMemory } from './here';
import { playByButtons } from './play';
import { awaited, expect, forgive, GAMES, test } from './support';

/** More a worker may not take, after a whole match. */
const MOST_MEMORY = 64 * 2 ** 20;

for (const game of GAMES) {
  test(`a whole match of ${game} without a network, opened again and replayed`, async ({ page, context, complaints }) => {
    test.skip(WITHOUT !== null, WITHOUT ?? '');
    await layHere(page, game, SEATS[game]);
    await cutNetwork(page, context);
    expect(await playByButtons(page)).toBeGreaterThan(20);
    const end = page.getByRole('region', { name: 'The match is over' });
    await expect(end.getByRole('table')).toContainText('Total');
    await expect(end.getByText('all fair.')).toBeVisible();

    const taken = await workerMemory(page);
    expect(taken.length, 'the table has a worker, and the bots have one').toBeGreaterThanOrEqual(SEATS[game] > 1 ? 2 : 1);
    for (const bytes of taken) expect(bytes).toBeLessThan(MOST_MEMORY);

    const points = await end.getByRole('table').innerText();
    await page.reload();
    expect((await awaited(page)).over).toBe(true);
    await expect(end.getByRole('table')).toHaveText(points, { useInnerText: true });

    await page.goto('/');
    const mine = page.locator('.mine');
    await mine.getByRole('button', { name: 'Finished' }).click();
    await mine.locator('li a').first().click();
    const slider = page.getByRole('slider');
    await expect(slider).toBeVisible();
    const last = Number(await slider.getAttribute('max'));
    expect(last).toBeGreaterThan(10);
    await expect(page.getByText(/✓/)).toBeVisible();
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await expect(slider).toHaveValue('0');
    forgive(complaints, 'ERR_INTERNET_DISCONNECTED');
  });
}
