//! What is printed on factions, tiles and maps, as types.
import type { Cult, Options } from '../../wire/terra-mystica';

export type MapId = Options['map'];

/** Coins, workers and priests to pay. */
export interface Cost { coins?: number | undefined; workers?: number | undefined; priests?: number | undefined }
/** What comes at once or every round. */
export interface Gain extends Cost { power?: number | undefined; spades?: number | undefined }
/** A row of the faction board: one kind of structure; incomes by how many are on the map. */
export interface StructureFacts {
  count: number;
  power: number;
  cost: Cost;
  income: { coins?: number[]; workers?: number[]; priests?: number[]; power?: number[] };
}
/** A faction board. */
export interface FactionFacts {
  board: string;
  coins: number;
  workers: number;
  priests: number;
  bowls: number[];
  cults: number[];
  start_dwellings: number;
  structures: StructureFacts[];
  shipping: { start: number; most: number; points: number[] };
  digging?: { spade: Cost[]; advance: Cost; points: number };
  volcano_price?: { free: number; home: number };
  unlock_price?: { free: number; home: number };
}
/** Points for what stands on the map. */
export interface PerStructure { d?: number; tp?: number; te?: number; sh?: number; sa?: number }
export interface BonusFacts extends Gain { shipping?: number; pass?: PerStructure & { shipping?: number } }
export interface FavourFacts extends Gain { copies: number; cult: Cult; steps: number; built?: PerStructure }
export interface TownFacts extends Gain { copies: number; keys: number; points: number; steps?: number; shipping?: number }
export interface ScoreFacts {
  spade?: number;
  town?: number;
  built?: PerStructure;
  cult: Cult | null;
  per: number;
  reward: Gain;
}
/** The rows of a map, letter by letter, and where bridges can lie. */
export interface MapFacts { rows: { label: string; hexes: string }[]; bridges: string }
