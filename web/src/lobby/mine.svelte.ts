//! The reader's tables, kept up to date: those that wait for the reader come first.

import { follow } from '../net/events';
import { Refusal, request } from '../net/http';
import { person } from '../net/person.svelte';
import type { Me, TableInfo, TableStatus } from '../wire/api';

const ORDER: Record<TableStatus, number> = { playing: 1, gathering: 2, over: 3 };
/** Of how many running tables it is asked whether they wait for the reader. */
const MOST_ASKED = 12;
/** Bots move fast: their news are collected for so long. */
const GATHER_MS = 250;

/** Those that wait for the reader, then running, gathering and finished ones; the latest first. */
export function sorted(tables: readonly TableInfo[], waiting: ReadonlySet<string>): TableInfo[] {
  const rank = ({ id, status }: TableInfo) => (waiting.has(id) ? 0 : ORDER[status]);
  const time = ({ created_at, over_at }: TableInfo) => over_at ?? created_at;
  return tables.toSorted((a, b) => rank(a) - rank(b) || time(b) - time(a));
}

/** The seats that a person has at a table. */
export function ownSeats(table: Pick<TableInfo, 'seats'>, me: Me | null): number[] {
  return table.seats.flatMap(({ player }, seat) => (me && player === me.id ? [seat] : []));
}

export class MyTables {
  #tables: TableInfo[] = $state.raw([]);
  waiting: ReadonlySet<string> = $state.raw(new Set<string>());
  readonly list: TableInfo[] = $derived(sorted(this.#tables, this.waiting));
  #soon: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly me: Me) {}

  /** Reads the list, and again whenever a table changes; the answer ends that. */
  follow(): () => void {
    void this.#read();
    const deaf = follow(null, () => {
      this.#soon ??= setTimeout(() => void this.#read(), GATHER_MS);
    });
    return () => {
      deaf();
      if (this.#soon) clearTimeout(this.#soon);
    };
  }

  async #read(): Promise<void> {
    this.#soon = null;
    try {
      this.#tables = await request('GET /me/tables');
      const running = this.#tables.filter(({ status }) => status === 'playing').slice(0, MOST_ASKED);
      const asked = await Promise.all(running.map(async (table) => ((await this.#awaits(table)) ? [table.id] : [])));
      this.waiting = new Set(asked.flat());
    } catch (refusal) {
      // Otherwise the list stays as it was; the next event reads it again.
      if (refusal instanceof Refusal && refusal.code === 'not-signed-in') person.me = null;
    }
  }

  async #awaits(table: TableInfo): Promise<boolean> {
    const [seat] = ownSeats(table, this.me);
    if (seat === undefined) return false;
    const { awaited } = await request('GET /tables/{id}/position', { path: { id: table.id }, query: { seat } });
    return ownSeats(table, this.me).some((own) => awaited.includes(own) && table.seats[own]?.bot === null);
  }
}
