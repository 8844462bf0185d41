import { describe, expect, it } from 'vitest';
import { changedHands } from './seats';

const seats = (...players: (string | null)[]) => players.map((player) => ({ player, name: player, bot: null as string | null, stood_in: false, hints: 0 }));

describe('seats', () => {
  it('change hands when people come, go or are exchanged, and not when a bot stands in', () => {
    const before = seats('ada', 'bo', null);
    expect(changedHands(before, seats('ada', 'bo', null))).toBe(false);
    expect(changedHands(before, before.map((seat) => ({ ...seat, bot: 'expert' })))).toBe(false);
    for (const now of [seats('ada', 'bo', 'cleo'), seats('ada', null, null), seats('bo', 'ada', null)]) {
      expect(changedHands(before, now)).toBe(true);
    }
  });
});
