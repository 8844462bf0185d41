//! The colours and signs of the four guilds: the guild of a player has the colour of the seat.

import { type Guild, GUILDS } from '../../../wire/guilds';

/** What a guild bears on its tiles, in a square of 24: a drop, a bell, a blade, a leaf. */
export const EMBLEMS: Record<Guild, string> = {
  azure: '<path d="M12 3c4 6 6.500 9 6.500 12.500a6.500 6.500 0 0 1-13 0C5.500 12 8 9 12 3z"/>',
  bronze: '<path d="M12 3.500c4 0 5.500 3 5.500 7l2 6.500h-15l2-6.500c0-4 1.500-7 5.500-7zM9.500 18.500h5c0 3-5 3-5 0z"/>',
  crimson: '<path d="M10.500 15V6L12 2.500 13.500 6v9zM6 15.500h12v2.500H6zM10.800 18.500h2.400V22h-2.400z"/>',
  jade: '<path d="M4.500 19.500C4 9 9 4.500 20 4c.5 11-4 16-13 15.500l7-9-9.500 9z"/>',
};

/** The colour of a guild. */
export function colour(guild: Guild): string {
  return `var(--seat-${GUILDS.indexOf(guild)})`;
}

/** The ink on that colour. */
export function inkOn(guild: Guild): string {
  return `var(--seat-${GUILDS.indexOf(guild)}-ink)`;
}
