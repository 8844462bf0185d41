// Made from crates/games/settlement by `UPDATE=1 cargo test -p tafel-typescript`; do not edit.

export type Artifact = "hourglass" | "compass" | "mace" | "potion" | "scroll" | "crown" | "mug" | "star" | "key" | "mirror" | "mask" | "chest" | "treasure" | "ring";
export type Building = "sawmill" | "clay-pit" | "quarry" | "storehouse" | "diamond-mine" | "bazaar" | "gem-cutter" | "alchemist" | "tavern" | "trading-post" | "bank" | "church";
export type Bundle = Array<Resource>;
export type Effect = { "kind": "start", seat: Seat, } | { "kind": "tile-came", building: Building, } | { "kind": "hero-came", hero: Hero, } | { "kind": "artifact-came", artifact: Artifact, } | { "kind": "artifact-taken", seat: Seat, artifact: Artifact, } | { "kind": "artifact-returned", artifact: Artifact, } | { "kind": "artifact-removed", artifact: Artifact, } | { "kind": "gained", seat: Seat, resources: { [key in Resource]: number }, } | { "kind": "settlers-gained", seat: Seat, settlers: number, } | { "kind": "settlers-used", seat: Seat, settlers: number, } | { "kind": "built", seat: Seat, building: Building, plot: Plot, from: From, } | { "kind": "explored", seat: Seat, space: Space, } | { "kind": "terrain-came", seat: Seat, space: Space, terrain: Terrain, } | { "kind": "monster-came", seat: Seat, space: Space, } | { "kind": "calmed", seat: Seat, space: Space, } | { "kind": "hunted", seat: Seat, space: Space, } | { "kind": "fort-built", seat: Seat, space: Space, } | { "kind": "fort-activated", seat: Seat, space: Space, } | { "kind": "region-activated", seat: Seat, region: Region, } | { "kind": "street-activated", seat: Seat, street: Street, } | { "kind": "used", seat: Seat, plot: Plot, with: With, } | { "kind": "done", seat: Seat, } | { "kind": "scroll", seat: Seat, resource: Resource, } | { "kind": "exchanged", seat: Seat, give: Bundle, get: Resource, } | { "kind": "invited", seat: Seat, hero: Hero, price: { [key in Resource]: number }, } | { "kind": "turn-ended", seat: Seat, } | { "kind": "passed", seat: Seat, keep: Bundle, } | { "kind": "hero-discarded", hero: Hero, } | { "kind": "piled", building: Building, } | { "kind": "round", round: number, start: Seat, } | { "kind": "over" };
export type From = "market" | "pile";
export type Hero = "h01" | "h02" | "h03" | "h04" | "h05" | "h06" | "h07" | "h08" | "h09" | "h10" | "h11" | "h12" | "h13" | "h14" | "h15" | "h16" | "h17" | "h18" | "h19" | "h20" | "h21" | "h22" | "h23" | "h24" | "h25" | "h26" | "h27" | "h28" | "h29" | "h30" | "h31" | "h32" | "h33" | "h34" | "h35" | "h36" | "h37" | "h38" | "h39" | "h40" | "h41" | "h42" | "h43" | "h44" | "h45" | "h46" | "h47" | "h48";
export type Pile = { 
/**
 * Their kind.
 */
building: Building, 
/**
 * How many.
 */
tiles: number, };
export type Plot = "1.1" | "1.2" | "1.3" | "2.1" | "2.2" | "2.3" | "3.1" | "3.2" | "3.3";
export type Rating = "settler" | "mayor" | "knight" | "lord";
export type Region = "I" | "II" | "III";
export type Resource = "wood" | "clay" | "stone" | "diamond" | "gold";
export type Seat = number;
export type SeatView = { 
/**
 * Points as if the game ended now.
 */
points: number, 
/**
 * Resources in the own supply.
 */
resources: { [key in Resource]: number }, 
/**
 * Resources on banks and churches.
 */
deposits: { [key in Resource]: number }, 
/**
 * Invited heroes.
 */
heroes: Array<Hero>, 
/**
 * The spaces `I.1` to `III.3`.
 */
wilderness: [TerrainView | null, TerrainView | null, TerrainView | null, TerrainView | null, TerrainView | null, TerrainView | null, TerrainView | null, TerrainView | null, TerrainView | null], 
/**
 * The plots `1.1` to `3.3`.
 */
settlement: [Building | null, Building | null, Building | null, Building | null, Building | null, Building | null, Building | null, Building | null, Building | null], 
/**
 * The artifact, once taken.
 */
artifact: Artifact | null, 
/**
 * Basic settlers that are not used yet.
 */
basic_settlers: number, 
/**
 * Bonus settlers that are not used yet.
 */
bonus_settlers: number, 
/**
 * Bonus settlers used this round.
 */
bonus_used: number, 
/**
 * Regions activated this round.
 */
regions_used: Array<Region>, 
/**
 * The region activated twice this round.
 */
region_twice: Region | null, 
/**
 * Streets activated this round.
 */
streets_used: Array<Street>, 
/**
 * The street activated twice this round.
 */
street_twice: Street | null, };
export type Seats = Array<Seat>;
export type Space = "I.1" | "I.2" | "I.3" | "II.1" | "II.2" | "II.3" | "III.1" | "III.2" | "III.3";
export type Step = "start" | { "market": { 
/**
 * How many.
 */
left: number, } } | { "heroes": { 
/**
 * How many.
 */
left: number, } } | { "artifacts": { 
/**
 * How many.
 */
left: number, } } | { "terrain": { 
/**
 * Where it is laid.
 */
space: Space, } } | "draft" | { "turn": { 
/**
 * Whether an action was done.
 */
acted: boolean, 
/**
 * Whether a hero was invited.
 */
invited: boolean, } } | { "use": { 
/**
 * Those that can still be used.
 */
left: Array<Plot>, } } | { "scroll": { 
/**
 * The activated region.
 */
region: Region, } } | { "mask": { 
/**
 * The terrains that are still to be decided.
 */
left: Array<Space>, } } | "artifact";
export type Street = "1" | "2" | "3";
export type Terrain = "wood-green" | "wood-yellow" | "wood-blue" | "wood-red" | "clay-green" | "clay-yellow" | "clay-blue" | "clay-red" | "stone-green" | "stone-yellow" | "stone-blue" | "stone-red" | "diamond-green" | "diamond-yellow" | "diamond-blue" | "diamond-red" | "gold-green" | "gold-yellow" | "gold-blue" | "gold-red";
export type TerrainView = { 
/**
 * The tile.
 */
terrain: Terrain, 
/**
 * Whether a monster is on it.
 */
monster: boolean, 
/**
 * Whether a fort is on it.
 */
fort: boolean, 
/**
 * Whether that fort was activated this round.
 */
fort_used: boolean, };
export type View = { 
/**
 * Whose eyes these are; nobody's who plays, if none.
 */
me: Seat | null, 
/**
 * What people agreed on.
 */
options: string, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Who began the round.
 */
start: Seat, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * Who has passed in this round.
 */
passed: Seats, 
/**
 * Who passed first, and so starts the next round.
 */
first_passer: Seat | null, 
/**
 * The open heroes from left to right.
 */
row: [Hero | null, Hero | null, Hero | null, Hero | null], 
/**
 * Heroes that can be drawn.
 */
hero_deck: Array<Hero>, 
/**
 * Artifacts that can be taken.
 */
artifact_row: Array<Artifact>, 
/**
 * Artifacts that are not laid out.
 */
artifact_stack: Array<Artifact>, 
/**
 * The open buildings, pile by pile.
 */
market: Array<Pile>, 
/**
 * Hidden building tiles.
 */
building_stack: { [key in Building]: number }, 
/**
 * Hidden terrain tiles of each region.
 */
terrain_stacks: [{ [key in Terrain]: number }, { [key in Terrain]: number }, { [key in Terrain]: number }], 
/**
 * What is left of the resources, where they can run out.
 */
supply: { [key in Resource]: number } | null, 
/**
 * What is left of the bonus settlers, where they can run out.
 */
settlers_supply: number | null, 
/**
 * What each player has.
 */
players: Array<SeatView>, 
/**
 * Basic resources that came one for one since the active player last did something else.
 */
mirrored: Array<Resource>, 
/**
 * The place of the latest exchange since then in the table of rates.
 */
latest_rate: number, 
/**
 * What is to be decided.
 */
steps: Array<Step>, 
/**
 * What a player alone has become, once the game is over.
 */
rating: Rating | null, };
export type With = "nothing" | { "resource": Resource } | { "terrain": Space };

/** What can be agreed on before play, and the possible answers. */
export type Options = {
  "seats": "4" | "1" | "2" | "3";
  "terrains": "even" | "rising";
  "supply": "unlimited" | "strict";
};

/** A chapter of the rules. */
export type Chapter = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17";

/** A rule of RULES.md. */
export type RuleNumber = "1.1" | "1.2" | "1.3" | "1.4" | "1.5" | "1.6" | "1.7" | "1.8" | "2.1" | "2.2" | "2.3" | "2.4" | "2.5" | "2.6" | "3.1" | "3.2" | "3.3" | "4.1" | "4.2" | "4.3" | "4.4" | "4.5" | "5.1" | "5.2" | "5.3" | "5.4" | "6.1" | "6.2" | "6.3" | "6.4" | "6.5" | "7.1" | "7.2" | "7.3" | "8.1" | "8.2" | "8.3" | "8.4" | "9.1" | "9.2" | "9.3" | "9.4" | "9.5" | "9.6" | "9.7" | "9.8" | "10.1" | "10.2" | "10.3" | "10.4" | "11.1" | "11.2" | "11.3" | "11.4" | "12.1" | "12.2" | "12.3" | "12.4" | "13.1" | "13.2" | "13.3" | "14.1" | "14.2" | "14.3" | "14.4" | "14.5" | "14.6" | "14.7" | "14.8" | "14.9" | "14.10" | "14.11" | "14.12" | "15.1" | "15.2" | "15.3" | "16.1" | "16.2" | "16.3" | "17.1" | "17.2" | "17.3" | "17.4";
