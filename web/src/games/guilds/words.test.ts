//! Every move of the recorded matches can be said in every language, and points are counted as the rules count them.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { View } from '../../wire/guilds';
// The end of a match between bots: `tafel record`, then `tafel replay --json --at` its last line.
import end from './end.json';
import { points } from './state';
import de from './text/de';
import en from './text/en';
import it from './text/it';

const view = end.view as unknown as View;
const folder = new URL('../../../../crates/games/guilds/tests/records/', import.meta.url);
const lines = readdirSync(folder)
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
  .filter((line) => /^\d /.test(line))
  .map((line) => line.slice(2));

/** What a text must not show: what is missing, and ids of more than one word. */
const RAW = /undefined|NaN|\[object|[a-z]-[a-z]+-|^[a-z]+( [a-z0-9-]+)+$/;

describe.each(Object.entries({ de, en, it }))('in %s', (_, words) => {
  test('every recorded move is a sentence under a heading', () => {
    expect(lines.length).toBeGreaterThan(50);
    for (const line of new Set(lines)) {
      const said = words.move(line, view);
      expect(said, line).not.toBe(line);
      expect(said, line).not.toMatch(RAW);
      expect(words.group(line), line).not.toBe(line);
    }
  });

  test('the end is said', () => {
    expect(words.prompt(view, 0, String)).not.toMatch(RAW);
  });
});

test('points are those of the rules', () => {
  expect(points(view)).toEqual(end.points);
});
