//! What is printed on buildings, artifacts, heroes and terrains, as types.
import type { Resource, Terrain } from '../../wire/settlement';

/** The colours of monsters. */
export type Colour = Terrain extends `${string}-${infer Colour}` ? Colour : never;
export type Guild = 'adventurer' | 'builder' | 'defender' | 'artisan';
export type Amounts = Partial<Record<Resource, number>>;

/** What using a building does. */
export type Use =
  | 'GainBasic'
  | 'FortYield'
  | { kind: 'Gain'; of: Amounts }
  | { kind: 'GiveBasic'; of: Amounts }
  | { kind: 'Trade'; give: Amounts; get: Amounts }
  | { kind: 'Recruit'; give: Amounts; settlers: number }
  | { kind: 'Deposit'; resource: Resource; points: number };

export interface BuildingFacts { cost: Amounts; effect: Use }

/** What an artifact does, for those whose power has numbers. */
export type Power =
  | 'UseBuilt' | 'ExploreYield' | 'FortYield' | 'RegionYield' | 'FortActivationYield' | 'SecondRegion' | 'SecondStreet' | 'MirrorBasics'
  | 'DecideMonsters'
  | { kind: 'HeroSettlers'; of: number }
  | { kind: 'TakenSettlers'; of: number }
  | { kind: 'HuntGain'; of: Amounts }
  | { kind: 'TakenGain'; of: Amounts };

export interface HeroFacts {
  guild: Guild;
  points?: number;
  settlers: number;
  colour: Colour;
  cost: Amounts;
  provenance: 'attested' | 'reconstructed';
}

/** Terrain tiles of each region, with how many there are. */
export interface TerrainSet { provenance: 'attested' | 'reconstructed'; regions: Partial<Record<Terrain, number>>[] }
export interface MonsterFacts { settlers: number; reward: Amounts }
