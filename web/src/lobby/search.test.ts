import { describe, expect, it } from 'vitest';
import { written } from '../net/http';
import { ALL, asked, read, same, write, type Search } from './search';

const SOME: Search = { game: 'guilds', name: 'Zoë & co', free: true, pages: 3 };

describe('a search among open tables', () => {
  it('is read back from the address as it was written', () => {
    for (const search of [ALL, SOME, { ...ALL, free: true }]) {
      expect(read(new URLSearchParams(write(search)))).toEqual(search);
    }
    expect(write(ALL)).toBe('');
  });

  it('bears an address that somebody made up', () => {
    expect(read(new URLSearchParams('pages=1e9')).pages).toBe(10);
    expect(read(new URLSearchParams('pages=-1')).pages).toBe(1);
    expect(read(new URLSearchParams('pages=x&game=')).pages).toBe(1);
    expect(read(new URLSearchParams({ name: 'x'.repeat(99) })).name).toHaveLength(32);
  });

  it('asks the server for one page after another', () => {
    expect(written(asked(ALL, null))).toBe('');
    expect(written(asked({ ...ALL, name: '  ' }, 'a1'))).toBe('?after=a1');
    expect(written(asked(SOME, 'a1'))).toBe('?game=guilds&search=Zo%C3%AB+%26+co&free=true&after=a1');
  });

  it('is the same whatever its pages, and another when something else is looked for', () => {
    expect(same(SOME, { ...SOME, pages: 1, name: ' Zoë & co' })).toBe(true);
    for (const other of [{ game: null }, { name: 'Zoë' }, { free: false }]) expect(same(SOME, { ...SOME, ...other })).toBe(false);
  });
});
