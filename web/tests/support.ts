//! What all browser tests share: a running program, pages that may not complain, and ways to play.

import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable, TableInfo } from '../src/wire/api';

/** The program under test. */
export const PROGRAM = process.env['TAFEL_PROGRAM'] ?? '../target/release/tafel';

/** A browser context whose pages fail the test if they complain. */
async function watched(context: BrowserContext, complaints: string[]): Promise<void> {
  context.on('console', (message) => {
    // A test that does without the service worker hears of it from the browser.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} at ${message.location().url}`);
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  // Others are shown all at once, and nothing is asked twice, unless a test is about that.
  await context.addInitScript(() => {
    if (origin !== 'null' && localStorage.getItem('table') === null) localStorage.setItem('table', '{"pace":"off","asks":false}');
  });
}

export const test = base.extend<{ complaints: string[]; another: () => Promise<Page> }, { address: string }>({
  address: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tafel-page-'));
      const limits = ['--requests-per-second', '100000', '--messages-per-second', '100000', '--tables-per-person', '1000'];
      const program = spawn(PROGRAM, ['serve', '--addr', '127.0.0.1:0', '--database', `sqlite:${folder}/tables.db`, ...limits]);
      const address = await new Promise<string>((resolve, reject) => {
        program.stdout.on('data', (text: Buffer) => {
          const found = /http:\/\/\S+/.exec(String(text));
          if (found) resolve(found[0]);
        });
        program.on('exit', (code) => reject(new Error(`the program ended with ${code}`)));
      });
      await use(address);
      program.kill();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, use) => use(address),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      await watched(context, complaints);
      await use(complaints);
      expect(complaints, 'nothing is written to the console').toEqual([]);
    },
    { auto: true },
  ],
  // A second person, in a browser of their own.
  another: async ({ browser, address, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: address, locale: 'en-GB', viewport: { width: 1280, height: 800 } });
      contexts.push(context);
      await watched(context, complaints);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

/** Leaves out complaints that a test causes on purpose. */
export function forgive(complaints: string[], expected: string): void {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes(expected)));
}

/** The games that people play. */
export const GAMES = ['settlement', 'terra-mystica', 'tales-of-glory', 'guilds'] as const;

/** Makes a table by the API, as the person whose page it is. */
export async function table(page: Page, wish: NewTable): Promise<TableInfo> {
  const me = await page.request.get('/api/me');
  if ((await me.text()) === '' || (await me.json()) === null) {
    await page.request.post('/api/guests', { data: { name: 'Otter' } });
  }
  const made = await page.request.post('/api/tables', { data: wish });
  expect(made.ok(), await made.text()).toBe(true);
  return (await made.json()) as TableInfo;
}

/** One person against bots that move at once. */
export async function againstBots(page: Page, game: string, seats: number): Promise<TableInfo> {
  const bots = Array.from({ length: seats - 1 }, () => ({ bot: 'random' }));
  return table(page, { game, options: `seats ${seats}`, seats: ['me', ...bots], start: true });
}

/** Where the match stands, as the page knows it. */
export interface Stand {
  line: number;
  asked: boolean;
  over: boolean;
}

/** Reads where the match stands. */
export async function stand(page: Page): Promise<Stand> {
  const main = page.locator('main[data-line]');
  const [line, ask, over] = await main.evaluate((element) => [element.dataset['line'], element.dataset['ask'], element.dataset['over']] as const);
  return { line: Number(line), asked: ask !== undefined, over: over !== undefined };
}

/** Waits until something is asked or the match is over, and nothing is on its way. */
export async function awaited(page: Page): Promise<Stand> {
  await page.locator('main:is([data-ask], [data-over]):not([data-pending])').waitFor();
  return stand(page);
}

/** A number below `below`, the same in every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
