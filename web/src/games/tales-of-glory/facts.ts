//! What is printed on a tile, as `data.ts` lists it.

import type { Token } from '../../wire/tales-of-glory';

/** The back of a tile. */
export type Back = 'age-1' | 'age-2' | 'age-3' | 'quest' | 'hero';

/** The type of a tile with an age. */
export type Kind = 'place' | 'monster' | 'treasure' | 'character';

/** What a reward is multiplied by. */
export type Per = Kind | 'key' | 'combat' | 'magic' | 'majority' | 'three-coins' | 'three-potions' | 'surrounded' | 'closed-chest';

/** Amounts of tokens; those that are not named are none. */
export type Amounts = Partial<Record<Token, number>>;

/** An edge of a tile; a connector of a Place may give something, to a neighbour of one type only or to any. */
export type Edge = 'blank' | 'plain' | 'half-key' | { gain: Amounts; from: Kind | null };

/** What a tile gives. */
export interface Reward {
  gain: Amounts;
  /** What it is multiplied by, if anything. */
  per: Per | null;
  when: 'at-once' | 'at-the-end';
}

/** A printed tile; its edges stand clockwise from the top. */
export interface Face {
  back: Back;
  /** Quests and Heroes have none. */
  kind: Kind | null;
  cost: Amounts;
  edges: readonly [Edge, Edge, Edge, Edge];
  reward: Reward;
  chests: readonly Amounts[];
}

/** The numbers of the rules that the page shows. */
export interface Numbers {
  rounds: number;
  tables: readonly { players: number; slots: number; swept: number }[];
  surcharge: number;
  compensation: Amounts;
  majority: number;
}
