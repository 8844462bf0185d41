//! What somebody wishes for a new table, and how it is asked of the server.

import { ofFiles } from '../edition';
import type { Clock, GameInfo, GameOption, NewSeat, NewTable, Talk, Visibility } from '../wire/api';
import { usualLevel } from './level';

/** Who is to sit on a seat. */
export type Chair = 'me' | 'room' | 'open' | 'bot';
/** How long people may think. */
export type Pace = 'timeless' | 'live' | 'days';

export interface Wish {
  count: number;
  /** Whoever sits in the room besides the maker may have a name. */
  seats: { chair: Chair; level: string; name?: string }[];
  options: Record<string, string>;
  /** The digest of the edition; empty for the built-in one. */
  edition: string;
  pace: Pace;
  /** Minutes. */
  bank: number;
  /** Seconds. */
  increment: number;
  /** Days. */
  deadline: number;
  visibility: Visibility;
  /** Whether the table stands on this machine, where it needs no server. */
  here: boolean;
  /** Whether people may ask bots for advice where several play. */
  hints: boolean;
  /** Whether spectators may write. */
  talk: Talk;
}

/** Options that are chosen one by one; the number of seats has a place of its own. */
export function agreed(options: readonly GameOption[]): GameOption[] {
  return options.filter(({ key }) => key !== 'seats');
}

/** Me and an open seat for a friend; bots on the rest. */
export function defaults(game: GameInfo, count: number): Wish {
  const level = usualLevel(game);
  const chair = (at: number): Chair => (at === 0 ? 'me' : at === 1 ? 'open' : 'bot');
  return {
    count,
    seats: Array.from({ length: game.seats_max }, (_, at) => ({ chair: chair(at), level })),
    options: Object.fromEntries(agreed(game.options).map(({ key, values }) => [key, values[0] ?? ''])),
    edition: '',
    pace: 'timeless',
    bank: 45,
    increment: 30,
    deadline: 3,
    visibility: 'private',
    here: ofFiles,
    hints: false,
    talk: 'players',
  };
}

/** The table to ask the server for; it starts at once where nobody is missing. */
export function asked(game: GameInfo, wish: Wish): NewTable {
  const seats = wish.seats.slice(0, wish.count).map(({ chair, level, name }): NewSeat => {
    // Nobody can come to a machine from elsewhere.
    if (chair === 'bot' || (wish.here && chair === 'open')) return { bot: level };
    if (chair === 'room' && name?.trim()) return { named: name.trim() };
    return chair === 'open' ? 'open' : 'me';
  });
  const options = Object.entries(wish.options).map(([key, value]) => `${key} ${value}`);
  const clock = clockOf(wish);
  return {
    game: game.id,
    options: [`seats ${wish.count}`, ...options].join('; '),
    seats,
    visibility: wish.visibility,
    hints: wish.hints,
    talk: wish.talk,
    start: !seats.includes('open'),
    ...(clock ? { clock } : {}),
    ...(wish.edition && !wish.here ? { edition: wish.edition } : {}),
  };
}

function clockOf({ pace, bank, increment, deadline }: Wish): Clock | null {
  switch (pace) {
    case 'timeless':
      return null;
    case 'live':
      return { kind: 'live', bank_s: bank * 60, increment_s: increment };
    case 'days':
      return { kind: 'days', deadline_s: deadline * 86_400 };
  }
}
