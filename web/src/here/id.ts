//! How tables of this machine are told from a server's.

import { person } from '../net/person.svelte';

const MARK = 'here-';

/** Who sits at this machine, where no server knows the person. */
export const UNKNOWN = 'here';

/** Who sits at this machine. */
export const me = (): string => person.me?.id ?? UNKNOWN;

export const isHere = (table: string): boolean => table.startsWith(MARK);

/** An address of its own for a new table. */
export const newId = (): string => `${MARK}${digits(8)}`;

/** A new seed, as 64 hexadecimal digits. */
export const newSeed = (): string => digits(32);

function digits(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
