import { describe, expect, it } from 'vitest';
import { chapters, emphasis, plainNumber } from './chapters';

const book = {
  chapters: { '2': 'Turns', '10': 'The end', '1': 'Setup' },
  rules: { '1.1': 'Lay out the board.', '2.10': 'Then pass.', '2.9': 'Build *one* house.', '10.1': 'Count.' },
  reconstructed: ['10'],
};

describe('a rulebook', () => {
  it('stands in the order of its numbers', () => {
    const all = chapters(book, '');
    expect(all.map(({ number }) => number)).toEqual(['1', '2', '10']);
    expect(all[1]?.rules.map(({ number }) => number)).toEqual(['2.9', '2.10']);
    expect(all.map(({ reconstructed }) => reconstructed)).toEqual([false, false, true]);
  });

  it('is searched by word and by number', () => {
    expect(chapters(book, 'house').flatMap(({ rules }) => rules.map(({ number }) => number))).toEqual(['2.9']);
    expect(chapters(book, '10').map(({ number }) => number)).toEqual(['10']);
    expect(chapters(book, 'dragon')).toEqual([]);
  });

  it('emphasises what stands between stars', () => {
    expect(emphasis('Build *one* house.')).toEqual(['Build ', 'one', ' house.']);
  });

  it('numbers rules without the sign', () => {
    expect(plainNumber('§2.5')).toBe('2.5');
    expect(plainNumber('2.5')).toBe('2.5');
  });
});
