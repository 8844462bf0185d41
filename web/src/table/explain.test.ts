import { describe, expect, it } from 'vitest';
import { compared, differences, turningPoints } from './explain';

describe('who is compared', () => {
  it('is the winner and the reader, or the next best', () => {
    const standing = { points: [10, 30, 20], ranks: [3, 1, 2] };
    expect(compared(standing, 0)).toEqual({ winner: 1, other: 0 });
    expect(compared(standing, 1)).toEqual({ winner: 1, other: 2 });
    expect(compared(standing, null)).toEqual({ winner: 1, other: 2 });
  });

  it('is nobody for who plays alone, and the reader among several winners', () => {
    expect(compared({ points: [70], ranks: [2] }, 0)).toBeNull();
    expect(compared({ points: [20, 20, 9], ranks: [1, 1, 3] }, 1)).toEqual({ winner: 1, other: 0 });
  });
});

it('says where two seats differ, the most first', () => {
  const tally = [
    [{ source: 'cults', points: 8 }, { source: 'area', points: 6 }, { source: 'towns', points: 5 }],
    [{ source: 'cults', points: 1 }, { source: 'area', points: 12 }, { source: 'towns', points: 5 }, { source: 'ports', points: 2 }, { source: 'ports', points: 1 }],
  ];
  expect(differences(tally, 1, 0)).toEqual([{ source: 'area', points: 6 }, { source: 'ports', points: 3 }, { source: 'cults', points: -7 }]);
});

it('finds the turns that decided, in the order of play', () => {
  const frame = (line: string | null, ...points: number[]) => ({ line, points });
  const frames = [
    frame(null, 0, 0), frame('0 a', 5, 0), frame('0 b', 9, 0), frame('1 a', 9, 1), frame('0 a', 10, 1), frame('1 a', 10, 20), frame('* draw', 10, 20), frame('0 a', 14, 20), frame('1 b', 14, 24),
  ];
  expect(turningPoints(frames, 0)).toEqual([
    { from: 1, to: 2, change: 9 },
    { from: 5, to: 6, change: -19 },
    { from: 7, to: 7, change: 4 },
  ]);
  expect(turningPoints([frame(null, 0), frame('0 a', 9)], 0)).toEqual([]);
});
