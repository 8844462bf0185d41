import { describe, expect, it } from 'vitest';
import { Waits } from './waits';

describe('a request that the server wants to wait', () => {
  it('waits as long as it said, and others do not', () => {
    const waits = new Waits();
    waits.note('GET /tables', 3, 10_000);
    expect([10_000, 10_001, 12_999, 13_000, 20_000].map((now) => waits.left('GET /tables', now))).toEqual([3, 3, 1, 0, 0]);
    expect(waits.left('POST /session', 10_001)).toBe(0);
  });

  it('is told anew each time', () => {
    const waits = new Waits();
    waits.note('POST /session', 60, 0);
    waits.note('POST /session', 2, 58_000);
    expect(waits.left('POST /session', 59_000)).toBe(1);
  });
});
