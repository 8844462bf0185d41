//! The golden records of the rules, for tests that want lines as they really occur.
import { readdirSync, readFileSync } from 'node:fs';

/** Every different line that seats and chance wrote in a game's records. */
export function recordedLines(game: string): { moves: string[]; chances: string[] } {
  const folder = new URL(`../../../crates/games/${game}/tests/records/`, import.meta.url);
  const lines = readdirSync(folder).flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'));
  const distinct = (pattern: RegExp) => [...new Set(lines.filter((line) => pattern.test(line)).map((line) => line.slice(2)))];
  return { moves: distinct(/^\d /), chances: distinct(/^\* /) };
}
