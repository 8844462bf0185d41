//! What a review says, picked out for the page.

import type { Review, ReviewedDecision, SeatReview, Source } from '../wire/api';

/** How many decisions and moments are shown. */
const SHOWN = 5;

/** Expected points of each seat, from the start over every line. */
export function expectedPoints(review: Review): number[][] {
  return bySeat(review, ({ points }) => points / 100);
}

/** Chances of being first in per cent; none where one plays alone. */
export function chances(review: Review): number[][] | null {
  return review.seats > 1 ? bySeat(review, ({ first }) => (first ?? 0) / 100) : null;
}

function bySeat(review: Review, of: (expected: Review['start'][number]) => number): number[][] {
  const positions = [review.start, ...review.lines.map(({ after }) => after)];
  return Array.from({ length: review.seats }, (_, seat) => positions.map((at) => (at[seat] ? of(at[seat]) : 0)));
}

/** The decisions that are mistakes beyond doubt, of one seat or of all, in the order of play. */
export function lapses(review: Review, seat: number | null): ReviewedDecision[] {
  return review.decisions.filter((decision) => decision.lapse !== null && (seat === null || decision.seat === seat));
}

/** Those of them that cost most, the worst first. */
export function dearest(review: Review, seat: number | null): ReviewedDecision[] {
  return lapses(review, seat).toSorted((a, b) => b.loss - a.loss).slice(0, SHOWN);
}

/** The mistake before or after a position of the match. */
export function lapseFrom(decisions: readonly ReviewedDecision[], at: number, direction: 'back' | 'on'): ReviewedDecision | undefined {
  return direction === 'on' ? decisions.find(({ line }) => line > at) : decisions.findLast(({ line }) => line < at);
}

/** A line by which chance changed what a seat could expect. */
export interface Moment {
  line: number;
  seat: number;
  luck: number;
}

/** The lines by which chance changed most, good or bad. */
export function luckiest(review: Review, seat: number | null): Moment[] {
  const moments: Moment[] = [];
  let before = review.start;
  review.lines.forEach(({ seat: by, after }, line) => {
    if (by === null) {
      after.forEach(({ points }, of) => {
        const luck = points - (before[of]?.points ?? 0);
        if (luck !== 0 && (seat === null || seat === of)) moments.push({ line, seat: of, luck });
      });
    }
    before = after;
  });
  return moments.toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck)).slice(0, SHOWN);
}

/** What all but luck brought a seat. */
export function play({ adjusted, start }: SeatReview): number {
  return adjusted - start;
}

/** By how much each source brought the winner more than a seat, the largest difference first. */
export function beyond(winner: readonly Source[], seat: readonly Source[]): Source[] {
  const sum = (tally: readonly Source[], word: string) =>
    tally.filter(({ source }) => source === word).reduce((total, { points }) => total + points, 0);
  return [...new Set([...winner, ...seat].map(({ source }) => source))]
    .map((source) => ({ source, points: sum(winner, source) - sum(seat, source) }))
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** Hundredths as points with one decimal, in the reader's language. */
export function written(language: string, hundredths: number, sign: 'always' | 'negative' = 'negative'): string {
  const signDisplay = sign === 'always' ? 'exceptZero' : 'negative';
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay }).format(hundredths / 100);
}
