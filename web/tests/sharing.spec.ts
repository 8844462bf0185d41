//! A match in a link: nothing is sent to a server; within another page; as a picture; kept on this device, and moved.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { layHere, WITHOUT } from './here';
import { moveOnce, playByClicks } from './play';
import { awaited, expect, stand, test } from './support';

const RECORD = readFileSync('../crates/games/settlement/tests/records/greedy-alone.rec', 'utf8');

test.describe('a match for others', () => {
  test.skip(WITHOUT !== null, WITHOUT ?? '');

  test('opens from a link at its line, without a word to a server', async ({ page, another }) => {
    await open(page, RECORD);
    await page.getByRole('slider').press('Home');
    for (let line = 0; line < 5; line += 1) await page.getByRole('slider').press('ArrowRight');
    await page.getByText('Share this position').click();
    const link = await page.getByLabel('Link').inputValue();
    expect(link).toMatch(/\/replay#m=[\w-]+&at=5$/);

    const other = await another();
    const asked: string[] = [];
    other.on('request', (request) => request.url().includes('/api/') && asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await other.goto(link);
    await expect(other.getByRole('slider')).toHaveValue('5');
    await expect(other.locator('main .board svg').first()).toBeVisible();
    expect(asked.filter((request) => request !== 'GET /api/me' && request !== 'GET /api/games')).toEqual([]);
    await other.getByRole('button', { name: 'One line on' }).click();
    await expect(other).toHaveURL(/&at=6$/);

    await other.goto(`${link.slice(0, -40)}`);
    await expect(other.getByRole('alert')).toContainText('There is no match in this link');
  });

  test('is shown within another page, where nothing can be done in anybody’s name', async ({ page, address, complaints }) => {
    await open(page, RECORD);
    await page.getByText('Share this position').click();
    const frame = await page.getByLabel('For another page').inputValue();
    const host = createServer((request, response) => {
      const inside = request.url === '/home' ? `<iframe src="${address}/"></iframe>` : frame.replace('loading="lazy"', '');
      response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Elsewhere</title>${inside}`);
    });
    await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
    const elsewhere = `http://localhost:${(host.address() as AddressInfo).port}`;
    await page.goto(elsewhere);
    const inside = page.frameLocator('iframe');
    await expect(inside.getByRole('slider')).toBeVisible();
    await expect(inside.locator('.board svg').first()).toBeVisible();
    await expect(inside.getByRole('link', { name: 'Open in Tafelrunde' })).toHaveAttribute('target', '_blank');
    await expect(inside.getByRole('link')).toHaveCount(1);
    // Everything else of the page stays out of other people's frames.
    await page.goto(`${elsewhere}/home`);
    await expect.poll(() => complaints.some((said) => said.includes('frame-ancestors') || said.includes('X-Frame-Options'))).toBe(true);
    complaints.splice(0);
    host.close();
  });

  test('is saved as a picture that needs nothing else', async ({ page, context }) => {
    await open(page, RECORD);
    await page.getByText('Share this position').click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as SVG' }).click();
    const svg = readFileSync(await (await saving).path(), 'utf8');
    expect(svg).toMatch(/^<svg[^>]* xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(svg).not.toMatch(/foreignObject|var\(|https?:\/\/(?!www\.w3\.org)/);
    const alone = await context.newPage();
    await alone.setContent(svg);
    expect(await alone.locator('svg text').count()).toBeGreaterThan(5);
    expect(await alone.locator('svg svg').count()).toBeGreaterThan(5);
    await alone.close();

    const painting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PNG' }).click();
    const png = readFileSync(await (await painting).path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16), 'twice as wide as on the screen').toBeGreaterThan(1000);
  });

  test('is kept on this device, goes on there with its dice, and moves to the server', async ({ page }) => {
    await layHere(page, 'tales-of-glory', 2);
    for (let move = 0; move < 3; move += 1) await moveOnce(page);
    await awaited(page);
    await page.locator('summary[aria-label="Table"]').click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const file = readFileSync(await (await saving).path(), 'utf8');
    expect(file).toMatch(/^# seat 0: person You\n# seat 1: bot apprentice\n/);
    const commitment = /^commitment (\w+)$/m.exec(file)?.[1] ?? '';
    expect(commitment).not.toBe('');

    // What is kept here already is not kept twice.
    const table = page.url();
    await open(page, file);
    await page.getByRole('button', { name: 'Keep on this device' }).click();
    await expect(page).toHaveURL(table);
    const { line } = await awaited(page);

    await page.locator('summary[aria-label="Table"]').click();
    await page.getByRole('button', { name: 'Move to the server' }).click();
    await expect(page).toHaveURL(/\/table\/(?!here-)/);
    expect((await awaited(page)).line).toBeGreaterThanOrEqual(line);
    await expect(page.getByText('Begun on a device')).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const info = await (await page.request.get(`/api/tables/${id}`)).json();
    expect(info).toMatchObject({ brought: true, visibility: 'private', commitment });
    await moveOnce(page);

    await page.goto(table);
    await expect(page.locator('[data-offer]')).toHaveCount(0);
    await page.goto('/');
    await expect(page.locator('.mine li a')).toHaveCount(1);
  });

  test('that is foreign is kept on another device, bots and all, and goes on', async ({ page, another }) => {
    await layHere(page, 'pebbles', 2);
    await moveOnce(page);
    await page.locator('summary[aria-label="Table"]').click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const file = readFileSync(await (await saving).path(), 'utf8');
    const other = await another();
    await open(other, file);
    await other.getByRole('button', { name: 'Keep on this device' }).click();
    await expect(other).toHaveURL(/table\/here-/);
    const before = await awaited(other);
    await moveOnce(other);
    expect((await stand(other)).line).toBeGreaterThan(before.line);
    await playByClicks(other, 3);
    await expect(other.getByText('all fair.')).toBeVisible();
  });
});

async function open(page: import('@playwright/test').Page, record: string): Promise<void> {
  await page.goto('/replay');
  await page.getByLabel('or paste the text').fill(record);
  await page.getByRole('button', { name: 'Show the match' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
}
