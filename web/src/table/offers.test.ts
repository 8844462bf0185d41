import { describe, expect, it } from 'vitest';
import { entries, FLAT, headed, keyOf, nextPage } from './offers';

const verb = (line: string) => line.split(' ')[0] ?? '';
const many = Array.from({ length: FLAT }, (_, at) => `build E${at}`);

describe('a list of offers', () => {
  it('is flat while it is short, under the headings of its groups', () => {
    expect(entries(['pass', 'build a'], verb, null)).toEqual([
      { kind: 'move', line: 'pass', heading: 'pass' },
      { kind: 'move', line: 'build a', heading: 'build' },
    ]);
  });

  it('has groups to open once it is long; a group of one is its move', () => {
    expect(entries([...many, 'pass'], verb, null)).toEqual([
      { kind: 'group', heading: 'build', lines: many },
      { kind: 'move', line: 'pass', heading: 'pass' },
    ]);
    expect(entries([...many, 'pass'], verb, 'build')).toHaveLength(FLAT);
  });

  it('has headings only where several moves of a group begin', () => {
    const list = entries(['pass', 'build a', 'build b', 'rest'], verb, null);
    expect(list.map((_, at) => headed(list, at))).toEqual([false, true, false, false]);
  });

  it('shows everything if the open group is gone', () => {
    expect(entries(['pass'], verb, 'build')).toHaveLength(1);
  });

  it('has nine keys a page', () => {
    expect([keyOf(0, 0), keyOf(8, 0), keyOf(9, 0), keyOf(9, 1)]).toEqual([1, 9, null, 1]);
    expect([nextPage(0, 9), nextPage(0, 10), nextPage(1, 10)]).toEqual([0, 1, 0]);
  });
});
