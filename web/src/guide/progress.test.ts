import { beforeEach, expect, it, vi } from 'vitest';
import { note, reached } from './progress';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });

beforeEach(() => kept.clear());

it('knows for each game how many steps were made, until all are', () => {
  note('guilds', 3, 12);
  note('settlement', 5, 14);
  expect([reached('guilds', 12), reached('settlement', 14)]).toEqual([3, 5]);
  note('guilds', 12, 12);
  expect([reached('guilds', 12), reached('settlement', 14)]).toEqual([0, 5]);
});

it('begins anew where the lesson has changed, or what is kept cannot be read', () => {
  note('guilds', 3, 12);
  expect(reached('guilds', 13)).toBe(0);
  for (const broken of ['{', '7', 'null', '{"guilds":"x/12"}', '{"guilds":"-1/12"}', '{"guilds":"99/12"}', '{"guilds":[3]}']) {
    kept.set('guide', broken);
    expect(reached('guilds', 12), broken).toBe(0);
  }
});
