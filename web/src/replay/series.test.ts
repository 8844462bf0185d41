import { describe, expect, it } from 'vitest';
import { extent, path, series, ticks } from './series';

describe('points over time', () => {
  it('has a line for each seat, and keeps the last points where none are known', () => {
    expect(series([{ points: [1, 2] }, { points: null }, { points: [3, 2] }], 2)).toEqual([[1, 1, 3], [2, 2, 2]]);
  });

  it('shows zero and all points', () => {
    expect(extent([[0, 42], [-3, 7]])).toEqual({ least: -3, most: 42, lines: 1 });
    expect(extent([])).toEqual({ least: 0, most: 10, lines: 1 });
  });

  it('has few round ticks', () => {
    expect(ticks({ least: -3, most: 42, lines: 9 })).toEqual([0, 10, 20, 30, 40]);
    expect(ticks({ least: 0, most: 10, lines: 9 })).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it('draws corners only where points change', () => {
    expect(path([0, 0, 5, 5], (line) => line, (value) => value)).toBe('M0.0 0.0L2.0 5.0L3.0 5.0');
  });
});
