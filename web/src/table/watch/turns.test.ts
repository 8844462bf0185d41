import { describe, expect, it } from 'vitest';
import type { Mark } from '../../games/follow';
import { frameOf, sentence, sinceMine, turns, withoutSubject } from './turns';

interface Heard {
  is: Mark;
  seat?: number;
  says?: string;
}

const follow = { mark: (effect: unknown) => (effect as Heard).is };
const tell = (effect: unknown) => (effect as Heard).says ?? null;
const heard: Heard[] = [
  { is: 'round', says: 'Round 1' },
  { is: 'deed', seat: 0, says: 'Ada builds' },
  { is: 'consequence', seat: 1, says: 'Bo gains' },
  { is: 'deed', seat: 0 },
  { is: 'deed', seat: 1, says: 'Bo builds' },
  { is: 'reveal', seat: 0, says: 'Ada shows 1' },
  { is: 'reveal', seat: 1, says: 'Bo shows 2' },
  { is: 'deed', seat: 2 },
  { is: 'round', says: 'Round 2' },
  { is: 'consequence', says: 'A card comes' },
];

describe('the log', () => {
  it('has turns with what followed from them, and marks of rounds', () => {
    expect(turns(heard, follow, tell).map(({ kind, seat, lines }) => [kind, seat, ...lines])).toEqual([
      ['round', null, 'Round 1'],
      ['turn', 0, 'Ada builds', 'Bo gains'],
      ['turn', 1, 'Bo builds'],
      ['turn', 0, 'Ada shows 1'],
      ['turn', 1, 'Bo shows 2'],
      ['round', null, 'Round 2'],
      ['turn', null, 'A card comes'],
    ]);
  });

  it('knows which effects belong to a turn', () => {
    expect(turns(heard, follow, tell)[1]).toMatchObject({ first: 1, last: 3 });
  });

  it('lets a sentence look for what explains it among what came before', () => {
    const found: unknown[] = [];
    turns(heard, follow, (effect, earlier) => {
      if ((effect as Heard).says === 'Bo builds') found.push(earlier((other) => (other as Heard).seat === 1), earlier((other) => (other as Heard).seat === 2));
      return null;
    });
    expect(found).toEqual([heard[2], undefined]);
  });

  it('knows what others did since one’s last turn, and nothing before the first', () => {
    const all = turns(heard, follow, tell);
    expect(sinceMine(all, 0).map(({ seat, lines }) => [seat, ...lines])).toEqual([[1, 'Bo shows 2']]);
    expect(sinceMine(all, 2)).toEqual([]);
  });

  it('says a name once', () => {
    expect(withoutSubject('Ada builds', 'Ada')).toBe('builds');
    expect(withoutSubject('Ada: Study', 'Ada')).toBe('Study');
    expect(withoutSubject('Adam builds', 'Ada')).toBe('Adam builds');
    expect(sentence({ lines: ['Ada builds.', 'Ada gains 2'] }, 'Ada')).toBe('Ada builds; gains 2.');
  });

  it('finds the place in a replay', () => {
    const frames = [{ effects: [1] }, { effects: [] }, { effects: [2, 3] }, { effects: [4] }];
    expect([0, 1, 2, 3, 9].map((effect) => frameOf(frames, effect))).toEqual([0, 2, 2, 3, 3]);
  });
});
