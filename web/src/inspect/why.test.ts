import { describe, expect, it } from 'vitest';
import type { Refused, WhyNot } from '../wire/api';
import { obstacles } from './why';

const refused = (rule: string | null, code: Refused['code'] = 'illegal'): Refused => ({ ask: null, code, rule, lacks: [], message: '' });
const answer = (move: string, why: Refused | null): WhyNot => ({ move, refused: why });

describe('obstacles', () => {
  it('tell the likeliest move of those that fail for the same reason', () => {
    const found = obstacles([answer('build bank 1.1', refused('4.1')), answer('build bank 1.2', refused('4.1')), answer('use 1.1', refused('9.1'))]);
    expect(found.map(({ move }) => move)).toEqual(['build bank 1.1', 'use 1.1']);
  });

  it('are told apart by what is missing', () => {
    const short = (needed: number) => ({ ...refused('11.2'), lacks: [{ what: 'gold', needed, there: 0 }] });
    expect(obstacles([answer('invite h01', short(1)), answer('invite h02', short(2))]).length).toBe(2);
  });

  it('leave out what is legal, and what is no move', () => {
    expect(obstacles([answer('take red', null), answer('castle', refused(null, 'unreadable'))])).toEqual([]);
  });

  it('are few', () => {
    expect(obstacles(['1', '2', '3', '4', '5'].map((rule) => answer('take red', refused(rule)))).length).toBe(3);
  });
});
