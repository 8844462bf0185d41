//! The page's addresses: what each path shows.

import { read, write, type Search } from './lobby/search';
import { LONGEST_PACKED } from './replay/packed';

/** A screen, with what its address says. */
export type Route =
  | { screen: 'home'; search: Search }
  | { screen: 'new'; game: string }
  | { screen: 'guide'; game: string }
  | { screen: 'table'; id: string; link: string | null }
  | { screen: 'replay'; id: string | null; link: string | null; line: number | null; /** A record in the address itself. */ packed: string | null }
  | { screen: 'embed'; packed: string; line: number | null }
  | { screen: 'rules'; game: string; part: 'rules' | 'components'; rule: string | null }
  | { screen: 'edition'; game: string }
  | { screen: 'account'; back: string | null; failed: string | null }
  | { screen: 'missing' };

/** Reads an address. */
export function parse({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Route {
  const [head = '', ...rest] = pathname.split('/').filter((part) => part !== '').map(decodeURIComponent);
  const [first = null, second = null] = rest;
  const query = new URLSearchParams(search);
  const failed = failedSignIn(pathname, query);
  if (failed !== null) return failed;
  if (rest.length > 2) return { screen: 'missing' };
  if (head === '') return { screen: 'home', search: read(query) };
  if (head === 'account' && first === null) return { screen: 'account', back: ours(query.get('return')), failed: null };
  if (head === 'new' && first !== null) return { screen: 'new', game: first };
  if (head === 'guide' && first !== null && second === null) return { screen: 'guide', game: first };
  if (head === 'table' && first !== null) return { screen: 'table', id: first, link: query.get('link') };
  if (head === 'replay') {
    const within = inFragment(hash);
    if (within) return first === null ? { screen: 'replay', id: null, link: null, ...within } : { screen: 'missing' };
    const line = Number(hash.slice(1) || Number.NaN);
    return { screen: 'replay', id: first, link: query.get('link'), line: Number.isInteger(line) ? line : null, packed: null };
  }
  if (head === 'embed' && first === null) {
    const within = inFragment(hash);
    return within ? { screen: 'embed', ...within } : { screen: 'missing' };
  }
  if (head === 'rules' && first !== null && (second === null || second === 'components')) {
    return { screen: 'rules', game: first, part: second ?? 'rules', rule: hash.slice(1) || null };
  }
  if (head === 'edition' && first !== null && second === null) return { screen: 'edition', game: first };
  return { screen: 'missing' };
}

/** A record in the address, and the line that is meant. */
function inFragment(hash: string): { packed: string; line: number | null } | null {
  const [, packed, line] = /^#m=([\w-]+)(?:&at=(\d{1,6}))?$/.exec(hash) ?? [];
  return packed === undefined || packed.length > LONGEST_PACKED ? null : { packed, line: line === undefined ? null : Number(line) };
}

const fragment = (packed: string, line: number | null) => `#m=${packed}${line === null ? '' : `&at=${line}`}`;

/** Where the browser comes back from a sign-in elsewhere that failed, the server says so by a word. It is told where one
 *  can try again, and from there the way leads on to where the reader was. */
function failedSignIn(pathname: string, query: URLSearchParams): Route | null {
  const failed = query.get('sign-in');
  if (failed === null || !/^[a-z-]{1,32}$/.test(failed)) return null;
  query.delete('sign-in');
  const back = pathname === '/account' ? query.get('return') : `${pathname}${query.size > 0 ? `?${query}` : ''}`;
  return { screen: 'account', back: ours(back), failed };
}

/** An address on this page, and on no other: whoever wrote the link must not lead the reader elsewhere. */
function ours(address: string | null): string | null {
  return address !== null && /^\/(?![/\\])/.test(address) ? address : null;
}

/** Writes an address. */
export function path(route: Exclude<Route, { screen: 'missing' }>): string {
  const word = encodeURIComponent;
  switch (route.screen) {
    case 'home':
      return `/${write(route.search)}`;
    case 'new':
      return `/new/${word(route.game)}`;
    case 'guide':
      return `/guide/${word(route.game)}`;
    case 'table':
      return `/table/${word(route.id)}${route.link ? `?link=${word(route.link)}` : ''}`;
    case 'embed':
      return `/embed${fragment(route.packed, route.line)}`;
    case 'replay':
      if (route.packed !== null) return `/replay${fragment(route.packed, route.line)}`;
      return `/replay${route.id ? `/${word(route.id)}` : ''}${route.link ? `?link=${word(route.link)}` : ''}${route.line === null ? '' : `#${route.line}`}`;
    case 'rules':
      return `/rules/${word(route.game)}${route.part === 'components' ? '/components' : ''}${route.rule ? `#${route.rule}` : ''}`;
    case 'edition':
      return `/edition/${word(route.game)}`;
    case 'account':
      return `/account${route.back === null ? '' : `?return=${word(route.back)}`}`;
  }
}

export const toTable = (id: string, link: string | null = null) => path({ screen: 'table', id, link });
export const toReplay = (id: string | null, link: string | null = null) =>
  path({ screen: 'replay', id, link, line: null, packed: null });
export const toPacked = (packed: string, line: number | null) => path({ screen: 'replay', id: null, link: null, line, packed });
export const toEmbed = (packed: string, line: number | null) => path({ screen: 'embed', packed, line });
export const toRules = (game: string, rule: string | null = null) =>
  path({ screen: 'rules', game, part: 'rules', rule });
export const toComponents = (game: string) =>
  path({ screen: 'rules', game, part: 'components', rule: null });
export const toAccount = (back: string | null) => path({ screen: 'account', back, failed: null });
export const toGuide = (game: string) => path({ screen: 'guide', game });
export const toEdition = (game: string) => path({ screen: 'edition', game });
export const toNew = (game: string) => path({ screen: 'new', game });
