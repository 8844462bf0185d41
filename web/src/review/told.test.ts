import { describe, expect, it } from 'vitest';
import type { Review, ReviewedDecision } from '../wire/api';
import { beyond, chances, dearest, expectedPoints, lapseFrom, lapses, luckiest, written } from './told';

const decision = (line: number, seat: number, loss: number, lapse: ReviewedDecision['lapse']): ReviewedDecision => ({
  line, seat, loss, lapse, mv: 'take red', made: ['take red'], offers: 3, low: loss - 50, high: loss + 50, trials: 9, alternatives: [],
});

const at = (...points: number[]) => points.map((of) => ({ points: of, first: 5000 }));

const review: Review = {
  game: 'pebbles', options: 'seats 2', seats: 2, depth: 'quick', seed: 0, open: false, errors: [], totals: [],
  start: at(1000, 1000),
  lines: [
    { line: '* draw red', seat: null, after: at(1200, 950), met: [], ways: 4, all_ways: true },
    { line: '0 take red', seat: 0, after: at(1000, 950), met: [], ways: 0, all_ways: false },
    { line: '* draw blue', seat: null, after: at(1000, 1250), met: [], ways: 4, all_ways: true },
  ],
  decisions: [decision(1, 0, 200, 'inaccuracy'), decision(4, 1, 700, 'blunder'), decision(6, 0, 90, null), decision(8, 0, 400, 'mistake')],
};

describe('a review', () => {
  it('has a curve for each seat, from the start on', () => {
    expect(expectedPoints(review)).toEqual([[10, 12, 10, 10], [10, 9.5, 9.5, 12.5]]);
    expect(chances(review)?.[0]).toEqual([50, 50, 50, 50]);
    expect(chances({ ...review, seats: 1 })).toBeNull();
  });

  it('shows only what is a mistake beyond doubt, the worst first', () => {
    expect(dearest(review, null).map(({ line }) => line)).toEqual([4, 8, 1]);
    expect(dearest(review, 0).map(({ line }) => line)).toEqual([8, 1]);
  });

  it('steps from mistake to mistake', () => {
    const all = lapses(review, null);
    expect([lapseFrom(all, 0, 'on'), lapseFrom(all, 1, 'on'), lapseFrom(all, 8, 'back')].map((met) => met?.line)).toEqual([1, 4, 4]);
    expect(lapseFrom(all, 8, 'on')).toBeUndefined();
  });

  it('counts as luck what chance alone changed', () => {
    expect(luckiest(review, null)).toEqual([
      { line: 2, seat: 1, luck: 300 },
      { line: 0, seat: 0, luck: 200 },
      { line: 0, seat: 1, luck: -50 },
    ]);
    expect(luckiest(review, 0)).toEqual([{ line: 0, seat: 0, luck: 200 }]);
  });

  it('compares sources of points with the winner’s', () => {
    expect(beyond([{ source: 'towns', points: 9 }, { source: 'cult', points: 4 }], [{ source: 'towns', points: 2 }, { source: 'network', points: 8 }, { source: 'cult', points: 4 }]))
      .toEqual([{ source: 'network', points: -8 }, { source: 'towns', points: 7 }]);
  });

  it('writes points as the reader does', () => {
    expect([written('en', 1234), written('de', 1234), written('en', 250, 'always'), written('en', 0, 'always')]).toEqual(['12.3', '12,3', '+2.5', '0.0']);
  });
});
