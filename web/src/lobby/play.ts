//! Play now: a table against bots, started at once; at the server or, where none is reached, on this machine.

import { canPlayHere } from '../here/engine';
import { usualSeats } from '../net/games.svelte';
import { Refusal, request } from '../net/http';
import { person } from '../net/person.svelte';
import { place } from '../place.svelte';
import { toTable } from '../route';
import type { GameInfo, NewTable, TableInfo } from '../wire/api';

/** Makes a table and goes there. */
export async function make(table: NewTable): Promise<void> {
  await person.introduce();
  go(await request('POST /tables', { body: table }));
}

/** Makes a table on this machine and goes there. */
export async function makeHere(table: NewTable): Promise<void> {
  const { answer } = await import('../here/routes');
  go((await answer('POST /tables', { body: table })) as TableInfo);
}

/** Makes a table and goes there: at the server or, where none is reached, on this machine. */
export async function makeAnywhere(table: NewTable): Promise<void> {
  try {
    await make(table);
  } catch (refusal) {
    if (!canPlayHere || !(refusal instanceof Refusal) || refusal.code !== 'offline') throw refusal;
    await makeHere(table);
  }
}

/** Starts a match against bots of a strength. */
export async function playNow(game: GameInfo, level: string): Promise<void> {
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => ({ bot: level }));
  await makeAnywhere({ game: game.id, seats: ['me', ...bots], visibility: 'private', start: true });
}

function go(made: TableInfo): void {
  place.go(toTable(made.id));
}
