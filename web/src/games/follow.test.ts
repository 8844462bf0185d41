//! What ends a turn, what costs no action, and which pieces moved, in every game.

import { describe, expect, it } from 'vitest';
import { lastly } from '../table/offers';
import { PLAIN, seatOf } from './follow';
import { follow as guilds } from './guilds/follow';
import { recordedLines } from './records';
import { follow as settlement } from './settlement/follow';
import { follow as tales } from './tales-of-glory/follow';
import { follow as terra } from './terra-mystica/follow';

describe('moves that end a turn', () => {
  it('are listed last, after what costs no action', () => {
    expect(lastly(['pass', 'exchange clay for wood', 'build bank 2.1', 'done'], settlement.nature)).toEqual(['build bank 2.1', 'exchange clay for wood', 'done', 'pass']);
    expect(lastly(['done', 'burn 1', 'upgrade E5 tp'], terra.nature)).toEqual(['upgrade E5 tp', 'burn 1', 'done']);
  });

  it.each([
    ['settlement', settlement, ['end', 'pass']],
    ['terra-mystica', terra, ['done', 'pass', 'resign']],
    ['tales-of-glory', tales, ['done']],
    ['guilds', guilds, ['end']],
  ] as const)('of %s are these, in all golden records', (game, { nature }, verbs) => {
    const ends = new Set(recordedLines(game).moves.filter((line) => nature(line) === 'end').map((line) => line.split(' ')[0] ?? ''));
    expect([...ends].filter((verb) => !(verbs as readonly string[]).includes(verb))).toEqual([]);
    expect(ends.size).toBeGreaterThan(0);
  });
});

describe('pieces that moved', () => {
  it('lie on a mat or on the board that all share', () => {
    expect(settlement.moved({ kind: 'built', seat: 2, building: 'bank', plot: '2.1', from: 'stack' } as never)).toEqual([{ id: '2.1', on: 2 }]);
    expect(terra.moved({ kind: 'did', seat: 1, what: 'upgrade E5 TP' })).toContainEqual({ id: 'E5', on: null });
    expect(terra.moved({ kind: 'did', seat: 1, what: 'advance ship' })).toContainEqual({ id: 'ship', on: 1 });
    expect(terra.moved({ kind: 'did', seat: 1, what: 'pass bon5' })).toEqual([{ id: 'bon5', on: null }]);
    expect(terra.moved({ kind: 'did', seat: 1, what: '+fav11' })).toEqual([{ id: 'fav11', on: null }]);
    expect(tales.moved({ kind: 'shown', seat: 0, slot: 3 } as never)).toEqual([{ id: 'select 3', on: null }]);
  });
});

it('takes whoever is named as acting where nothing is known of a game', () => {
  expect([seatOf({ seat: 2 }), seatOf({ seat: 'x' }), seatOf(null)]).toEqual([2, null, null]);
  expect([PLAIN.mark({ seat: 1 }), PLAIN.mark({})]).toEqual(['deed', 'consequence']);
});
