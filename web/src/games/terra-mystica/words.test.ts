//! Every move of the golden records is spoken in every language, and can be made by clicking what it names.
import { expect, test } from 'vitest';
import { lit, read } from '../../table/pick';
import { BONUSES, CONVERSIONS, FACTIONS, FAVOURS, MAPS, SOURCES, STRUCTURES, TOWNS, TRACKS } from '../../wire/terra-mystica';
import { recordedLines } from '../records';
import { powerActions } from './art/actions';
import { PAINT } from './art/colours';
import de from './text/de';
import en from './text/en';
import it from './text/it';

const { moves, chances } = recordedLines('terra-mystica');

test.each([['English', en], ['German', de], ['Italian', it]])('%s speaks all moves and draws', (_, words) => {
  expect(moves.length).toBeGreaterThan(300);
  for (const line of moves) {
    expect(words.move(line, {} as never), line).not.toBe(line);
    expect(words.group(line), line).not.toBe('');
  }
  for (const what of chances) expect(words.effect({ kind: 'fell', what }, String), what).not.toContain(what.split(' ').at(-1));
});

test.each([['English', en], ['German', de], ['Italian', it]])('%s tells all moves as deeds', (_, words) => {
  for (const what of moves) {
    const told = words.effect({ kind: 'did', seat: 0, what }, () => 'Ada') ?? '';
    expect(told, what).toMatch(/^Ada \p{Ll}/u);
    expect(told, what).not.toMatch(/undefined|NaN|null/);
  }
});

test('a power that is declined is named by what was offered', () => {
  const offered = { kind: 'offered', seat: 1, by: 0, power: 2 } as const;
  const told = (earlier: boolean) => en.effect({ kind: 'did', seat: 1, what: 'decline' }, () => 'Ada', (wanted) => (earlier && wanted(offered) ? offered : undefined));
  expect(told(true)).toBe('Ada declines 2 power');
  expect(told(false)).toBe('Ada declines the power');
});

test.each([['English', en], ['German', de], ['Italian', it]])('%s speaks all exchanges, tracks and sources of points', (_, words) => {
  for (const word of CONVERSIONS) expect(words.move(`convert ${word}`, {} as never), word).not.toContain('convert');
  for (const word of TRACKS) expect(words.move(`advance ${word}`, {} as never), word).not.toContain('advance');
  for (const word of SOURCES) expect(words.source(word), word).not.toBe(word);
});

test('a move names something that is drawn, or is one of those that are buttons by nature', () => {
  const places = Object.values(MAPS).flatMap((spots) => spots.map(([name]) => name));
  const drawn = [
    ...places, ...STRUCTURES, ...Object.keys(FACTIONS), ...Object.keys(PAINT), ...Object.keys(BONUSES), ...Object.keys(FAVOURS), ...Object.keys(TOWNS),
    ...powerActions().map(({ id }) => id), ...Object.values(FACTIONS).flatMap(({ specials }) => specials), 'fire', 'water', 'earth', 'air', 'ship', 'dig', 'burn', 'w', 'p', 'c',
  ];
  const buttons = /^(done|pass|leech \d+|decline|discard|ordain \d|token|keep|resign)$/;
  for (const line of moves.filter((move) => !buttons.test(move))) {
    expect(drawn.some((id) => lit(read([line]), [], id)), line).toBe(true);
  }
});
