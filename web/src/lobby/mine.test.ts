import { describe, expect, it } from 'vitest';
import type { Me, SeatInfo } from '../wire/api';
import { canLeave, ownSeats } from './mine.svelte';

const ADA: Me = { id: 'a', name: 'Ada', login: null, account: false, recovery: false };
const seats: SeatInfo[] = ['a', null, 'a', 'b'].map((player) => ({ player, name: player, bot: null, stood_in: false, hints: 0 }));

describe('my tables', () => {
  it('know all seats of one person', () => {
    expect(ownSeats({ seats }, ADA)).toEqual([0, 2]);
    expect(ownSeats({ seats }, null)).toEqual([]);
  });

  it('can be left by those who sit there before the match begins', () => {
    expect(canLeave({ status: 'gathering', seats }, ADA)).toBe(true);
    expect(canLeave({ status: 'playing', seats }, ADA)).toBe(false);
    expect(canLeave({ status: 'gathering', seats: [] }, ADA)).toBe(false);
  });
});
