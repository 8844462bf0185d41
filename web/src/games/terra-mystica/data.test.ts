//! The facts that the page draws are those of the rules: `data.ts` is made here from the data files (`vitest -u` writes it).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRon, type Ron } from '../ron';

const file = (name: string) =>
  readRon(readFileSync(new URL(`../../../../crates/games/terra-mystica/data/${name}.ron`, import.meta.url), 'utf8'));

type Record = { [key: string]: Ron };

/** A list of records by their ids, one line each. */
function byId(records: Ron, keep: (record: Record) => Record = (record) => record): string {
  const lines = (records as Record[]).map(({ id, ...rest }) => `  ${JSON.stringify(id)}: ${JSON.stringify(keep(rest))},`);
  return `{\n${lines.join('\n')}\n}`;
}

/** The fields that are drawn, of those that are there. */
const only = (record: Record, keys: string[]): Record => Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));

const BOARD = ['board', 'coins', 'workers', 'priests', 'bowls', 'cults', 'start_dwellings', 'structures', 'shipping', 'digging', 'volcano_price', 'unlock_price'];
const DRAWN = ['rounds', 'power_prices', 'ship_advance', 'priest_spaces', 'cult_power', 'cult_places', 'network_places', 'power_actions', 'action_workers', 'action_coins', 'trading_house_fav12', 'town', 'auren_steps', 'giant_spades'];

test('what is drawn on pieces is what the rules play by', async () => {
  const tiles = file('tiles') as Record;
  const { bonus, favours, towns, scores, ...numbers } = tiles;
  const map = (record: Record) => only(record, ['rows', 'bridges']);
  const text = `//! The facts printed on components, made from the data files of the rules by data.test.ts; do not edit.
import type { Bonus, Faction, Favour, Score, Town } from '../../wire/terra-mystica';
import type { BonusFacts, FactionFacts, FavourFacts, MapFacts, MapId, ScoreFacts, TownFacts } from './facts';

export const FACTIONS: Record<Faction, FactionFacts> = ${byId(file('factions'), (record) => only(record, BOARD))};

export const MAPS: Record<MapId, MapFacts> = ${byId(file('maps'), map)};

export const BONUSES: Record<Bonus, BonusFacts> = ${byId(bonus ?? null)};

export const FAVOURS: Record<Favour, FavourFacts> = ${byId(favours ?? null)};

export const TOWNS: Record<Town, TownFacts> = ${byId(towns ?? null)};

export const SCORES: Record<Score, ScoreFacts> = ${byId(scores ?? null)};

export const NUMBERS = ${JSON.stringify(only(numbers, DRAWN), null, 2)};
`;
  await expect(text).toMatchFileSnapshot('./data.ts');
});
