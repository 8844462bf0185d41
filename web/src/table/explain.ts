//! Why a match ended as it did: where two seats differ, and the turns that decided it.

import { turns } from '../replay/turns';
import type { Frame, Source, Standing } from '../wire/api';

/** How much more one seat has from a source than another; less, if it is negative. */
export interface Difference {
  source: string;
  points: number;
}

/** The two seats whose comparison explains a match: one that won, and the reader's, or else the next best. */
export function compared({ ranks, points }: Standing, me: number | null): { winner: number; other: number } | null {
  const order = ranks.map((_, seat) => seat).toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || (points[b] ?? 0) - (points[a] ?? 0));
  const winner = me !== null && ranks[me] === 1 ? me : order[0];
  const other = me !== null && me !== winner ? me : order.find((seat) => seat !== winner);
  return winner === undefined || other === undefined ? null : { winner, other };
}

/** Where one seat's points differ from another's: where it has more, then where it has less, the greatest difference first. */
export function differences(tally: readonly (readonly Source[])[], one: number, other: number): Difference[] {
  const from = (seat: number, word: string) => (tally[seat] ?? []).filter(({ source }) => source === word).reduce((sum, { points }) => sum + points, 0);
  const sources = [...new Set([...(tally[one] ?? []), ...(tally[other] ?? [])].map(({ source }) => source))];
  return sources
    .map((source) => ({ source, points: from(one, source) - from(other, source) }))
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.sign(b.points) - Math.sign(a.points) || Math.abs(b.points) - Math.abs(a.points));
}

/** A turn that changed how far a seat was ahead of the best of the others. */
export interface TurningPoint {
  /** The first frame of the turn, and the last. */
  from: number;
  to: number;
  change: number;
}

/** How many turns are called decisive at most. */
const MOST = 3;
/** A change of fewer points decides nothing. */
const LEAST = 3;

/** The turns that changed the lead of a seat most, in the order of play; none for who plays alone. */
export function turningPoints(frames: readonly Pick<Frame, 'line' | 'points'>[], seat: number): TurningPoint[] {
  const lead = (at: number) => {
    const points = frames[at]?.points ?? [];
    const others = points.filter((_, other) => other !== seat);
    return (points[seat] ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
  };
  const ends = (frames[0]?.points ?? frames.at(-1)?.points ?? []).length > 1 ? turns(frames) : [];
  return ends
    .slice(1)
    .map((to, at) => ({ from: (ends[at] ?? 0) + 1, to, change: lead(to) - lead(ends[at] ?? 0) }))
    .filter(({ change }) => Math.abs(change) >= LEAST)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, MOST)
    .toSorted((a, b) => a.to - b.to);
}
