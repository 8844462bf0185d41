import { describe, expect, it } from 'vitest';
import { span } from './ago';

describe('how far away a moment is', () => {
  it('is said in the largest unit that has passed, and never too far', () => {
    expect(span('en', -3 * 3_600_000 - 59 * 60_000)).toBe('3 hours ago');
    expect(span('en', 2 * 86_400_000 + 1)).toBe('in 2 days');
    expect(span('en', 90_000)).toBe('in 1 minute');
    expect(span('en', -10_000)).toBe('this minute');
    expect(span('de', -86_400_000)).toBe('gestern');
    expect(span('it', 5 * 60_000)).toBe('tra 5 minuti');
  });
});
