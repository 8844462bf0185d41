//! The rules of a game by chapter, in the order of their numbers.

import type { Rulebook } from '../games/rulebook';

export interface Chapter {
  number: string;
  heading: string;
  reconstructed: boolean;
  rules: { number: string; text: string }[];
}

/** `4.10` comes after `4.9`, and `A1` after all numbers. */
export function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** The chapters; of each only the rules that contain what is looked for. */
export function chapters(book: Rulebook, wanted: string): Chapter[] {
  const word = wanted.trim().toLowerCase();
  const fits = ([number, text]: [string, string]) =>
    word === '' || number.startsWith(word) || text.toLowerCase().includes(word);
  const rules = Object.entries(book.rules).filter(fits);
  return Object.entries(book.chapters)
    .toSorted(([one], [other]) => byNumber(one, other))
    .map(([number, heading]) => ({
      number,
      heading,
      reconstructed: book.reconstructed.includes(number),
      rules: rules
        .filter(([rule]) => rule.split('.')[0] === number)
        .toSorted(([one], [other]) => byNumber(one, other))
        .map(([rule, text]) => ({ number: rule, text })),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** The number of a rule as the rulebook lists it: the server says `§4.2`. */
export function plainNumber(rule: string): string {
  return rule.replace(/^§\s*/, '');
}

/** A text in pieces, every second one with emphasis: `so *this* is` is `["so ", "this", " is"]`. */
export function emphasis(text: string): string[] {
  return text.split('*');
}
