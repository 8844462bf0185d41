//! Tables of this machine, kept in the browser as their records.

import type { Standing } from '../wire/api';

/** A seat as it is kept. */
export interface Chair {
  /** What somebody at this machine is called; null for a seat of a bot's own. */
  person: string | null;
  /** The level of the bot that plays the seat: its own, or one that stands in. */
  bot: string | null;
  /** Whether a bot that stood in has decided for somebody. */
  stoodIn: boolean;
}

/** A table as it is kept: the record, and what it does not say. */
export interface Kept {
  id: string;
  game: string;
  options: string;
  seats: Chair[];
  /** How many of the first lines come from another match. */
  inherited: number;
  lines: string[];
  /** What chance follows from. */
  seed: string;
  commitment: string;
  madeAt: number;
  /** When the last line was added or taken back. */
  movedAt: number;
  overAt: number | null;
  result: Standing | null;
  /** The seats that are awaited. */
  awaited: number[];
  rematch: string | null;
  archived: boolean;
}

const NAME = 'tafelrunde';
const TABLES = 'tables';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(TABLES, { keyPath: 'id' });
    asked.onsuccess = () => {
      // Another page of ours, of a newer build, wants to change the database.
      asked.result.onversionchange = () => {
        asked.result.close();
        opened = null;
      };
      resolve(asked.result);
    };
    asked.onerror = () => {
      opened = null;
      reject(asked.error ?? new Error('the browser keeps no tables'));
    };
  });
  return opened;
}

async function on<T>(mode: IDBTransactionMode, deed: (tables: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await open()).transaction(TABLES, mode, { durability: 'strict' });
  const asked = deed(transaction.objectStore(TABLES));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser could not keep the table'));
  });
}

/** All tables, in no particular order. */
export const all = (): Promise<Kept[]> => on('readonly', (tables) => tables.getAll() as IDBRequest<Kept[]>);

export const find = (id: string): Promise<Kept | undefined> =>
  on('readonly', (tables) => tables.get(id) as IDBRequest<Kept | undefined>);

/** Keeps a new table; it survives whatever happens after the answer. */
export async function keep(table: Kept): Promise<void> {
  await on('readwrite', (tables) => tables.add(table));
}

/** Changes what is said of a kept table, and nothing else of it: another page may change the rest meanwhile. A table that
 *  is not kept any more stays away. */
export async function change(id: string, what: Partial<Omit<Kept, 'id'>>): Promise<Kept> {
  let changed: Kept | null = null;
  await on('readwrite', (tables) => {
    const asked = tables.get(id) as IDBRequest<Kept | undefined>;
    asked.addEventListener('success', () => {
      if (!asked.result) return;
      changed = { ...asked.result, ...what };
      tables.put(changed);
    });
    return asked;
  });
  if (changed === null) throw new Error('the table is not kept any more');
  return changed;
}

/** Forgets a table. */
export async function forget(id: string): Promise<void> {
  await on('readwrite', (tables) => tables.delete(id));
}
