//! What is looked for among the open tables, as the address of the first screen says it: a reload shows the same.

import type { Routes } from '../wire/routes';

type Query = NonNullable<Routes['GET /tables']['query']>;

/** What is looked for, and how many pages of it are shown. */
export interface Search {
  game: string | null;
  /** Letters of a player's name. */
  name: string;
  free: boolean;
  pages: number;
}

/** Everything, from the beginning. */
export const ALL: Search = { game: null, name: '', free: false, pages: 1 };
/** The longest name that the server looks for. */
export const LONGEST_NAME = 32;
/** More than these are read again by `more`, not on a reload. */
const MOST_PAGES = 10;

/** Reads an address. */
export function read(query: URLSearchParams): Search {
  const pages = Number(query.get('pages') ?? 1);
  return {
    game: query.get('game') || null,
    name: (query.get('name') ?? '').slice(0, LONGEST_NAME),
    free: query.has('free'),
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MOST_PAGES) : 1,
  };
}

/** Writes it; nothing for what is usual. */
export function write({ game, name, free, pages }: Search): string {
  const query = new URLSearchParams();
  if (game !== null) query.set('game', game);
  if (name !== '') query.set('name', name);
  if (free) query.set('free', '1');
  if (pages > 1) query.set('pages', String(pages));
  return query.size > 0 ? `?${query}` : '';
}

/** What the server is asked for: one page, after the last table of the one before. */
export function asked({ game, name, free }: Search, after: string | null): Query {
  return { game, search: name.trim() || null, free: free || null, after };
}

/** Whether two searches find the same, however many pages of it are shown. */
export function same(one: Search, other: Search): boolean {
  return one.game === other.game && one.name.trim() === other.name.trim() && one.free === other.free;
}
