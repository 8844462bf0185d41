//! Every move of the golden records is said in every language and can be made by clicking; points agree with the rules.

import { describe, expect, test } from 'vitest';
import { lit, read } from '../../table/pick';
import type { View } from '../../wire/guilds';
import { recordedLines } from '../records';
import { ACTIONS, HIRELINGS, PLANS, PLAYS } from './data';
// The end of a match between bots: `tafel record`, then `tafel replay --json --at` its last line.
import end from './end.json';
import { points } from './state';
import de from './text/de';
import en from './text/en';
import it from './text/it';

const view = end.view as unknown as View;
const { moves } = recordedLines('guilds');

/** What a text must not show: what is missing, and ids of more than one word. */
const RAW = /undefined|NaN|\[object|[a-z]-[a-z]+-|^[a-z]+( [a-z0-9-]+)+$/;

describe.each(Object.entries({ de, en, it }))('in %s', (_, words) => {
  test('every recorded move is a sentence under a heading', () => {
    expect(moves.length).toBeGreaterThan(50);
    for (const line of moves) {
      const said = words.move(line, view);
      expect(said, line).not.toBe(line);
      expect(said, line).not.toMatch(RAW);
      expect(words.group(line), line).not.toBe(line);
    }
  });

  test('the end is said', () => {
    expect(words.prompt(view, 0, String)).not.toMatch(RAW);
  });
});

test('a move names something that is drawn, or is one of those that are buttons by nature', () => {
  const tiles = ['ore', 'crystal'];
  const drawn = [
    ...[...Object.keys(ACTIONS), ...Object.keys(PLAYS), ...Object.keys(HIRELINGS), ...Object.keys(PLANS), ...view.land.map(({ id }) => id), 'I II', 'II III', 'repel'],
    ...['red', 'green', 'yellow', 'white'].flatMap((colour) => [1, 2, 3, 4, 5, 6].map((pips) => `${colour} ${pips}`)),
    ...['trade', 'exploration', 'civil'].map((medal) => `forfeit ${medal}`),
    ...tiles.map((tile) => `lose ${tile}`),
    ...[0, 1, 2].flatMap((ore) => [0, 1, 2].map((crystal) => `ore ${ore} crystal ${crystal}`)),
  ];
  const buttons = /^(keep|stop|decline|end)$/;
  for (const offer of read(moves.filter((line) => !buttons.test(line)))) {
    expect(drawn.some((id) => lit([offer], [], id)), offer.line).toBe(true);
  }
});

test('points are those of the rules', () => {
  expect(points(view)).toEqual(end.points);
});
