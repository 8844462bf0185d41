//! Requests to the server: one function, one kind of failure.

import type { Failure } from '../wire/api';

/** Why the server did not answer as wished; `offline` if it was not reached. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const text = await ask(method, path, body);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

async function ask(method: string, path: string, body?: unknown): Promise<string> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, request).catch(() => {
    throw new Refusal('offline', 'the server was not reached');
  });
  const text = await response.text();
  if (response.ok) return text;
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const failure = isJson ? (JSON.parse(text) as Failure) : null;
  throw new Refusal(failure?.code ?? 'internal', failure?.message ?? response.statusText, failure?.rule ?? null);
}

export const get = <Answer>(path: string) => call<Answer>('GET', path);
export const post = <Answer>(path: string, body?: unknown) => call<Answer>('POST', path, body);
export const put = <Answer>(path: string, body?: unknown) => call<Answer>('PUT', path, body);
export const patch = <Answer>(path: string, body?: unknown) => call<Answer>('PATCH', path, body);
export const remove = <Answer>(path: string) => call<Answer>('DELETE', path);
/** What is not JSON: records. */
export const getText = (path: string) => ask('GET', path);
