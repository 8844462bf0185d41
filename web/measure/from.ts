//! Tables that go on from a recorded match.

import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Replayed, TableInfo } from '../src/wire/api';

/** A table that goes on from a recorded match where seat 0 decides, about so far into the match. */
export async function from(page: Page, game: string, file: string, part: number): Promise<TableInfo> {
  const record = readFileSync(`../crates/games/${game}/tests/records/${file}.rec`, 'utf8');
  const { frames, seats } = (await (await page.request.post('/api/replay', { data: { record } })).json()) as Replayed;
  const lines = frames.findIndex(({ awaited: [seat, ...others] }, at) => at >= frames.length * part && seat === 0 && others.length === 0);
  await page.request.post('/api/guests', { data: { name: 'Otter' } });
  const chairs = ['me', ...Array.from({ length: seats - 1 }, () => ({ bot: 'random' }))];
  const made = await page.request.post('/api/tables', { data: { game, seats: chairs, start: true, from: { record, lines } } });
  return (await made.json()) as TableInfo;
}
