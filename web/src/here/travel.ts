//! Tables come to this machine as records, and leave it for a server.

import { Refusal, request } from '../net/http';
import { person } from '../net/person.svelte';
import { reader } from '../text/language.svelte';
import type { TableInfo } from '../wire/api';
import { desk } from './desk';
import { EngineFailure } from './engine';
import { me } from './id';
import { seatsOf, seatsThere, withSeats } from './record';
import { all } from './store';
import { info, make, tableOf } from './table';

/** Keeps a record as a table of this machine. Where it holds its seed, it goes on with that, so that its promise stands. What
 *  is kept already is not kept twice. */
export async function takeIn(record: string): Promise<TableInfo> {
  try {
    return await takenIn(record);
  } catch (failure) {
    if (failure instanceof EngineFailure) throw new Refusal('faulty-record', failure.message);
    throw failure;
  }
}

async function takenIn(record: string): Promise<TableInfo> {
  const { game, options, inherited, lines, seed } = await desk.call('unpack', record);
  const known = (await all()).find((kept) => kept.seed === seed && lines.every((line, at) => kept.lines[at] === line));
  if (known) return info(known, me());
  const [, count] = await desk.call('agree', game, options);
  const levels = (await desk.call('games')).find(({ id }) => id === game)?.levels ?? [];
  const seats = seatsOf(record, count, levels, reader.text.here.you);
  return info(await make({ game, options, seats, inherited, lines, seed }), me());
}

/** The record of a table of this machine as a file, from which it can be taken in anywhere. */
export async function file(id: string): Promise<string> {
  const table = await tableOf(id);
  return withSeats(await table.engine.call('record'), table.kept.seats);
}

/** Moves a table to the server, which checks every line and keeps its promise; then it is not on this machine any more. */
export async function moveAway(id: string): Promise<TableInfo> {
  await person.introduce();
  const table = await tableOf(id);
  return table.move((record) => request('POST /tables/brought', { body: { record, seats: seatsThere(table.kept.seats) } }));
}
