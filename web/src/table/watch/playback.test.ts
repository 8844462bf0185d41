import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../../wire/api';
import type { Pace } from './manner.svelte';
import { Playback, stay, type Beat } from './playback.svelte';

const at = (line: number) => ({ line }) as Position;
const beat = (line: number, told = true): Beat => ({ effects: [line], position: at(line), told, concerns: false });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(pace: Pace = 'normal') {
  const heard: unknown[] = [];
  let done = 0;
  const playback = new Playback({ shown: ({ effects }) => heard.push(...effects), done: () => (done += 1), pace: () => pace });
  playback.restart(at(0));
  return { playback, heard, done: () => done };
}

describe('the playback', () => {
  it('shows what others do one after the other', () => {
    const { playback, heard } = watched();
    playback.take([beat(1), beat(2)]);
    playback.take([beat(3)]);
    expect(playback.position?.line).toBe(1);
    expect(playback.isBehind).toBe(true);
    vi.advanceTimersByTime(600);
    expect([playback.position?.line, heard]).toEqual([2, [1, 2]]);
    vi.advanceTimersByTime(600);
    expect(playback.position?.line).toBe(3);
    expect(playback.beat).not.toBeNull();
    vi.advanceTimersByTime(600);
    expect(playback.beat).toBeNull();
  });

  it('does not make the reader wait for their own moves', () => {
    const { playback } = watched();
    playback.take([beat(1, false), beat(2, false)]);
    expect([playback.position?.line, playback.beat]).toEqual([2, null]);
  });

  it('keeps the position while hidden choices are revealed', () => {
    const { playback } = watched();
    playback.take([{ ...beat(1), position: null }, { ...beat(2), position: null }, beat(3)]);
    vi.advanceTimersByTime(600);
    expect(playback.position?.line).toBe(0);
    vi.advanceTimersByTime(600);
    expect(playback.position?.line).toBe(3);
  });

  it('skips to the present, and tells everything on the way once', () => {
    const { playback, heard, done } = watched();
    playback.take([beat(1), beat(2), beat(3)]);
    playback.skip();
    expect([playback.position?.line, playback.beat, heard, done()]).toEqual([3, null, [1, 2, 3], 2]);
    vi.advanceTimersByTime(5000);
    expect(heard).toEqual([1, 2, 3]);
  });

  it('forgets what waits when moves are taken back', () => {
    const { playback, heard } = watched();
    playback.take([beat(1), beat(2)]);
    playback.restart(at(0));
    vi.advanceTimersByTime(5000);
    expect([playback.position?.line, heard]).toEqual([0, [1]]);
  });

  it('takes a quiet change into what comes last', () => {
    const { playback } = watched();
    playback.take([beat(1), beat(2)]);
    playback.correct({ ...at(2), take_back: { seat: 1, heard: [] } });
    expect(playback.position?.line).toBe(1);
    playback.skip();
    expect(playback.position?.take_back?.seat).toBe(1);
  });

  it('goes as fast as wanted, slower where it concerns the reader, and faster when much waits', () => {
    expect(watched('off').playback.isBehind).toBe(false);
    const one = { told: true, concerns: false };
    expect(stay(one, 'off', 0)).toBe(0);
    expect(stay(one, 'fast', 0)).toBeLessThan(stay(one, 'normal', 0));
    expect(stay(one, 'slow', 0)).toBeGreaterThan(stay(one, 'normal', 0));
    expect(stay({ ...one, concerns: true }, 'normal', 0)).toBeGreaterThan(stay(one, 'normal', 0));
    expect(stay(one, 'normal', 60)).toBeLessThan(stay(one, 'normal', 0) / 2);
  });
});
