//! The facts that the page draws are those of the rules: `data.ts` is made here from the data files (`vitest -u` writes it).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRon, type Ron } from '../ron';

const file = (name: string) =>
  readRon(readFileSync(new URL(`../../../../crates/games/settlement/data/${name}.ron`, import.meta.url), 'utf8'));

type Record = { [key: string]: Ron };

/** A table with one line a key. */
function table(entries: Record): string {
  const lines = Object.entries(entries).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  return `{\n${lines.join('\n')}\n}`;
}

test('what is drawn on pieces is what the rules play by', async () => {
  const { buildings, ...piles } = file('buildings') as Record;
  const heroes = (file('heroes') as Record[]).map(({ hero, ...rest }): [string, Ron] => [String(hero), rest]);
  const { rounds, basic_settlers, settlers, monsters, exchange, surcharges, ratings } = file('numbers') as Record;
  const text = `//! The facts printed on components, made from the data files of the rules by data.test.ts; do not edit.
import type { Artifact, Building, Hero, Options, Rating, Resource } from '../../wire/settlement';
import type { BuildingFacts, Colour, HeroFacts, MonsterFacts, Power, TerrainSet } from './facts';

export const BUILDINGS: Record<Building, BuildingFacts> = ${table(buildings as Record)};

export const COPIES = ${JSON.stringify(piles['copies'])};

export const ARTIFACTS: Record<Artifact, Power> = ${table(file('artifacts') as Record)};

export const HEROES: Record<Hero, HeroFacts> = ${table(Object.fromEntries(heroes))};

export const TERRAINS: Record<Options['terrains'], TerrainSet> = ${table(file('terrains') as Record)};

export const MONSTERS: Record<Colour, MonsterFacts> = ${table(monsters as Record)};

export const EXCHANGE: { basics_for_basic: number; basics_for_diamond: Partial<Record<Resource, number>>; diamonds_for_gold: number; gold_for_basic: number } = ${JSON.stringify(exchange)};

export const NUMBERS = ${JSON.stringify({ rounds, basic_settlers, settlers, surcharges })};

export const RATINGS: { from: number; rating: Rating }[] = ${JSON.stringify(ratings)};
`;
  await expect(text).toMatchFileSnapshot('./data.ts');
});
