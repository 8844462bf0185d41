import { describe, expect, it } from 'vitest';
import { mover, moveOf, turnFrom, turns } from './turns';

const frames = [null, '* draw red', '0 bid 3', '0 take red', '* draw blue', '1 bid 2', '0 pass', null].map((line) => ({ line }));

describe('turns of a match', () => {
  it('end where another seat begins; chance belongs to the turn before', () => {
    expect(turns(frames)).toEqual([0, 4, 5, 7]);
  });

  it('are stepped through in both directions', () => {
    const ends = turns(frames);
    expect([turnFrom(ends, 0, 'on'), turnFrom(ends, 4, 'on'), turnFrom(ends, 5, 'back'), turnFrom(ends, 7, 'on')]).toEqual([4, 5, 4, 7]);
  });

  it('know who moved and how', () => {
    expect([mover({ line: '1 bid 2' }), mover({ line: '* draw red' }), mover({ line: null })]).toEqual([1, null, null]);
    expect(moveOf({ line: '1 bid 2' })).toBe('bid 2');
  });
});
