//! The strength of bots where nobody chooses one.

import type { GameInfo } from '../wire/api';

/** A level that is worth playing and answers at once. */
const USUAL = 'journeyman';

/** The usual level of a game; where it has none of that name, one in the middle. */
export function usualLevel({ levels }: Pick<GameInfo, 'levels'>): string {
  return levels.find((level) => level === USUAL) ?? levels[Math.floor(levels.length / 2)] ?? USUAL;
}
