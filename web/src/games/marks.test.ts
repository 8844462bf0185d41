//! What is a ruling of ours, or only the likeliest reading, is marked in every language.

import { describe, expect, test } from 'vitest';
import guilds from '../wire/rules/guilds';
import tales from '../wire/rules/tales-of-glory';
import mystica from '../wire/rules/terra-mystica';
import guildsDe from './guilds/rules/de';
import guildsIt from './guilds/rules/it';
import talesDe from './tales-of-glory/rules/de';
import talesIt from './tales-of-glory/rules/it';
import mysticaDe from './terra-mystica/rules/de';
import mysticaIt from './terra-mystica/rules/it';

/** The words that begin a mark, in the order of `marks`. */
const WORDS = {
  en: ['ruling', 'likeliest reading'],
  de: ['Auslegung', 'wahrscheinlichste Lesart'],
  it: ['interpretazione', 'lettura più probabile'],
};

/** How many marks of each sort a rule carries. */
const marks = (rule: string | undefined, words: string[]) => words.map((word) => rule?.split(`*(${word}`).length);

describe.each([
  ['guilds', guilds.rules, { de: guildsDe.rules, it: guildsIt.rules }],
  ['tales-of-glory', tales.rules, { de: talesDe.rules, it: talesIt.rules }],
  ['terra-mystica', mystica.rules, { de: mysticaDe.rules, it: mysticaIt.rules }],
])('%s', (_, english: Record<string, string>, translations) => {
  test.each(['de', 'it'] as const)('has the same marks in %s', (language) => {
    const translated: Record<string, string> = translations[language];
    for (const [number, rule] of Object.entries(english)) {
      expect(marks(translated[number], WORDS[language]), number).toEqual(marks(rule, WORDS.en));
    }
  });

  test('has marks', () => {
    expect(Object.values(english).some((rule) => rule.includes('*(ruling'))).toBe(true);
  });
});
