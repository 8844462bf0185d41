//! Every move of the golden records is said in every language and can be made by clicking.

import { describe, expect, test } from 'vitest';
import { lit, read } from '../../table/pick';
import { FACES, type Shown } from '../../wire/tales-of-glory';
import { recordedLines } from '../records';
import de from './text/de';
import en from './text/en';
import it from './text/it';

const view = { step: 'over', board: [null, 'collector', null, 'champion', 'hydra'] } as unknown as Shown;
const { moves } = recordedLines('tales-of-glory');

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
  const slots = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const tiles = Object.keys(FACES);
  const drawn = [
    ...slots.flatMap((slot) => [`select ${slot}`, `take ${slot}`]),
    ...['coin', 'potion'].map((token) => `pay ${token}`),
    ...tiles.flatMap((tile) => [tile, `discard ${tile}`, `collect ${tile}`, `key ${tile} 1`, `key ${tile} 2`]),
  ];
  for (const offer of read(moves.filter((line) => line !== 'done'))) {
    expect(drawn.some((id) => lit([offer], [], id)), offer.line).toBe(true);
  }
});
