import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire/api';
import { usualLevel } from './level';
import { asked, defaults, type Wish } from './wish';

const game: GameInfo = {
  id: 'pebbles', version: 1, audience: 'players', seats_min: 2, seats_max: 5, minutes_min: 5, minutes_max: 10,
  options: [{ key: 'seats', values: ['3', '2'] }, { key: 'goals', values: ['secret', 'open'] }], levels: ['apprentice', 'journeyman'], reconstructed: [], editions: [],
};

describe('a wish for a table', () => {
  it('has a seat for a friend and bots on the rest, unless told otherwise', () => {
    expect(asked(game, defaults(game, 3))).toEqual({
      game: 'pebbles', options: 'seats 3; goals secret', seats: ['me', 'open', { bot: 'journeyman' }], visibility: 'private', hints: false, talk: 'players', start: false,
    });
  });

  it('starts at once if nobody is missing; people in the room are the maker’s seats', () => {
    const wish = defaults(game, 2);
    const chair: Wish['seats'][number] = { chair: 'room', level: 'journeyman' };
    wish.seats[1] = chair;
    expect(asked(game, wish)).toMatchObject({ seats: ['me', 'me'], start: true });
    chair.name = ' Grandma ';
    expect(asked(game, wish)).toMatchObject({ seats: ['me', { named: 'Grandma' }], start: true });
  });

  it('counts clocks in seconds', () => {
    const wish = defaults(game, 2);
    expect(asked(game, { ...wish, pace: 'live' }).clock).toEqual({ kind: 'live', bank_s: 2700, increment_s: 30 });
    expect(asked(game, { ...wish, pace: 'days' }).clock).toEqual({ kind: 'days', deadline_s: 259_200 });
  });
});

describe('the usual level', () => {
  it('is a journeyman, or one in the middle', () => {
    expect(usualLevel({ levels: ['apprentice', 'journeyman', 'expert'] })).toBe('journeyman');
    expect(usualLevel({ levels: ['random', 'greedy', 'search'] })).toBe('greedy');
  });
});
