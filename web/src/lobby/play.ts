//! Play now: a table against bots, started at once.

import { usualSeats } from '../net/games.svelte';
import { request } from '../net/http';
import { person } from '../net/person.svelte';
import { place } from '../place.svelte';
import { toTable } from '../route';
import type { GameInfo, NewTable } from '../wire/api';

/** Makes a table and goes there. */
export async function make(table: NewTable): Promise<void> {
  await person.introduce();
  const made = await request('POST /tables', { body: table });
  place.go(toTable(made.id));
}

/** Starts a match against bots of a strength. */
export async function playNow(game: GameInfo, level: string): Promise<void> {
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => ({ bot: level }));
  await make({ game: game.id, seats: ['me', ...bots], visibility: 'private', start: true });
}
