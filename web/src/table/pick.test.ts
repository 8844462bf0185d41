import { describe, expect, it } from 'vitest';
import type { Ids } from '../board/piece';
import * as pick from './pick';

const fitting = (lines: string[], chosen: Ids[]) => pick.fitting(pick.read(lines), chosen).map(({ line }) => line);
const lit = (lines: string[], chosen: Ids[], ids: Ids) => pick.lit(pick.read(lines), chosen, ids);
const clicked = (lines: string[], chosen: Ids[], ids: Ids) => pick.clicked(pick.read(lines), chosen, ids);

describe('pieces that offers name', () => {
  it('keeps the offers that name every chosen piece', () => {
    const offers = ['build quarry 2.1', 'build quarry 2.2', 'build bank 2.1', 'pass'];
    expect(fitting(offers, ['quarry'])).toEqual(['build quarry 2.1', 'build quarry 2.2']);
    expect(fitting(offers, ['2.1', 'bank'])).toEqual(['build bank 2.1']);
    expect(fitting(offers, [])).toEqual(offers);
  });

  it('takes whole words only', () => {
    expect(lit(['build E5'], [], 'E')).toBe(false);
    expect(lit(['build E5'], [], 'E5')).toBe(true);
  });

  it('knows pieces of several words', () => {
    const offers = ['place mill 1 -2', 'place mill -2 1'];
    expect(fitting(offers, ['1 -2'])).toEqual(['place mill 1 -2']);
    expect(lit(['extract green 4'], [], 'green 4')).toBe(true);
    expect(lit(['extract green 4'], [], '4 green')).toBe(false);
  });

  it('knows pieces by several names', () => {
    const slot = ['select 5', 'take 5'];
    expect(lit(['take 5'], [], slot)).toBe(true);
    expect(lit(['place mill 5 1'], [], slot)).toBe(false);
  });

  it('reads a sign before a name, but not before a number', () => {
    expect(lit(['+fav11'], [], 'fav11')).toBe(true);
    expect(lit(['-fire'], [], 'fire')).toBe(true);
    expect(lit(['place mill 1 -2'], [], '2')).toBe(false);
  });
});

describe('clicking', () => {
  const offers = ['move a b', 'move a c', 'rest a'];

  it('lights only what leads to a move', () => {
    expect(lit(offers, ['a'], 'b')).toBe(true);
    expect(lit(offers, ['b'], 'c')).toBe(false);
  });

  it('takes a second click on a piece as letting it go', () => {
    expect(clicked(offers, ['a'], 'a')).toEqual([]);
    expect(pick.isChosen(['a'], 'a')).toBe(true);
  });

  it('counts a piece twice where a move names it twice', () => {
    const exchange = ['exchange clay clay for wood', 'exchange clay wood for stone'];
    const once = clicked(exchange, [], 'clay');
    expect(fitting(exchange, clicked(exchange, once, 'clay'))).toEqual(['exchange clay clay for wood']);
  });

  it('starts over with a piece that does not go with the chosen ones', () => {
    expect(clicked(['move a b', 'rest c'], ['a'], 'c')).toEqual(['c']);
    expect(clicked(['move a b'], ['a'], 'z')).toEqual(['a']);
  });

  it('lets the order of clicks decide between moves that name the same pieces', () => {
    const swaps = ['move a b', 'move b a'];
    expect(fitting(swaps, ['a'])).toEqual(swaps);
    expect(fitting(swaps, ['b', 'a'])).toEqual(['move b a']);
    expect(fitting(['put x y', 'swap y x'], ['x', 'y'])).toHaveLength(2);
  });
});
