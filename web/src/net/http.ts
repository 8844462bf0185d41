//! Requests to the server: one function, one kind of failure. Which routes there are, what they take and what they answer the
//! server says (`wire/routes.ts`).

import { ofFiles } from '../edition';
import { isHere } from '../here/id';
import type { FailureCode } from '../text/failures';
import type { Failure } from '../wire/api';
import type { Routes } from '../wire/routes';
import { Waits } from './waits';

/** Why the server did not answer as wished; `offline` if it was not reached. */
export class Refusal extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly rule: string | null = null,
    /** Seconds after which it may be asked again, where the server says so. */
    readonly wait: number | null = null,
  ) {
    super(message);
  }
}

/** What goes with a request; a signal lets go of it. */
type Wish<Route extends keyof Routes> = Omit<Routes[Route], 'answer'> & { signal?: AbortSignal };
/** What a place in the address may be called by. */
type Word = string | number | boolean | null | undefined;
/** The same, for any route. */
interface AnyWish {
  path?: Record<string, Word>;
  query?: Record<string, Word>;
  body?: unknown;
  signal?: AbortSignal;
}

const waits = new Waits();

/** Asks the server for something, or to do something: `request('GET /tables/{id}', { path: { id } })`. */
export async function request<Route extends keyof Routes>(
  route: Route,
  ...[wish]: object extends Wish<Route> ? [Wish<Route>?] : [Wish<Route>]
): Promise<Routes[Route]['answer']> {
  return (await ask(route, wish ?? {})) as Routes[Route]['answer'];
}

async function ask(route: string, wish: AnyWish): Promise<unknown> {
  if (ofFiles || isHere(String(wish.path?.['id'] ?? ''))) return (await import('../here/routes')).answer(route, wish);
  const { path = {}, query = {}, body, signal } = wish;
  const [method = '', pattern = ''] = route.split(' ');
  const place = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const init: RequestInit = { method, signal: signal ?? null };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const what = `${method} ${place} ${init.body ?? ''}`;
  const left = waits.left(what, Date.now());
  if (left > 0) throw new Refusal('too-many', 'the server asked not to be asked yet', null, left);
  const response = await fetch(`/api${place}${written(query)}`, init).catch((failure: unknown) => {
    if (signal?.aborted) throw failure;
    throw new Refusal('offline', 'the server was not reached');
  });
  const answer = await content(response);
  if (response.ok) return answer;
  const wait = Number(response.headers.get('retry-after')) || null;
  if (wait !== null) waits.note(what, wait, Date.now());
  const failure = typeof answer === 'object' ? (answer as Failure | null) : null;
  throw new Refusal(failure?.code ?? 'internal', failure?.message ?? response.statusText, failure?.rule ?? null, wait);
}

/** JSON is read; records and event streams are text; nothing is `null`. */
async function content(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  return response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as unknown) : text;
}

/** The query of an address; what is not said is left out. */
export function written(query: Record<string, Word>): string {
  const said = Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
  return said.length > 0 ? `?${new URLSearchParams(said)}` : '';
}
