//! Play now: a table against bots, started at once.

import { usualSeats } from '../net/games.svelte';
import { request } from '../net/http';
import { person } from '../net/person.svelte';
import { place } from '../place.svelte';
import { toTable } from '../route';
import type { GameInfo, NewTable } from '../wire/api';
import { usualLevel } from './level';

/** Makes a table and goes there. */
export async function make(table: NewTable): Promise<void> {
  await person.introduce();
  const made = await request('POST /tables', { body: table });
  place.go(toTable(made.id));
}

/** Starts a match against bots. */
export async function playNow(game: GameInfo): Promise<void> {
  const bots = Array.from({ length: usualSeats(game) - 1 }, () => ({ bot: usualLevel(game) }));
  await make({ game: game.id, seats: ['me', ...bots], visibility: 'private', start: true });
}
