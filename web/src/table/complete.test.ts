import { describe, expect, it } from 'vitest';
import { completions } from './complete';

const offers = ['build E5', 'build E7', 'upgrade E5 tp', 'pass bon5'];
const say = (line: string) => (line === 'pass bon5' ? 'Pass and take the bonus card with the spade' : line);

describe('completing a typed move', () => {
  it('prefers the beginning of the notation, then its words, then the sentence', () => {
    expect(completions(offers, say, 'build')).toEqual(['build E5', 'build E7']);
    expect(completions(offers, say, 'e5')).toEqual(['build E5', 'upgrade E5 tp']);
    expect(completions(offers, say, 'spade')).toEqual(['pass bon5']);
  });

  it('finds nothing for what is not offered', () => {
    expect(completions(offers, say, 'build Z9')).toEqual([]);
  });

  it('offers everything to who has typed nothing', () => {
    expect(completions(offers, say, ' ')).toEqual(offers);
  });
});
