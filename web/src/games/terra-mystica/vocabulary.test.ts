//! The words of the rules that no view carries are all spoken, in every language.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import de from './text/de';
import en from './text/en';
import it from './text/it';

const source = (file: string) => readFileSync(new URL(`../../../../crates/games/terra-mystica/src/${file}.rs`, import.meta.url), 'utf8');

/** The words of one `vocabulary!` of the rules. */
function vocabulary(file: string, name: string): string[] {
  const body = new RegExp(`pub enum ${name}: "[^"]*" \\{([^}]*)\\}`).exec(source(file))?.[1] ?? '';
  return [...body.matchAll(/= "([^"]+)"/g)].map((match) => match[1] ?? '');
}

test.each([['English', en], ['German', de], ['Italian', it]])('%s', (_, words) => {
  const conversions = vocabulary('ids', 'Conversion');
  expect(conversions.length).toBeGreaterThan(0);
  for (const word of conversions) expect(words.move(`convert ${word}`, {} as never), word).not.toContain('convert');
  for (const word of vocabulary('ids', 'Progress')) expect(words.move(`advance ${word}`, {} as never), word).not.toContain('advance');
  const sources = vocabulary('effects', 'Source');
  expect(sources.length).toBeGreaterThan(0);
  for (const word of sources) expect(words.source(word), word).not.toBe(word);
});
