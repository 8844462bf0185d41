//! What is drawn on the tiles is what the rules play by: `data.ts` is made here from the data files (`vitest -u` writes it).

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRon, type Ron } from '../ron';

type Fields = { [key: string]: Ron };

const file = (name: string) => {
  const text = readFileSync(new URL(`../../../../crates/games/tales-of-glory/data/${name}.ron`, import.meta.url), 'utf8');
  return readRon(text.replace(/^#!\[.*\]$/m, ''));
};

const SIDES = ['top', 'right', 'bottom', 'left'];

function edge(printed: Ron): Ron {
  if (typeof printed !== 'object' || printed === null) return printed === 'HalfKey' ? 'half-key' : printed === 'Plain' ? 'plain' : 'blank';
  const { gain = {}, from = null } = printed as Fields;
  return { gain, from };
}

function face({ back = null, kind = null, cost = {}, edges, reward, chests = [] }: Fields): Fields {
  const { gain = {}, per = null, when = 'AtOnce' } = reward as Fields;
  const sides = SIDES.map((side) => edge((edges as Fields)[side] ?? null));
  return { back, kind, cost, edges: sides, reward: { gain, per, when: when === 'AtTheEnd' ? 'at-the-end' : 'at-once' }, chests };
}

test('what is drawn on tiles is what the rules play by', async () => {
  const lines = (file('tiles') as Fields[]).map((tile) => `  ${tile['tile']}: ${JSON.stringify(face(tile))},`);
  const { rounds, tables, surcharge, compensation, majority } = file('numbers') as Fields;
  const shown = (tables as Fields[]).map(({ players, slots, swept }) => ({ players, slots, swept }));
  const text = `//! What is printed on the tiles, made from the data files of the rules by data.test.ts; do not edit.

import type { Tile } from '../../wire/tales-of-glory';
import type { Face, Numbers } from './facts';

export const NUMBERS: Numbers = ${JSON.stringify({ rounds, tables: shown, surcharge, compensation, majority })};

export const FACES: Record<Tile, Face> = {
${lines.join('\n')}
};
`;
  await expect(text).toMatchFileSnapshot('./data.ts');
});
