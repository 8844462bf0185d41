//! The hem of a player's pennant: another cut for each seat, so that colour alone says nothing.

const HEMS = ['28l-16 8-16-8V2', '34l-16-9-16 9V2', '32H4V2', '26l-8 10-8-8-8 8-8-10V2', '27a16 11 0 0 1-32 0V2'];

/** The rest of a path that begins at the upper right corner. */
export function hem(seat: number): string {
  return HEMS[seat % HEMS.length] ?? '';
}
