//! Requests to the server: one function, one kind of failure.

import type { FailureCode } from '../text/failures';
import type { Failure } from '../wire/api';
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

const waits = new Waits();

async function call<Answer>(method: string, path: string, more: More = {}): Promise<Answer> {
  const text = await ask(method, path, more);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

/** What comes with a request. */
interface More {
  body?: unknown;
  signal?: AbortSignal;
}

async function ask(method: string, path: string, { body, signal }: More): Promise<string> {
  const request: RequestInit = { method, signal: signal ?? null };
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const what = `${method} ${path.split('?')[0]} ${request.body ?? ''}`;
  const left = waits.left(what, Date.now());
  if (left > 0) throw new Refusal('too-many', 'the server asked not to be asked yet', null, left);
  const response = await fetch(`/api${path}`, request).catch((failure: unknown) => {
    if (signal?.aborted) throw failure;
    throw new Refusal('offline', 'the server was not reached');
  });
  const text = await response.text();
  if (response.ok) return text;
  const wait = Number(response.headers.get('retry-after')) || null;
  if (wait !== null) waits.note(what, wait, Date.now());
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const failure = isJson ? (JSON.parse(text) as Failure) : null;
  throw new Refusal(failure?.code ?? 'internal', failure?.message ?? response.statusText, failure?.rule ?? null, wait);
}

/** Reads something; a signal lets go of it. */
export const get = <Answer>(path: string, signal?: AbortSignal) => call<Answer>('GET', path, signal ? { signal } : {});
export const post = <Answer>(path: string, body?: unknown) => call<Answer>('POST', path, { body });
export const put = <Answer>(path: string, body?: unknown) => call<Answer>('PUT', path, { body });
export const patch = <Answer>(path: string, body?: unknown) => call<Answer>('PATCH', path, { body });
export const remove = <Answer>(path: string) => call<Answer>('DELETE', path);
/** What is not JSON: records. */
export const getText = (path: string) => ask('GET', path, {});
