import { describe, expect, it } from 'vitest';
import { differ, next } from './hotseat';

describe('several people at one screen', () => {
  const chairs = (...awaited: boolean[]) => awaited.map((is, seat) => ({ seat, awaited: is }));

  it('stays with who is awaited, else goes to the next who is', () => {
    expect(next(chairs(true, true, false), 0)).toBe(0);
    expect(next(chairs(true, false, true), 1)).toBe(2);
    expect(next(chairs(true, false, false), 2)).toBe(0);
    expect(next(chairs(false, false), 1)).toBe(1);
  });

  it('needs a curtain only where one knows what the other does not', () => {
    const open = { me: 0, round: 1, players: [{ choice: null }, { choice: null }] };
    expect(differ(open, { ...open, me: 1 })).toBe(false);
    expect(differ({ players: [{ hand: [] }, { hand: null }] }, { players: [{ hand: null }, { hand: [] }] })).toBe(false);
    expect(differ({ ...open, players: [{ choice: 3 }, { choice: null }] }, { ...open, me: 1 })).toBe(true);
  });
});
