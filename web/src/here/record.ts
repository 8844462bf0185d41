//! The record of a table of this machine as a file: above its lines remarks say who sits where, which the rules do not know.

import type { NewSeat } from '../wire/api';
import type { Chair } from './store';

const LONGEST_NAME = 32;

/** The record with remarks about the seats. */
export function withSeats(record: string, seats: readonly Chair[]): string {
  const remarks = seats.map(({ person, bot }, seat) => `# seat ${seat}: ${person === null ? `bot ${bot}` : `person ${person}`}\n`);
  return remarks.join('') + record;
}

/** Who sits where, as far as remarks say so; on every other seat somebody at this machine. */
export function seatsOf(record: string, count: number, levels: readonly string[], you: string): Chair[] {
  const said = new Map<number, Chair>();
  for (const [, seat, kind, rest = ''] of record.matchAll(/^# seat (\d): (bot|person) (.*)$/gm)) {
    const name = rest.replace(/\p{Cc}/gu, '').trim().slice(0, LONGEST_NAME);
    if (kind === 'person' && name !== '') said.set(Number(seat), { person: name, bot: null, stoodIn: false });
    if (kind === 'bot' && levels.includes(rest)) said.set(Number(seat), { person: null, bot: rest, stoodIn: false });
  }
  return Array.from({ length: count }, (_, seat) => said.get(seat) ?? { person: you, bot: null, stoodIn: false });
}

/** The same seats at a server: the first person is whoever brings the match, the others sit at the same screen. */
export function seatsThere(seats: readonly Chair[]): NewSeat[] {
  const first = seats.findIndex(({ person }) => person !== null);
  return seats.map(({ person, bot }, seat) => {
    if (person === null) return { bot: bot ?? 'journeyman' };
    return seat === first ? 'me' : { named: person };
  });
}
