//! What is drawn on pieces is what the rules play by: `data.ts` is made here from the data files (`vitest -u` writes it).

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRon, type Ron } from '../ron';

type Fields = { [key: string]: Ron };

const file = (name: string) =>
  readRon(readFileSync(new URL(`../../../../crates/games/guilds/data/${name}.ron`, import.meta.url), 'utf8')) as Fields;

/** Records by the word in one of their fields, one line each. */
function by(key: string, records: Ron, keep: (record: Fields) => Ron): string {
  const lines = (records as Fields[]).map(({ [key]: id, ...rest }) => `  ${JSON.stringify(id)}: ${JSON.stringify(keep(rest))},`);
  return `{\n${lines.join('\n')}\n}`;
}

/** A variant without content is an object as well. */
const variant = (value: Ron = null): Ron => (typeof value === 'string' ? { kind: value } : value);

const only = (fields: Fields, ...keys: string[]) => JSON.stringify(Object.fromEntries(keys.map((key) => [key, fields[key] ?? null])));

function field(printed: Ron): Ron {
  if (printed === null) return null;
  const { kind = null, first, condition, otherwise, marks = null, marked } = printed as Fields;
  if (kind === 'Final') return { kind, condition: variant(condition), marked: variant(marked) };
  const tested = { kind, first: variant(first), condition: variant(condition), otherwise: variant(otherwise) };
  return kind === 'Coin' ? { ...tested, marks } : tested;
}

test('what is drawn on pieces is what the rules play by', async () => {
  const base = file('base');
  const cards = file('cards');
  const solo = file('solo');
  const rows = Object.entries(solo['rows'] as Fields).flatMap(([row, fields]) =>
    (fields as Ron[]).map((printed, at) => `  ${row}${at + 1}: ${JSON.stringify(field(printed))},`),
  );
  const plan = (record: Fields) => ({ ore: 0, crystal: 0, jar: 0, ...record, deed: variant(record['deed']) });
  const text = `//! What is printed on cards, buildings and boards, made from the data files of the rules by data.test.ts; do not edit.

import type { ActionCard, AttackCard, Building, DieAction, Field, PlayerCard } from '../../wire/guilds';
import type { Action, Attack, Base, FieldFacts, Hireling, Plan, Play, SoloNumbers } from './facts';

export const BASE: Base = ${only(base, 'rounds', 'die_let_go', 'matching_colour', 'prices', 'most_combat', 'rows', 'raid_jar', 'blight_tiles', 'panic_cards', 'hand_limit', 'cards_drawn_to_recruit', 'scoring')};

export const ACTIONS: Record<DieAction, Action> = ${by('action', base['actions'] ?? null, (record) => record)};

export const PLAYS: Record<ActionCard, Play> = ${by('card', cards['action'] ?? null, (record) => ({ price: 0, ...record, deed: variant(record['deed']) }))};

export const ATTACKS: Record<AttackCard, Attack> = ${by('card', cards['attack'] ?? null, (record) => record)};

export const HIRELINGS: Record<PlayerCard, Hireling> = ${by('card', cards['player'] ?? null, (record) => ({ ...record, talent: variant(record['talent']) }))};

export const PLANS: Record<Building, Plan> = ${by('building', file('buildings'), plan)};

export const SOLO: SoloNumbers = ${only(solo, 'coin', 'swap', 'final_points', 'second_final_points', 'loss_box', 'points_to_win')};

export const FIELDS: Record<Field, FieldFacts | null> = {
${rows.join('\n')}
};
`;
  await expect(text).toMatchFileSnapshot('./data.ts');
});
