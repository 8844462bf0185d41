// Made from crates/games/settlement by `UPDATE=1 cargo test -p tafel-typescript`; do not edit.

export type Artifact = "hourglass" | "compass" | "mace" | "potion" | "scroll" | "crown" | "mug" | "star" | "key" | "mirror" | "mask" | "chest" | "treasure" | "ring";
export type Building = "sawmill" | "clay-pit" | "quarry" | "storehouse" | "diamond-mine" | "bazaar" | "gem-cutter" | "alchemist" | "tavern" | "trading-post" | "bank" | "church";
export type BuildingCard = { 
/**
 * What building it costs.
 */
cost: { [key in Resource]: number }, 
/**
 * What using it does.
 */
effect: Use, };
export type Bundle = Array<Resource>;
export type Colour = "green" | "yellow" | "blue" | "red";
export type Company = { 
/**
 * Their guild.
 */
guild: Guild, 
/**
 * Who they are.
 */
heroes: Array<Hero>, 
/**
 * What they count together for each terrain, building or fort, or, if they are artisans, at all.
 */
each: number, 
/**
 * What they count together now.
 */
points: number, };
export type Effect = { "kind": "start", seat: Seat, } | { "kind": "tile-came", building: Building, } | { "kind": "hero-came", hero: Hero, } | { "kind": "artifact-came", artifact: Artifact, } | { "kind": "artifact-taken", seat: Seat, artifact: Artifact, } | { "kind": "artifact-returned", artifact: Artifact, } | { "kind": "artifact-removed", artifact: Artifact, } | { "kind": "gained", seat: Seat, resources: { [key in Resource]: number }, } | { "kind": "settlers-gained", seat: Seat, settlers: number, } | { "kind": "bonus-chosen", seat: Seat, settlers: number, } | { "kind": "settlers-used", seat: Seat, settlers: number, } | { "kind": "built", seat: Seat, building: Building, plot: Plot, from: From, } | { "kind": "explored", seat: Seat, space: Space, } | { "kind": "terrain-came", seat: Seat, space: Space, terrain: Terrain, } | { "kind": "monster-came", seat: Seat, space: Space, } | { "kind": "calmed", seat: Seat, space: Space, } | { "kind": "hunted", seat: Seat, space: Space, } | { "kind": "fort-built", seat: Seat, space: Space, } | { "kind": "fort-activated", seat: Seat, space: Space, } | { "kind": "region-activated", seat: Seat, region: Region, } | { "kind": "street-activated", seat: Seat, street: Street, } | { "kind": "used", seat: Seat, plot: Plot, with: With, } | { "kind": "done", seat: Seat, } | { "kind": "scroll", seat: Seat, resource: Resource, } | { "kind": "exchanged", seat: Seat, give: Bundle, get: Resource, } | { "kind": "invited", seat: Seat, hero: Hero, price: { [key in Resource]: number }, } | { "kind": "turn-ended", seat: Seat, } | { "kind": "passed", seat: Seat, keep: Bundle, } | { "kind": "hero-discarded", hero: Hero, } | { "kind": "piled", building: Building, } | { "kind": "round", round: number, start: Seat, } | { "kind": "over" };
export type Exchange = { 
/**
 * What goes.
 */
give: Bundle, 
/**
 * One of these comes.
 */
get: Array<Resource>, };
export type Facts = { 
/**
 * §11.2: what the heroes of the row cost where they lie, from left to right.
 */
prices: [{ [key in Resource]: number } | null, { [key in Resource]: number } | null, { [key in Resource]: number } | null, { [key in Resource]: number } | null], 
/**
 * What follows for each player.
 */
players: Array<SeatFacts>, };
export type From = "market" | "pile";
export type Grade = { 
/**
 * The fewest points.
 */
from: number, 
/**
 * What they make of a player.
 */
rating: Rating, };
export type Guild = "adventurer" | "builder" | "defender" | "artisan";
export type Hero = "h01" | "h02" | "h03" | "h04" | "h05" | "h06" | "h07" | "h08" | "h09" | "h10" | "h11" | "h12" | "h13" | "h14" | "h15" | "h16" | "h17" | "h18" | "h19" | "h20" | "h21" | "h22" | "h23" | "h24" | "h25" | "h26" | "h27" | "h28" | "h29" | "h30" | "h31" | "h32" | "h33" | "h34" | "h35" | "h36" | "h37" | "h38" | "h39" | "h40" | "h41" | "h42" | "h43" | "h44" | "h45" | "h46" | "h47" | "h48";
export type HeroCard = { 
/**
 * What the hero's worth depends on.
 */
guild: Guild, 
/**
 * The worth of an artisan; of others nothing is printed.
 */
points: number, 
/**
 * Bonus settlers that come along.
 */
settlers: number, 
/**
 * The monsters that the hero attracts while in the row.
 */
colour: Colour, 
/**
 * The price without surcharge.
 */
cost: { [key in Resource]: number }, 
/**
 * Where the values come from.
 */
provenance: Provenance, };
export type MonsterCard = { 
/**
 * What hunting it costs.
 */
settlers: number, 
/**
 * What hunting it brings.
 */
reward: { [key in Resource]: number }, };
export type Numbers = { 
/**
 * §1.1
 */
rounds: number, 
/**
 * §1.5
 */
artifacts_left_in_row: number, 
/**
 * §1.6
 */
basic_settlers: number, 
/**
 * §1.6
 */
start: { [key in Resource]: number }, 
/**
 * What actions cost.
 */
settlers: Settlers, 
/**
 * §16.3: from how many points on which rating is given, the lowest first.
 */
ratings: Array<Grade>, 
/**
 * §17.2, §17.4
 */
supply: Stock, };
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
export type Power = "UseBuilt" | "ExploreYield" | { "HuntGain": { [key in Resource]: number } } | "FortYield" | "RegionYield" | "FortActivationYield" | { "HeroSettlers": number } | "SecondRegion" | "SecondStreet" | "MirrorBasics" | "DecideMonsters" | { "TakenSettlers": number } | { "TakenGain": { [key in Resource]: number } };
export type Provenance = "attested" | "reconstructed";
export type Rating = "settler" | "mayor" | "knight" | "lord";
export type Region = "I" | "II" | "III";
export type Resource = "wood" | "clay" | "stone" | "diamond" | "gold";
export type Seat = number;
export type SeatFacts = { 
/**
 * §10.1, §14.10: the exchanges that the player may make with the resources for them.
 */
exchanges: Array<Exchange>, 
/**
 * §6.1: terrains on which a monster would appear if they were looked at now.
 */
threatened: Array<Space>, 
/**
 * §15.2: the player's heroes, guild by guild.
 */
companies: Array<Company>, };
export type SeatView = { 
/**
 * Points as if the game ended now.
 */
points: number, 
/**
 * Resources in the player's supply.
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
export type Settlers = { 
/**
 * §4.1
 */
build: number, 
/**
 * §5.1, region by region.
 */
explore: [number, number, number], 
/**
 * §7.1
 */
fort: number, 
/**
 * §7.2, §8.1, §9.1
 */
activate: number, };
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
invited: boolean, 
/**
 * How many bonus settlers the action is to use, although basic ones are there, §3.4.
 */
bonus: number, } } | { "use": { 
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
export type Stock = { 
/**
 * Of each resource.
 */
resources: { [key in Resource]: number }, 
/**
 * Bonus settlers.
 */
bonus_settlers: number, 
/**
 * Monsters of each colour.
 */
monsters_of_a_colour: number, };
export type Street = "1" | "2" | "3";
export type Terrain = "wood-green" | "wood-yellow" | "wood-blue" | "wood-red" | "clay-green" | "clay-yellow" | "clay-blue" | "clay-red" | "stone-green" | "stone-yellow" | "stone-blue" | "stone-red" | "diamond-green" | "diamond-yellow" | "diamond-blue" | "diamond-red" | "gold-green" | "gold-yellow" | "gold-blue" | "gold-red";
export type TerrainSet = "even" | "rising";
export type TerrainTiles = { 
/**
 * Where they come from.
 */
provenance: Provenance, 
/**
 * How many there are, region by region.
 */
regions: [{ [key in Terrain]: number }, { [key in Terrain]: number }, { [key in Terrain]: number }], };
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
export type Use = { "Gain": { [key in Resource]: number } } | "GainBasic" | { "GiveBasic": { [key in Resource]: number } } | { "Trade": { 
/**
 * Those that go.
 */
give: { [key in Resource]: number }, 
/**
 * Those that come.
 */
get: { [key in Resource]: number }, } } | { "Recruit": { 
/**
 * Those that go.
 */
give: { [key in Resource]: number }, 
/**
 * How many settlers come.
 */
settlers: number, } } | "FortYield" | { "Deposit": { 
/**
 * The resource that is laid there.
 */
resource: Resource, 
/**
 * What it is worth at the end.
 */
points: number, } };
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
 * The seats that have passed in this round.
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
 * What each resource has become one for one since the active player last did something else.
 */
mirrored: [Array<Resource>, Array<Resource>, Array<Resource>, Array<Resource>, Array<Resource>], 
/**
 * The place in the table of rates of the latest of several exchanges in a row.
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

/** What people get: a view, and what follows from it. */
export type Shown = View & { facts: Facts };

/** What can be agreed on before play, and the possible answers. */
export type Options = {
  "seats": "4" | "1" | "2" | "3";
  "terrains": "even" | "rising";
  "supply": "unlimited" | "strict";
};

export let RESOURCES: readonly Resource[] = ["wood","clay","stone","diamond","gold"];

export let BASICS: Array<Resource> = ["wood","clay","stone"];

export let LACKS: Array<string> = ["settlers","bonus-settlers"];

export let REGIONS: readonly Region[] = ["I","II","III"];

export let STREETS: readonly Street[] = ["1","2","3"];

export let SPACES: readonly Space[] = ["I.1","I.2","I.3","II.1","II.2","II.3","III.1","III.2","III.3"];

export let PLOTS: readonly Plot[] = ["1.1","1.2","1.3","2.1","2.2","2.3","3.1","3.2","3.3"];

export let BUILDINGS: Record<Building, BuildingCard> = {
  "sawmill": {"cost":{"wood":0,"clay":0,"stone":1,"diamond":0,"gold":0},"effect":{"Gain":{"wood":1,"clay":0,"stone":0,"diamond":0,"gold":0}}},
  "clay-pit": {"cost":{"wood":1,"clay":0,"stone":0,"diamond":0,"gold":0},"effect":{"Gain":{"wood":0,"clay":1,"stone":0,"diamond":0,"gold":0}}},
  "quarry": {"cost":{"wood":0,"clay":1,"stone":0,"diamond":0,"gold":0},"effect":{"Gain":{"wood":0,"clay":0,"stone":1,"diamond":0,"gold":0}}},
  "storehouse": {"cost":{"wood":0,"clay":0,"stone":0,"diamond":1,"gold":0},"effect":"GainBasic"},
  "diamond-mine": {"cost":{"wood":0,"clay":0,"stone":0,"diamond":0,"gold":1},"effect":{"Gain":{"wood":0,"clay":0,"stone":0,"diamond":1,"gold":0}}},
  "bazaar": {"cost":{"wood":0,"clay":0,"stone":0,"diamond":1,"gold":0},"effect":{"GiveBasic":{"wood":0,"clay":0,"stone":0,"diamond":0,"gold":1}}},
  "gem-cutter": {"cost":{"wood":0,"clay":0,"stone":0,"diamond":0,"gold":1},"effect":{"Trade":{"give":{"wood":0,"clay":0,"stone":0,"diamond":1,"gold":0},"get":{"wood":1,"clay":1,"stone":1,"diamond":0,"gold":0}}}},
  "alchemist": {"cost":{"wood":0,"clay":0,"stone":1,"diamond":0,"gold":0},"effect":{"Trade":{"give":{"wood":0,"clay":0,"stone":0,"diamond":0,"gold":1},"get":{"wood":0,"clay":0,"stone":0,"diamond":2,"gold":0}}}},
  "tavern": {"cost":{"wood":0,"clay":0,"stone":0,"diamond":0,"gold":1},"effect":{"Recruit":{"give":{"wood":0,"clay":0,"stone":0,"diamond":1,"gold":0},"settlers":2}}},
  "trading-post": {"cost":{"wood":0,"clay":0,"stone":0,"diamond":1,"gold":0},"effect":"FortYield"},
  "bank": {"cost":{"wood":0,"clay":1,"stone":0,"diamond":0,"gold":0},"effect":{"Deposit":{"resource":"gold","points":5}}},
  "church": {"cost":{"wood":1,"clay":0,"stone":0,"diamond":0,"gold":0},"effect":{"Deposit":{"resource":"diamond","points":4}}},
};

export let COPIES: number = 3;

export let ARTIFACTS: Record<Artifact, Power> = {
  "hourglass": "UseBuilt",
  "compass": "ExploreYield",
  "mace": {"HuntGain":{"wood":0,"clay":0,"stone":0,"diamond":1,"gold":0}},
  "potion": "FortYield",
  "scroll": "RegionYield",
  "crown": "FortActivationYield",
  "mug": {"HeroSettlers":1},
  "star": "SecondRegion",
  "key": "SecondStreet",
  "mirror": "MirrorBasics",
  "mask": "DecideMonsters",
  "chest": {"TakenSettlers":1},
  "treasure": {"TakenGain":{"wood":0,"clay":0,"stone":0,"diamond":0,"gold":1}},
  "ring": {"TakenGain":{"wood":0,"clay":0,"stone":0,"diamond":1,"gold":0}},
};

export let HEROES: Record<Hero, HeroCard> = {
  "h01": {"guild":"adventurer","points":0,"settlers":0,"colour":"green","cost":{"wood":1,"clay":0,"stone":0,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h02": {"guild":"adventurer","points":0,"settlers":0,"colour":"yellow","cost":{"wood":0,"clay":1,"stone":0,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h03": {"guild":"adventurer","points":0,"settlers":0,"colour":"blue","cost":{"wood":0,"clay":0,"stone":1,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h04": {"guild":"adventurer","points":0,"settlers":0,"colour":"red","cost":{"wood":1,"clay":1,"stone":1,"diamond":0,"gold":1},"provenance":"reconstructed"},
  "h05": {"guild":"adventurer","points":0,"settlers":0,"colour":"green","cost":{"wood":1,"clay":1,"stone":1,"diamond":2,"gold":0},"provenance":"reconstructed"},
  "h06": {"guild":"adventurer","points":0,"settlers":0,"colour":"yellow","cost":{"wood":0,"clay":0,"stone":0,"diamond":3,"gold":0},"provenance":"reconstructed"},
  "h07": {"guild":"adventurer","points":0,"settlers":1,"colour":"yellow","cost":{"wood":2,"clay":0,"stone":0,"diamond":0,"gold":2},"provenance":"attested"},
  "h08": {"guild":"adventurer","points":0,"settlers":1,"colour":"blue","cost":{"wood":0,"clay":1,"stone":0,"diamond":2,"gold":1},"provenance":"reconstructed"},
  "h09": {"guild":"adventurer","points":0,"settlers":1,"colour":"red","cost":{"wood":0,"clay":0,"stone":1,"diamond":2,"gold":1},"provenance":"reconstructed"},
  "h10": {"guild":"adventurer","points":0,"settlers":1,"colour":"green","cost":{"wood":1,"clay":1,"stone":1,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h11": {"guild":"adventurer","points":0,"settlers":2,"colour":"blue","cost":{"wood":0,"clay":1,"stone":0,"diamond":1,"gold":2},"provenance":"reconstructed"},
  "h12": {"guild":"adventurer","points":0,"settlers":2,"colour":"red","cost":{"wood":0,"clay":0,"stone":1,"diamond":1,"gold":2},"provenance":"reconstructed"},
  "h13": {"guild":"builder","points":0,"settlers":0,"colour":"blue","cost":{"wood":1,"clay":0,"stone":0,"diamond":0,"gold":1},"provenance":"reconstructed"},
  "h14": {"guild":"builder","points":0,"settlers":0,"colour":"red","cost":{"wood":0,"clay":1,"stone":0,"diamond":0,"gold":1},"provenance":"reconstructed"},
  "h15": {"guild":"builder","points":0,"settlers":0,"colour":"green","cost":{"wood":0,"clay":0,"stone":1,"diamond":0,"gold":1},"provenance":"reconstructed"},
  "h16": {"guild":"builder","points":0,"settlers":0,"colour":"yellow","cost":{"wood":1,"clay":0,"stone":0,"diamond":2,"gold":0},"provenance":"reconstructed"},
  "h17": {"guild":"builder","points":0,"settlers":0,"colour":"blue","cost":{"wood":0,"clay":1,"stone":0,"diamond":2,"gold":0},"provenance":"reconstructed"},
  "h18": {"guild":"builder","points":0,"settlers":0,"colour":"red","cost":{"wood":0,"clay":0,"stone":1,"diamond":2,"gold":0},"provenance":"reconstructed"},
  "h19": {"guild":"builder","points":0,"settlers":1,"colour":"green","cost":{"wood":1,"clay":0,"stone":0,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h20": {"guild":"builder","points":0,"settlers":1,"colour":"yellow","cost":{"wood":0,"clay":1,"stone":0,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h21": {"guild":"builder","points":0,"settlers":1,"colour":"blue","cost":{"wood":1,"clay":1,"stone":1,"diamond":2,"gold":0},"provenance":"reconstructed"},
  "h22": {"guild":"builder","points":0,"settlers":1,"colour":"red","cost":{"wood":0,"clay":0,"stone":1,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h23": {"guild":"builder","points":0,"settlers":2,"colour":"green","cost":{"wood":0,"clay":0,"stone":0,"diamond":2,"gold":1},"provenance":"reconstructed"},
  "h24": {"guild":"builder","points":0,"settlers":2,"colour":"yellow","cost":{"wood":0,"clay":0,"stone":0,"diamond":0,"gold":2},"provenance":"reconstructed"},
  "h25": {"guild":"defender","points":0,"settlers":0,"colour":"green","cost":{"wood":1,"clay":1,"stone":0,"diamond":1,"gold":0},"provenance":"reconstructed"},
  "h26": {"guild":"defender","points":0,"settlers":0,"colour":"red","cost":{"wood":0,"clay":1,"stone":1,"diamond":1,"gold":0},"provenance":"reconstructed"},
  "h27": {"guild":"defender","points":0,"settlers":0,"colour":"yellow","cost":{"wood":1,"clay":0,"stone":1,"diamond":1,"gold":0},"provenance":"reconstructed"},
  "h28": {"guild":"defender","points":0,"settlers":0,"colour":"blue","cost":{"wood":0,"clay":0,"stone":0,"diamond":0,"gold":1},"provenance":"reconstructed"},
  "h29": {"guild":"defender","points":0,"settlers":0,"colour":"green","cost":{"wood":0,"clay":0,"stone":0,"diamond":2,"gold":0},"provenance":"reconstructed"},
  "h30": {"guild":"defender","points":0,"settlers":0,"colour":"red","cost":{"wood":1,"clay":1,"stone":1,"diamond":1,"gold":0},"provenance":"reconstructed"},
  "h31": {"guild":"defender","points":0,"settlers":1,"colour":"red","cost":{"wood":1,"clay":1,"stone":0,"diamond":0,"gold":1},"provenance":"reconstructed"},
  "h32": {"guild":"defender","points":0,"settlers":1,"colour":"green","cost":{"wood":0,"clay":1,"stone":1,"diamond":0,"gold":1},"provenance":"reconstructed"},
  "h33": {"guild":"defender","points":0,"settlers":1,"colour":"blue","cost":{"wood":1,"clay":0,"stone":1,"diamond":0,"gold":1},"provenance":"reconstructed"},
  "h34": {"guild":"defender","points":0,"settlers":1,"colour":"yellow","cost":{"wood":0,"clay":0,"stone":0,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h35": {"guild":"defender","points":0,"settlers":2,"colour":"yellow","cost":{"wood":0,"clay":0,"stone":0,"diamond":2,"gold":1},"provenance":"reconstructed"},
  "h36": {"guild":"defender","points":0,"settlers":2,"colour":"blue","cost":{"wood":1,"clay":1,"stone":1,"diamond":3,"gold":0},"provenance":"reconstructed"},
  "h37": {"guild":"artisan","points":4,"settlers":0,"colour":"yellow","cost":{"wood":1,"clay":0,"stone":1,"diamond":1,"gold":0},"provenance":"reconstructed"},
  "h38": {"guild":"artisan","points":5,"settlers":0,"colour":"blue","cost":{"wood":1,"clay":1,"stone":1,"diamond":1,"gold":0},"provenance":"reconstructed"},
  "h39": {"guild":"artisan","points":6,"settlers":0,"colour":"green","cost":{"wood":0,"clay":0,"stone":1,"diamond":0,"gold":1},"provenance":"reconstructed"},
  "h40": {"guild":"artisan","points":6,"settlers":0,"colour":"red","cost":{"wood":0,"clay":1,"stone":0,"diamond":2,"gold":0},"provenance":"reconstructed"},
  "h41": {"guild":"artisan","points":7,"settlers":0,"colour":"yellow","cost":{"wood":1,"clay":1,"stone":0,"diamond":0,"gold":1},"provenance":"reconstructed"},
  "h42": {"guild":"artisan","points":8,"settlers":0,"colour":"blue","cost":{"wood":0,"clay":0,"stone":0,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h43": {"guild":"artisan","points":5,"settlers":1,"colour":"red","cost":{"wood":0,"clay":0,"stone":0,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h44": {"guild":"artisan","points":6,"settlers":1,"colour":"blue","cost":{"wood":1,"clay":0,"stone":0,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h45": {"guild":"artisan","points":6,"settlers":1,"colour":"yellow","cost":{"wood":0,"clay":1,"stone":0,"diamond":3,"gold":0},"provenance":"reconstructed"},
  "h46": {"guild":"artisan","points":7,"settlers":1,"colour":"green","cost":{"wood":0,"clay":0,"stone":1,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h47": {"guild":"artisan","points":4,"settlers":2,"colour":"green","cost":{"wood":1,"clay":0,"stone":1,"diamond":3,"gold":0},"provenance":"reconstructed"},
  "h48": {"guild":"artisan","points":5,"settlers":2,"colour":"red","cost":{"wood":0,"clay":1,"stone":0,"diamond":0,"gold":2},"provenance":"reconstructed"},
};

export let TERRAINS: Record<TerrainSet, TerrainTiles> = {
  "even": {"provenance":"reconstructed","regions":[{"wood-green":1,"wood-yellow":1,"wood-blue":1,"wood-red":1,"clay-green":1,"clay-yellow":1,"clay-blue":1,"clay-red":1,"stone-green":1,"stone-yellow":1,"stone-blue":1,"stone-red":1,"diamond-green":0,"diamond-yellow":0,"diamond-blue":0,"diamond-red":0,"gold-green":0,"gold-yellow":0,"gold-blue":0,"gold-red":0},{"wood-green":1,"wood-yellow":1,"wood-blue":0,"wood-red":0,"clay-green":1,"clay-yellow":0,"clay-blue":1,"clay-red":0,"stone-green":0,"stone-yellow":1,"stone-blue":0,"stone-red":1,"diamond-green":1,"diamond-yellow":1,"diamond-blue":2,"diamond-red":2,"gold-green":0,"gold-yellow":0,"gold-blue":0,"gold-red":0},{"wood-green":0,"wood-yellow":0,"wood-blue":0,"wood-red":0,"clay-green":0,"clay-yellow":0,"clay-blue":0,"clay-red":0,"stone-green":0,"stone-yellow":0,"stone-blue":0,"stone-red":0,"diamond-green":2,"diamond-yellow":2,"diamond-blue":1,"diamond-red":1,"gold-green":1,"gold-yellow":1,"gold-blue":2,"gold-red":2}]},
  "rising": {"provenance":"reconstructed","regions":[{"wood-green":2,"wood-yellow":1,"wood-blue":1,"wood-red":0,"clay-green":2,"clay-yellow":1,"clay-blue":1,"clay-red":0,"stone-green":2,"stone-yellow":2,"stone-blue":0,"stone-red":0,"diamond-green":0,"diamond-yellow":0,"diamond-blue":0,"diamond-red":0,"gold-green":0,"gold-yellow":0,"gold-blue":0,"gold-red":0},{"wood-green":1,"wood-yellow":1,"wood-blue":0,"wood-red":0,"clay-green":1,"clay-yellow":0,"clay-blue":1,"clay-red":0,"stone-green":0,"stone-yellow":1,"stone-blue":0,"stone-red":1,"diamond-green":1,"diamond-yellow":1,"diamond-blue":2,"diamond-red":2,"gold-green":0,"gold-yellow":0,"gold-blue":0,"gold-red":0},{"wood-green":0,"wood-yellow":0,"wood-blue":0,"wood-red":0,"clay-green":0,"clay-yellow":0,"clay-blue":0,"clay-red":0,"stone-green":0,"stone-yellow":0,"stone-blue":0,"stone-red":0,"diamond-green":0,"diamond-yellow":2,"diamond-blue":2,"diamond-red":2,"gold-green":0,"gold-yellow":0,"gold-blue":2,"gold-red":4}]},
};

export let MONSTERS: Record<Colour, MonsterCard> = {
  "green": {"settlers":1,"reward":{"wood":0,"clay":0,"stone":0,"diamond":1,"gold":0}},
  "yellow": {"settlers":2,"reward":{"wood":0,"clay":0,"stone":0,"diamond":0,"gold":1}},
  "blue": {"settlers":3,"reward":{"wood":0,"clay":0,"stone":0,"diamond":0,"gold":2}},
  "red": {"settlers":4,"reward":{"wood":0,"clay":0,"stone":0,"diamond":1,"gold":2}},
};

export let DEPOSIT_POINTS: Record<Resource, number> = {
  "wood": 0,
  "clay": 0,
  "stone": 0,
  "diamond": 4,
  "gold": 5,
};

export let EXCHANGES: Array<Exchange> = [{"give":["gold"],"get":["wood","clay","stone"]},{"give":["diamond","diamond"],"get":["wood","clay","stone","gold"]},{"give":["wood","wood"],"get":["clay","stone"]},{"give":["wood","clay"],"get":["stone"]},{"give":["wood","stone"],"get":["clay"]},{"give":["clay","clay"],"get":["wood","stone"]},{"give":["clay","stone"],"get":["wood"]},{"give":["stone","stone"],"get":["wood","clay"]},{"give":["wood","clay","stone"],"get":["diamond"]}];

export let MIRRORED: Array<Exchange> = [{"give":["gold"],"get":["wood","clay","stone"]},{"give":["diamond","diamond"],"get":["wood","clay","stone","gold"]},{"give":["wood"],"get":["clay","stone"]},{"give":["clay"],"get":["wood","stone"]},{"give":["stone"],"get":["wood","clay"]},{"give":["wood","clay","stone"],"get":["diamond"]}];

export let NUMBERS: Numbers = {"rounds":6,"artifacts_left_in_row":3,"basic_settlers":6,"start":{"wood":1,"clay":1,"stone":1,"diamond":0,"gold":0},"settlers":{"build":1,"explore":[1,2,3],"fort":1,"activate":1},"ratings":[{"from":0,"rating":"settler"},{"from":51,"rating":"mayor"},{"from":76,"rating":"knight"},{"from":101,"rating":"lord"}],"supply":{"resources":{"wood":16,"clay":16,"stone":16,"diamond":16,"gold":16},"bonus_settlers":24,"monsters_of_a_colour":9}};

export let SURCHARGES: Array<{ [key in Resource]: number }> = [{"wood":0,"clay":0,"stone":0,"diamond":2,"gold":0},{"wood":0,"clay":0,"stone":0,"diamond":1,"gold":0},{"wood":0,"clay":0,"stone":0,"diamond":0,"gold":0},{"wood":0,"clay":0,"stone":0,"diamond":0,"gold":0}];

export let RECONSTRUCTED: readonly string[] = ["even","h01","h02","h03","h04","h05","h06","h08","h09","h10","h11","h12","h13","h14","h15","h16","h17","h18","h19","h20","h21","h22","h23","h24","h25","h26","h27","h28","h29","h30","h31","h32","h33","h34","h35","h36","h37","h38","h39","h40","h41","h42","h43","h44","h45","h46","h47","h48","rising"];

/** What the page was built with. */
const BUILT_IN = { RESOURCES, BASICS, LACKS, REGIONS, STREETS, SPACES, PLOTS, BUILDINGS, COPIES, ARTIFACTS, HEROES, TERRAINS, MONSTERS, DEPOSIT_POINTS, EXCHANGES, MIRRORED, NUMBERS, SURCHARGES, RECONSTRUCTED };

/** Everything shows the components of an edition from now on, as the server tells them; without any, the built-in ones. */
export function equip(components: unknown): void {
  ({ RESOURCES, BASICS, LACKS, REGIONS, STREETS, SPACES, PLOTS, BUILDINGS, COPIES, ARTIFACTS, HEROES, TERRAINS, MONSTERS, DEPOSIT_POINTS, EXCHANGES, MIRRORED, NUMBERS, SURCHARGES, RECONSTRUCTED } = (components ?? BUILT_IN) as typeof BUILT_IN);
}

/** What a form calls components and their values, besides ids. */
export type FormName = "activate" | "artifacts" | "artifacts_left_in_row" | "basic_settlers" | "basics_for_basic" | "basics_for_diamond" | "bonus_settlers" | "build" | "buildings" | "colour" | "copies" | "cost" | "diamonds_for_basic" | "diamonds_for_gold" | "effect" | "exchange" | "explore" | "fort" | "from" | "gold_for_basic" | "guild" | "hero" | "market" | "monsters" | "monsters_of_a_colour" | "numbers" | "points" | "provenance" | "rating" | "ratings" | "regions" | "resources" | "reward" | "rounds" | "settlers" | "start" | "supply" | "surcharges" | "terrains";
