import { describe, expect, it } from 'vitest';
import { parts } from './glossary';

const terms = {
  hero: { forms: ['hero', 'heroes'] as [string, ...string[]], about: '', rule: '1' },
  bonus: { forms: ['bonus settler'] as [string, ...string[]], about: '', rule: '1' },
  settler: { forms: ['settler'] as [string, ...string[]], about: '', rule: '1' },
};
const marked = (sentence: string) => parts(sentence, terms).map(({ text, term }) => (term ? `[${term}:${text}]` : text)).join('');

describe('a sentence', () => {
  it('marks the words that a card explains, each where it stands first', () => {
    expect(marked('Invite a hero; heroes count.')).toBe('Invite a [hero:hero]; heroes count.');
    expect(marked('Heroes count.')).toBe('[hero:Heroes] count.');
  });

  it('prefers the longer term, and never cuts a word', () => {
    expect(marked('A bonus settler is a settler.')).toBe('A [bonus:bonus settler] is a [settler:settler].');
    expect(marked('The heroine stays.')).toBe('The heroine stays.');
  });

  it('stays as it is where there are no terms', () => {
    expect(parts('Pass.', {})).toEqual([{ text: 'Pass.', term: null }]);
  });
});
