//! Open tables, page by page.

import { sentence } from '../net/failure';
import { request } from '../net/http';
import type { TableInfo } from '../wire/api';
import { asked, same, type Search } from './search';

/** How many tables the server lists at once. */
const PAGE = 50;

export class OpenTables {
  list: TableInfo[] = $state.raw([]);
  /** Whether there may be more than are shown. */
  more = $state(false);
  busy = $state(false);
  failure: string | null = $state(null);
  #shown: Search | null = null;
  #reading: AbortController | null = null;

  /** Shows what is looked for. For further pages of the same, only those are asked for. */
  async show(search: Search): Promise<void> {
    this.#reading?.abort();
    const { signal } = (this.#reading = new AbortController());
    const goesOn = this.#shown !== null && same(this.#shown, search) && search.pages > this.#shown.pages;
    let found = goesOn ? this.list : [];
    let pages = goesOn && this.#shown ? this.#shown.pages : 0;
    this.busy = true;
    this.failure = null;
    try {
      let last: TableInfo[];
      do {
        last = await request('GET /tables', { query: asked(search, found.at(-1)?.id ?? null), signal });
        if (signal.aborted) return;
        found = [...found, ...last];
        pages += 1;
      } while (pages < search.pages && last.length === PAGE);
      this.list = found;
      this.more = last.length === PAGE;
      this.#shown = search;
    } catch (refusal) {
      if (signal.aborted) return;
      this.failure = sentence(refusal);
    }
    this.busy = false;
  }

  leave(): void {
    this.#reading?.abort();
  }
}
