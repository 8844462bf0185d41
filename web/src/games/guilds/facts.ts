//! What is printed on cards, buildings and boards, as `data.ts` lists it.

import type { DieAction, DieColour, Medal, SoloRow, Tile } from '../../wire/guilds';

/** What playing an action card or using a public building does. */
export type Deed =
  | { kind: 'Lay'; ore: number; crystal: number }
  | { kind: 'Jar'; of: number }
  | { kind: 'JarPerBuilding'; of: number }
  | { kind: 'Sell'; tiles: number; more: number }
  | { kind: 'Fair' }
  | { kind: 'Combat'; of: number }
  | { kind: 'CombatPerBuilding'; of: number }
  | { kind: 'Mine'; difficulty: number }
  | { kind: 'Hoist'; landscapes: number }
  | { kind: 'CheaperBuild' }
  | { kind: 'EasierBuild'; strength: number }
  | { kind: 'Recruit'; cheaper: number }
  | { kind: 'TurnDie' }
  | { kind: 'RollAgain' }
  | { kind: 'DrawCards'; of: number }
  | { kind: 'Exchange'; tile: Tile; jar: number }
  | { kind: 'Medal'; of: Medal };

/** What a player card does. */
export type Talent =
  | { kind: 'Strength'; of: readonly [DieAction, number] }
  | { kind: 'More'; of: readonly [DieAction, number] }
  | { kind: 'JarWithTheDice'; of: number }
  | { kind: 'Medal'; of: Medal }
  | { kind: 'Combat'; of: number }
  | { kind: 'Nothing' };

/** The damage that an attack does. */
export type AttackKind = 'Raid' | 'Beasts' | 'Blight' | 'Panic';

export interface Attack {
  deck: 'First' | 'Second';
  kind: AttackKind;
  strength: number;
  column: number;
}

export interface Hireling {
  jar: number;
  points: number;
  talent: Talent;
}

/** What playing an action card costs, in Jar, and does. */
export interface Play {
  price: number;
  deed: Deed;
}

export interface Plan {
  rank: number;
  ore: number;
  crystal: number;
  jar: number;
  points: number;
  use_price: number;
  deed: Deed;
}

/** What the player must have. */
export type Condition =
  | { kind: 'Jar'; of: number }
  | { kind: 'EmptyHand' }
  | { kind: 'CardsInHand'; of: number }
  | { kind: 'Medals'; of: readonly [Medal, number] }
  | { kind: 'DifferentMedals'; of: number }
  | { kind: 'Combat'; of: number }
  | { kind: 'PlayerCards'; of: number }
  | { kind: 'Tiles'; of: number };

/** A general action or a negative effect of a field. */
export type Mishap =
  | { kind: 'BoxBuildings'; of: number }
  | { kind: 'PenaltyBuildings'; buildings: number; minus_points: number }
  | { kind: 'BoxCards'; of: number }
  | { kind: 'BoxHalfTheCards' }
  | { kind: 'Collapse' }
  | { kind: 'ReturnPlayerCards'; of: number }
  | { kind: 'LoseMedals'; of: number };

/** What stands on a field of the solo board. */
export type FieldFacts =
  | { kind: 'Mine'; first: Mishap | null; condition: Condition; otherwise: Mishap }
  | { kind: 'Coin'; first: Mishap | null; condition: Condition; otherwise: Mishap | null; marks: SoloRow }
  | { kind: 'Final'; condition: Condition; marked: Condition | null };

/** A die action: its colour, and from which strength on it achieves how much. */
export interface Action {
  colour: DieColour | null;
  amounts: readonly (readonly [number, number])[];
}

/** The numbers of the base game that the page shows. */
export interface Base {
  rounds: { alone: number; together: number };
  die_let_go: number;
  matching_colour: number;
  prices: Record<Tile, number>;
  most_combat: number;
  rows: readonly { difficulty: number; points: number }[];
  raid_jar: number;
  blight_tiles: number;
  panic_cards: number;
  hand_limit: number;
  cards_drawn_to_recruit: number;
  scoring: { medal: number; set_of_medals: number; trophies: readonly number[]; jar_for_a_point: number; tiles_for_a_point: number };
}

/** The numbers of the solo board that the page shows. */
export interface SoloNumbers {
  coin: number;
  swap: number;
  final_points: number;
  second_final_points: number;
  loss_box: number;
  points_to_win: number;
}
