//! How a game is followed by those who look on: who acts, what moved, and what a move means for the turn.

/** A piece that moved. */
export interface Moved {
  /** One of the names it has in moves. */
  id: string;
  /** On whose mat it lies; null on the shared board. */
  on: number | null;
}

/**
 * What an effect is in the course of play: it opens a round, somebody's deed, a choice that was hidden until now, or
 * something that follows from what came before.
 */
export type Mark = 'round' | 'deed' | 'reveal' | 'consequence';

/** What a move means for the turn: an action, something that costs none, the end of a step, or the end of the turn. */
export type Nature = 'action' | 'free' | 'leave' | 'end';

/** What a game says about its effects and moves, in no language. */
export interface Follow<Effect> {
  mark(effect: Effect): Mark;
  moved(effect: Effect): Moved[];
  nature(line: string): Nature;
}

/** The seat that an effect names, if it names one. */
export function seatOf(effect: unknown): number | null {
  const seat = typeof effect === 'object' && effect !== null && 'seat' in effect ? effect.seat : null;
  return typeof seat === 'number' ? seat : null;
}

/** Reads the nature of a move off its first word; what is not named is an action. */
export function byVerb(natures: Readonly<Record<string, Nature>>): (line: string) => Nature {
  return (line) => natures[line.split(' ')[0] ?? ''] ?? 'action';
}

/** How a game without a folder is followed: whoever is named acts. */
export const PLAIN: Follow<unknown> = {
  mark: (effect) => (seatOf(effect) === null ? 'consequence' : 'deed'),
  moved: () => [],
  nature: () => 'action',
};
