//! What a server answers about tables, answered by this machine. Where there is no server at all, this is all there is.

import { Refusal } from '../net/http';
import { person } from '../net/person.svelte';
import { reader } from '../text/language.svelte';
import type { Hint, Me, MyTable, NewSeat, NewTable, TableInfo, WhyNot } from '../wire/api';
import type { Routes } from '../wire/routes';
import { desk } from './desk';
import { Engine, EngineFailure } from './engine';
import { UNKNOWN, me, newSeed } from './id';
import { all, change, find, type Chair, type Kept } from './store';
import { info, make, row, tableOf } from './table';
import { file } from './travel';

type Ask<Route extends keyof Routes> = Omit<Routes[Route], 'answer'> & { signal?: AbortSignal };
type Answers = { [Route in keyof Routes]?: (ask: Ask<Route>) => Promise<Routes[Route]['answer']> };

/** Who advises, unless somebody else is asked for. */
const ADVISER = 'master';
/** Who plays on for somebody who leaves. */
const STAND_IN = 'expert';

const answers: Answers = {
  'GET /games': () => desk.call('games'),
  'GET /me': async () => somebody(),
  'GET /about': async () => ({ sign_in_with: null }),
  'GET /me/tables': ({ query }) => tables(query ?? {}),
  'PUT /me/tables/{id}/archive': ({ path }) => archive(path.id, true),
  'DELETE /me/tables/{id}/archive': ({ path }) => archive(path.id, false),
  'GET /matches': async () => [],
  'GET /tables': async () => [],
  'POST /tables': ({ body }) => lay(body),
  'POST /replay': ({ body }) => desk.call('read', body.record, body.viewer ?? '-'),
  'GET /tables/{id}': async ({ path }) => info(await kept(path.id), me()),
  'GET /tables/{id}/position': async ({ path, query }) => (await tableOf(path.id)).position(query?.seat ?? null, null),
  'GET /tables/{id}/record': ({ path }) => file(path.id),
  'GET /tables/{id}/replay': async ({ path, query }) => (await tableOf(path.id)).engine.call('replay', query?.viewer ?? '-'),
  'GET /tables/{id}/hint': ({ path, query, signal }) => advice(path.id, query?.seat ?? 0, query?.level ?? ADVISER, signal ?? null),
  'GET /tables/{id}/why': ({ path, query }) => obstacles(path.id, query?.seat ?? 0, query?.moves ?? ''),
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

/** The tables of this machine on one shelf, those first that wait, then the latest. */
export async function tables({ shelf, game, before }: { shelf?: string | null; game?: string | null; before?: number | null }): Promise<MyTable[]> {
  if (before != null) return [];
  const rows = (await all()).map((table) => row(table, me()));
  const onShelf = ({ archived, over_at }: MyTable) => (archived ? 'archived' : over_at === null ? 'current' : 'over') === (shelf ?? 'current');
  return rows
    .filter((table) => onShelf(table) && (game == null || table.game === game))
    .toSorted((a, b) => Number(b.my_move) - Number(a.my_move) || b.changed_at - a.changed_at);
}

/** Whether there is any table on this machine, on whichever shelf. */
export const areAny = async (): Promise<boolean> => (await all()).length > 0;

async function archive(id: string, archived: boolean): Promise<null> {
  await change((await kept(id)).id, { archived });
  return null;
}

function somebody(): Me {
  return { id: UNKNOWN, name: '', login: null, account: false, recovery: false };
}

async function kept(id: string): Promise<Kept> {
  const table = await find(id);
  if (!table) throw new Refusal('not-found', 'there is no such table here');
  return table;
}

async function lay(wish: NewTable): Promise<TableInfo> {
  const [options, count] = await desk.call('agree', wish.game, wish.options ?? '');
  const from = wish.from ? await desk.call('takeOver', wish.from.record, wish.from.lines) : null;
  const lines = from?.lines ?? [];
  const wished: NewSeat[] = wish.seats ?? Array.from({ length: count }, () => 'me');
  const made = await make({ game: from?.game ?? wish.game, options: from?.options ?? options, seats: wished.map(chair), inherited: lines.length, lines, seed: null });
  return info(made, me());
}

function chair(seat: NewSeat): Chair {
  if (typeof seat === 'object' && 'bot' in seat) return { person: null, bot: seat.bot, stoodIn: false };
  const named = typeof seat === 'object' ? seat.named : (person.me?.name ?? '');
  return { person: named === '' ? reader.text.here.you : named, bot: null, stoodIn: false };
}

async function again(before: Kept): Promise<TableInfo> {
  if (before.rematch !== null) return info(await kept(before.rematch), me());
  const { game, options } = before;
  const seats = before.seats.map((one) => (one.person === null ? one : { ...one, bot: null, stoodIn: false }));
  const made = await make({ game, options, seats, inherited: 0, lines: [], seed: null });
  await (await tableOf(before.id)).rematch(made.id);
  return info(made, me());
}

/** Why a seat cannot make each of some moves. */
async function obstacles(id: string, seat: number, moves: string): Promise<WhyNot[]> {
  const { engine } = await tableOf(id);
  const named = moves.split(';').map((move) => move.trim()).filter((move) => move !== '');
  return Promise.all(named.map(async (move) => ({ move, refused: await engine.call('why', seat, move) })));
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
