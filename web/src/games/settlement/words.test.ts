//! Every move of the golden records is spoken in every language, and can be made by clicking what it names.
import { expect, test } from 'vitest';
import { lit, read } from '../../table/pick';
import { recordedLines } from '../records';
import { ARTIFACTS, BUILDINGS, EXCHANGES, HEROES, MIRRORED, PLOTS, REGIONS, RESOURCES, SPACES, STREETS } from '../../wire/settlement';
import de from './text/de';
import en from './text/en';
import it from './text/it';

const { moves } = recordedLines('settlement');
const anybody = { players: [], active: 0, row: [], facts: { prices: [] } } as never;

test.each([['English', en], ['German', de], ['Italian', it]])('%s speaks all moves', (_, words) => {
  expect(moves.length).toBeGreaterThan(200);
  for (const line of moves) {
    expect(words.move(line, anybody), line).not.toBe(line);
    expect(words.move(line, anybody), line).not.toContain('undefined');
    expect(words.group(line), line).not.toBe('');
  }
});

test.each([['English', en], ['German', de], ['Italian', it]])('%s names what is counted at the end', (_, words) => {
  for (const word of ['heroes', 'bank', 'church']) expect(words.source(word)).not.toBe(word);
});

test('a move names something that is drawn, or is one of those that are buttons by nature', () => {
  const drawn = [
    ...SPACES, ...PLOTS, ...Object.keys(BUILDINGS), ...Object.keys(ARTIFACTS), ...Object.keys(HEROES),
    ...REGIONS.map((region) => `region ${region}`), ...STREETS.map((street) => `street ${street}`),
    ...RESOURCES.map((kind) => `scroll ${kind}`),
  ];
  const buttons = /^(bonus \d|done|end|pass( keep.*)?|exchange.*)$/;
  for (const line of moves.filter((move) => !buttons.test(move))) {
    expect(drawn.some((id) => lit(read([line]), [], id)), line).toBe(true);
  }
});

test('every exchange is made of something to give and something to get', () => {
  const gives = [...EXCHANGES, ...MIRRORED].map(({ give }) => `exchange ${give.join(' ')} for`);
  const exchanges = moves.filter((move) => move.startsWith('exchange'));
  expect(exchanges.length).toBeGreaterThan(0);
  for (const line of exchanges) expect(gives.filter((id) => lit(read([line]), [], id)).length, line).toBeGreaterThan(0);
});

test('a building that is used is named by what was built there by the same player', () => {
  const built = (seat: number) => ({ kind: 'built', seat, building: 'bank', plot: '2.1', from: 'stack' }) as never;
  const used = { kind: 'used', seat: 1, plot: '2.1', with: 'nothing' } as never;
  const told = (seat: number) => en.effect(used, () => 'Ada', (wanted) => [built(seat)].find(wanted));
  expect(told(1)).toBe(`Ada uses: ${en.id('bank')}`);
  expect(told(0)).toBe(`Ada uses: ${en.id('2.1')}`);
});
