//! The strength of bots where nobody chooses one.

import type { GameInfo } from '../wire/api';

/** A level that is worth playing and answers at once. */
const USUAL = 'journeyman';

/** The usual level of a game; where it has none of that name, one in the middle. */
export function usualLevel({ levels }: Pick<GameInfo, 'levels'>): string {
  return levels.find((level) => level === USUAL) ?? levels[Math.floor(levels.length / 2)] ?? USUAL;
}

/** The strength for somebody who plays for the first time: the weakest that plays a game at all. */
export function firstLevel({ levels }: Pick<GameInfo, 'levels'>): string {
  return levels[0] ?? USUAL;
}

const key = (game: string) => `strength-${game}`;

/** The strength that was chosen last for a game, else that for the first time. */
export function chosenLevel({ id, levels }: Pick<GameInfo, 'id' | 'levels'>): string {
  const chosen = localStorage.getItem(key(id));
  return levels.find((level) => level === chosen) ?? firstLevel({ levels });
}

/** Remembers the strength chosen for a game. */
export function rememberLevel(game: string, level: string): void {
  localStorage.setItem(key(game), level);
}
