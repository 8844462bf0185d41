//! Every move of the golden records is said in every language and can be made by clicking.

import { describe, expect, test } from 'vitest';
import { lit, read } from '../../table/pick';
import { ACTIONS, COLOURS, HIRELINGS, LANDSCAPES, MEDALS, PLANS, PLAYS, type Shown, TILES } from '../../wire/guilds';
import { recordedLines } from '../records';
import de from './text/de';
import en from './text/en';
import it from './text/it';

const view = { steps: [], facts: { asked: false, hires: [] } } as unknown as Shown;
const { moves } = recordedLines('guilds');

/** What a text must not show: what is missing, and ids of more than one word. */
const RAW = /undefined|NaN|\[object|[a-z]-[a-z]+-|^[a-z]+( [a-z0-9-]+)+$/;

describe.each(Object.entries({ de, en, it }))('in %s', (_, words) => {
  test('every recorded move is a sentence under a heading', () => {
    expect(moves.length).toBeGreaterThan(50);
    for (const line of moves) {
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

describe('the verdict on a solo game', () => {
  const solo = (finals: number, points: number, marked: string[] = []) => ({ solo: { finals, marked }, facts: { points: [points], rounds: 16 } }) as unknown as Shown;
  const failed = (field: string) => [{ kind: 'condition-failed', field }] as never[];

  test('names what was reached or missing', () => {
    expect(en.verdict?.(solo(2, 80), [])).toMatch(/^Won: .* 80 points; 70 were needed/);
    expect(en.verdict?.(solo(2, 60), [])).toMatch(/^Lost: .* only 60 of the 70/);
    expect(en.verdict?.(solo(1, 60), [])).toMatch(/^Lost: after 16 turns, 1 of 2/);
  });

  test('names the condition that was not met, as a coin has changed it', () => {
    expect(en.verdict?.(solo(0, 0), failed('a6'))).toContain('at least 20 Jar');
    expect(en.verdict?.(solo(0, 0, ['a']), failed('a6'))).toContain('at least 25 Jar');
    expect(en.verdict?.(solo(1, 0), failed('a2')), 'not a final field').toMatch(/^Lost: after 16 turns/);
  });

  test('is nobody’s where several play', () => {
    expect(en.verdict?.({ solo: null } as unknown as Shown, [])).toBeNull();
  });
});

test('a move names something that is drawn, or is one of those that are buttons by nature', () => {
  const drawn = [
    ...[...Object.keys(ACTIONS), ...Object.keys(PLAYS), ...Object.keys(HIRELINGS), ...Object.keys(PLANS), ...LANDSCAPES, 'I II', 'II III', 'repel'],
    ...COLOURS.flatMap((colour) => [1, 2, 3, 4, 5, 6].map((pips) => `${colour} ${pips}`)),
    ...MEDALS.map((medal) => `forfeit ${medal}`),
    ...TILES.map((tile) => `lose ${tile}`),
    ...[0, 1, 2].flatMap((ore) => [0, 1, 2].map((crystal) => `ore ${ore} crystal ${crystal}`)),
  ];
  const buttons = /^(keep|stop|decline|end)$/;
  for (const offer of read(moves.filter((line) => !buttons.test(line)))) {
    expect(drawn.some((id) => lit([offer], [], id)), offer.line).toBe(true);
  }
});
