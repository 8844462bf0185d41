//! Matches that were played: looked at, and tables that go on from one of their lines.

import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { awaited, table } from './support';

/** The text of a recorded match of a game. */
export const recordOf = (game: string, file: string) => readFileSync(`../crates/games/${game}/tests/records/${file}.rec`, 'utf8');

/** How many lines of play a record has. */
export const linesOf = (record: string) => record.match(/^(\d|\*) /gm)?.length ?? 0;

/** Shows a record as a replay; tells how many lines it has. */
export async function openRecord(page: Page, record: string): Promise<number> {
  await page.goto('/replay');
  await page.getByLabel('or paste the text').fill(record);
  await page.getByRole('button', { name: 'Show the match' }).click();
  const slider = page.getByRole('slider');
  await page.locator('main .board [data-id]').first().waitFor();
  return Number(await slider.getAttribute('max'));
}

/** A table that goes on from a line of a record, where the first seat is the reader's; tells its id. */
export async function sitAt(page: Page, game: string, record: string, lines: number): Promise<string> {
  const seats = Number(/seats (\d)/.exec(record)?.[1]);
  const others = Array.from({ length: seats - 1 }, () => ({ bot: 'random' }));
  const { id } = await table(page, { game, seats: ['me', ...others], start: true, from: { record, lines } });
  await page.goto(`/table/${id}`);
  await awaited(page);
  const known = page.getByRole('button', { name: 'Got it' });
  if (await known.isVisible()) await known.click();
  return id;
}
