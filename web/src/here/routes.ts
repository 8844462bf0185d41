//! What a server answers about tables, answered by this machine. Where there is no server at all, this is all there is.

import { Refusal } from '../net/http';
import { person } from '../net/person.svelte';
import type { Hint, Me, NewTable, TableInfo } from '../wire/api';
import type { Routes } from '../wire/routes';
import { Engine, EngineFailure } from './engine';
import { NOBODY_ELSE, newSeed } from './id';
import { all, find, type Kept } from './store';
import { info, make, tableOf } from './table';

type Ask<Route extends keyof Routes> = Omit<Routes[Route], 'answer'> & { signal?: AbortSignal };
type Answers = { [Route in keyof Routes]?: (ask: Ask<Route>) => Promise<Routes[Route]['answer']> };

/** Who advises, unless somebody else is asked for. */
const ADVISER = 'master';
/** Who plays on for somebody who leaves. */
const STAND_IN = 'expert';

/** For questions that belong to no table that is open. */
const desk = new Engine();

const me = (): string => person.me?.id ?? NOBODY_ELSE;

const answers: Answers = {
  'GET /games': () => desk.call('games'),
  'GET /me': async () => somebody(),
  'GET /about': async () => ({ sign_in_with: null }),
  'GET /me/tables': () => tables(),
  'GET /matches': async () => [],
  'GET /tables': async () => [],
  'POST /tables': ({ body }) => lay(body),
  'POST /replay': ({ body }) => desk.call('read', body.record, body.viewer ?? '-'),
  'GET /tables/{id}': async ({ path }) => info(await kept(path.id), me()),
  'GET /tables/{id}/position': async ({ path, query }) => (await tableOf(path.id)).position(query?.seat ?? null, null),
  'GET /tables/{id}/record': async ({ path }) => (await tableOf(path.id)).engine.call('record'),
  'GET /tables/{id}/replay': async ({ path, query }) => (await tableOf(path.id)).engine.call('replay', query?.viewer ?? '-'),
  'GET /tables/{id}/hint': ({ path, query, signal }) => advice(path.id, query?.seat ?? 0, query?.level ?? ADVISER, signal ?? null),
  'POST /tables/{id}/resign': async ({ path, body }) => {
    const table = await tableOf(path.id);
    await table.standIn(body.seat ?? 0, STAND_IN);
    return { line: table.kept.lines.length };
  },
  'POST /tables/{id}/rematch': async ({ path }) => again(await kept(path.id)),
};

/** Answers a request without a server. */
export async function answer(route: string, ask: unknown): Promise<unknown> {
  const known = answers[route as keyof Routes] as ((ask: unknown) => Promise<unknown>) | undefined;
  if (!known) throw new Refusal('offline', 'this needs a server');
  try {
    return await known(ask);
  } catch (failure) {
    if (failure instanceof EngineFailure) throw new Refusal(failure.refused?.code ?? 'faulty-record', failure.message);
    throw failure;
  }
}

/** The tables of this machine, as lists show them. */
export async function tables(): Promise<TableInfo[]> {
  return (await all()).map((table) => info(table, me()));
}

/** Those of them that wait for somebody at this machine. */
export async function waiting(): Promise<string[]> {
  const waits = ({ awaited, seats, overAt }: Kept) => overAt === null && awaited.some((seat) => seats[seat]?.bot === null);
  return (await all()).filter(waits).map(({ id }) => id);
}

function somebody(): Me {
  return { id: NOBODY_ELSE, name: '', login: null, account: false, recovery: false };
}

async function kept(id: string): Promise<Kept> {
  const table = await find(id);
  if (!table) throw new Refusal('not-found', 'there is no such table here');
  return table;
}

async function lay(wish: NewTable): Promise<TableInfo> {
  const [options] = await desk.call('agree', wish.game, wish.options ?? '');
  const name = person.me?.name ?? '';
  const seats = (wish.seats ?? []).map((seat) => (typeof seat === 'string' ? { name, bot: null } : { name: '', bot: seat.bot }));
  const from = wish.from ? await desk.call('takeOver', wish.from.record, wish.from.lines) : null;
  const lines = from?.lines ?? [];
  const made = await make({ game: wish.game, options: from?.options ?? options, seats, inherited: lines.length, lines });
  return info(made, me());
}

async function again(before: Kept): Promise<TableInfo> {
  if (before.rematch !== null) return info(await kept(before.rematch), me());
  const { game, options, seats } = before;
  const made = await make({ game, options, seats, inherited: 0, lines: [] });
  await (await tableOf(before.id)).rematch(made.id);
  return info(made, me());
}

async function advice(id: string, seat: number, level: string, signal: AbortSignal | null): Promise<Hint> {
  const table = await tableOf(id);
  const { view, ask } = await table.position(seat, null);
  if (ask === null) throw new Refusal('not-your-turn', 'the table waits for somebody else');
  const adviser = new Engine();
  signal?.addEventListener('abort', () => adviser.stop());
  try {
    return { ask, moves: await adviser.call('advise', table.kept.game, seat, JSON.stringify(view), level, newSeed()) };
  } finally {
    adviser.stop();
  }
}
