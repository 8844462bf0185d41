//! Arrow keys over lit pieces: the nearest in a direction.

/** Where a piece is on the screen. */
export interface Spot {
  x: number;
  y: number;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const AHEAD: Record<Direction, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Aside counts double: what lies straight ahead is meant. */
const ASIDE = 2;

export function isDirection(key: string): key is Direction {
  return key in AHEAD;
}

/** The index of the spot to go to; the present one if nothing lies that way. */
export function toward(spots: readonly Spot[], from: number, direction: Direction): number {
  const here = spots[from];
  if (!here) return spots.length > 0 ? 0 : -1;
  const { x, y } = AHEAD[direction];
  let best = from;
  let least = Infinity;
  spots.forEach((spot, at) => {
    const ahead = (spot.x - here.x) * x + (spot.y - here.y) * y;
    const aside = Math.abs((spot.x - here.x) * y) + Math.abs((spot.y - here.y) * x);
    if (at === from || ahead <= 1) return;
    const cost = ahead + ASIDE * aside;
    if (cost < least) [best, least] = [at, cost];
  });
  return best;
}
