import { describe, expect, it } from 'vitest';
import { fromNow } from './time';

describe('a time to come', () => {
  it('is said in each language, and never too early', () => {
    expect(fromNow('en', 1)).toBe('in 1 second');
    expect(fromNow('de', 11.2)).toBe('in 12 Sekunden');
    expect(fromNow('it', 121)).toBe('tra 3 minuti');
    expect(fromNow('en', 3 * 3600 + 1)).toBe('in 4 hours');
  });
});
