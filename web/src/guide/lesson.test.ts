import { describe, expect, it } from 'vitest';
import { board, GAMES } from '../games';
import { course, isTaught, lesson, named } from './lesson';

const LANGUAGES = ['en', 'de', 'it'] as const;

describe.each(GAMES)('the guided match of %s', (game) => {
  it.each(LANGUAGES)('says why at every step in %s, by names that the game has', async (language) => {
    const [found, said, manifest] = await Promise.all([course(game), lesson(game, language), board(game)]);
    expect(said?.steps).toHaveLength(found?.steps.length ?? 0);
    const words = (await manifest?.words[language]())?.default;
    for (const text of [said?.aim, ...(said?.steps ?? []), said?.end]) {
      expect(text?.trim()).toBeTruthy();
      for (const [, id = ''] of text?.matchAll(/\[([^\]]*)\]/g) ?? []) {
        expect(words?.id(id), `${id} in "${text}"`).not.toBe(id);
      }
    }
  });

  it('expects at every step what is on offer there, and what its record says', async () => {
    const found = await course(game);
    const moves = found?.record.split('\n').filter((line) => line.startsWith('0 ')).map((line) => line.slice(2));
    expect(found?.steps.map(({ move }) => move)).toEqual(moves);
    for (const { move, offers } of found?.steps ?? []) expect(offers).toContain(move);
  });
});

it('is there for games that have one', async () => {
  expect(isTaught('settlement')).toBe(true);
  expect(isTaught('pebbles')).toBe(false);
  expect(await course('pebbles')).toBeNull();
  expect(await lesson('pebbles', 'en')).toBeNull();
});

it('puts names in place of ids', () => {
  expect(named('Take “[mug]” or “[key]”.', { id: (id) => id.toUpperCase() })).toBe('Take “MUG” or “KEY”.');
});
