//! What people and bots at a table are called.

import type { SeatInfo } from '../wire/api';

/** Bots have a name by their seat. */
const BOTS = ['Alma', 'Bruno', 'Cleo', 'Dario', 'Edda'];
/** Nobody. */
const FREE = '–';

/** Names by seat; a person on several seats is told apart by a number. */
export function seatNames(seats: readonly Pick<SeatInfo, 'name' | 'bot'>[]): string[] {
  const names = seats.map(({ name, bot }, seat) => name ?? (bot ? (BOTS[seat] ?? bot) : FREE));
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name && other !== FREE).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}
