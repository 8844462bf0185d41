//! The reader's tables, kept up to date, in the order in which the server puts them: where it is the reader's move, by whose
//! deadline comes first.

import { ofFiles } from '../edition';
import { canPlayHere } from '../here/engine';
import { UNKNOWN } from '../here/id';
import { follow } from '../net/events';
import { sentence } from '../net/failure';
import { Refusal, request } from '../net/http';
import { person } from '../net/person.svelte';
import type { Me, MyTable, Shelf, TableInfo } from '../wire/api';

/** Bots move fast: their news are collected for so long. */
const GATHER_MS = 250;
/** How many tables the server lists at once where there are pages. */
const PAGE = 50;

/** The seats that a person has at a table. */
export function ownSeats(table: Pick<TableInfo, 'seats'>, me: Me | null): number[] {
  return table.seats.flatMap(({ player }, seat) => (player !== null && player === (me?.id ?? UNKNOWN) ? [seat] : []));
}

/** What can be done with an own table beside playing: a running match is left to a bot from the table itself. */
export function canLeave(table: Pick<TableInfo, 'status' | 'seats'>, me: Me | null): boolean {
  return table.status === 'gathering' && ownSeats(table, me).length > 0;
}

export class MyTables {
  /** All that are not over and not put away. */
  list: MyTable[] = $state.raw([]);
  /** Those of the other shelves, as they are looked through. */
  #kept: MyTable[] = $state.raw([]);
  shelf: Shelf = $state('current');
  game: string | null = $state(null);
  /** Whether there are more on this shelf. */
  more = $state(false);
  /** Whether this device keeps tables, finished ones too: then there are shelves without an account. */
  anyHere = $state(false);
  failure: string | null = $state(null);
  readonly shown: MyTable[] = $derived(
    this.shelf === 'current' ? this.list.filter(({ game }) => this.game === null || game === this.game) : this.#kept,
  );
  #soon: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly me: Me | null) {}

  /** Reads the list, and again whenever a table changes; the answer ends that. */
  follow(): () => void {
    void this.#read();
    const again = () => {
      this.#soon ??= setTimeout(() => void this.#read(), GATHER_MS);
    };
    const deaf = this.me ? follow(null, again) : null;
    return () => {
      deaf?.();
      if (this.#soon) clearTimeout(this.#soon);
    };
  }

  /** Looks at another shelf, or at one game alone. */
  look(shelf: Shelf, game: string | null): void {
    this.shelf = shelf;
    this.game = game;
    this.#kept = [];
    void this.#read();
  }

  /** Those that come after the last that is shown. */
  async further(): Promise<void> {
    const last = this.#kept.at(-1);
    if (!last) return;
    const next = await this.#page(last.over_at ?? last.created_at);
    this.#kept = [...this.#kept, ...next];
  }

  /** Puts a table away, or takes it out again. */
  async archive(table: MyTable): Promise<void> {
    const path = { id: table.id };
    await this.#try(() =>
      table.archived
        ? request('DELETE /me/tables/{id}/archive', { path })
        : request('PUT /me/tables/{id}/archive', { path }),
    );
  }

  /** Gives up all own seats at a table that has not started. */
  async leave(table: MyTable): Promise<void> {
    await this.#try(async () => {
      for (const seat of ownSeats(table, this.me)) {
        await request('DELETE /tables/{id}/seats/{seat}', { path: { id: table.id, seat } });
      }
    });
  }

  async #try(deed: () => Promise<unknown>): Promise<void> {
    this.failure = null;
    try {
      await deed();
    } catch (refusal) {
      this.failure = sentence(refusal);
    }
    await this.#read();
  }

  async #read(): Promise<void> {
    this.#soon = null;
    try {
      this.list = await tables({});
      this.anyHere = canPlayHere && (await (await import('../here/routes')).areAny());
      if (this.shelf !== 'current') this.#kept = await this.#page(null);
      else this.more = false;
    } catch (refusal) {
      // Otherwise the list stays as it was; the next event reads it again.
      if (refusal instanceof Refusal && refusal.code === 'not-signed-in') person.me = null;
    }
  }

  async #page(before: number | null): Promise<MyTable[]> {
    const page = await tables({ shelf: this.shelf, game: this.game, before });
    this.more = page.length >= PAGE;
    return page;
  }
}

/** The reader's tables, at the server and on this machine. */
async function tables(query: { shelf?: Shelf; game?: string | null; before?: number | null }): Promise<MyTable[]> {
  const here = canPlayHere && !ofFiles ? await (await import('../here/routes')).tables(query) : [];
  // Nobody is known to the server by sitting at a table of this device.
  const asked = person.me === null && !ofFiles ? Promise.resolve([]) : request('GET /me/tables', { query });
  const there = await asked.catch((refusal: unknown) => {
    if (here.length > 0 && refusal instanceof Refusal && refusal.code === 'offline') return [];
    throw refusal;
  });
  const waits = ({ my_move }: MyTable) => my_move;
  return [...there.filter(waits), ...here.filter(waits), ...there.filter((table) => !waits(table)), ...here.filter((table) => !waits(table))];
}
