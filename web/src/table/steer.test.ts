import { describe, expect, it } from 'vitest';
import { toward } from './steer';

describe('arrow keys', () => {
  //  0   1
  //    2
  //  3
  const spots = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 40, y: 50 }, { x: 0, y: 100 }];

  it('go to the nearest piece straight ahead', () => {
    expect(toward(spots, 0, 'ArrowRight')).toBe(1);
    expect(toward(spots, 0, 'ArrowDown')).toBe(3);
    expect(toward(spots, 2, 'ArrowUp')).toBe(0);
  });

  it('stay where nothing lies that way', () => {
    expect(toward(spots, 1, 'ArrowRight')).toBe(1);
    expect(toward(spots, 0, 'ArrowUp')).toBe(0);
  });

  it('begin with the first piece', () => {
    expect(toward(spots, -1, 'ArrowUp')).toBe(0);
    expect(toward([], -1, 'ArrowUp')).toBe(-1);
  });

  it('reach every piece from every piece', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
    const reached = new Set([0]);
    for (const from of reached) keys.forEach((key) => reached.add(toward(spots, from, key)));
    expect(reached.size).toBe(spots.length);
  });
});
