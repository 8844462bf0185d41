// Made from crates/games/terra-mystica by `UPDATE=1 cargo test -p tafel-typescript`; do not edit.

export type Action = "act1" | "act2" | "act3" | "act4" | "act5" | "act6" | "bon1" | "bon2" | "fav6" | "acta" | "actc" | "acte" | "actg" | "actn" | "acts" | "actw" | "acth5" | "acth6";
export type Bid = { 
/**
 * The faction.
 */
faction: Faction, 
/**
 * The points given up for it.
 */
points: number, };
export type Bonus = "bon1" | "bon2" | "bon3" | "bon4" | "bon5" | "bon6" | "bon7" | "bon8" | "bon9" | "bon10";
export type BonusData = { coins: number, workers: number, priests: number, power: number, 
/**
 * Levels of shipping while held.
 */
shipping: number, 
/**
 * Points at a pass.
 */
pass: PerStructure, };
export type Chance = string;
export type Colour = "yellow" | "brown" | "black" | "blue" | "green" | "gray" | "red" | "ice" | "volcano";
export type Conversion = "5pw p" | "3pw w" | "pw c" | "p w" | "p c" | "w c" | "2c vp" | "vp c";
export type Cost = { 
/**
 * Coins.
 */
coins: number, 
/**
 * Workers.
 */
workers: number, 
/**
 * Priests.
 */
priests: number, };
export type Cult = "fire" | "water" | "earth" | "air";
export type Digging = { 
/**
 * The price of a spade at each level.
 */
spade: Array<Cost>, 
/**
 * The price of a step.
 */
advance: Cost, 
/**
 * The points for a step.
 */
points: number, };
export type DueView = { 
/**
 * Actions left in the turn.
 */
actions: number, 
/**
 * Whether one has been taken.
 */
has_acted: boolean, 
/**
 * Spades in hand.
 */
spades: number, 
/**
 * Favour tiles to take.
 */
favours: number, 
/**
 * Town tiles to take.
 */
towns: number, 
/**
 * Bridges to build.
 */
bridges: number, 
/**
 * Cult steps to take.
 */
steps: number, 
/**
 * What a special action gives.
 */
task: Task, 
/**
 * How many of the spades were bought.
 */
bought: number, 
/**
 * Whether no more spades can be bought in this action.
 */
closed: boolean, 
/**
 * Whether a hex became another colour than home with spades of this action.
 */
foreign: boolean, 
/**
 * How many cult steps each time.
 */
step_size: number, 
/**
 * Cults in which the last step was not made for want of a key.
 */
blocked: Array<Cult>, 
/**
 * Workers that may become priests.
 */
ordinations: number, 
/**
 * Priests gained that may become colours.
 */
unlocks: number, 
/**
 * Cult steps to pay for a volcano.
 */
payment: number, 
/**
 * Hexes that became home in this action, where a dwelling may follow.
 */
buildable: Array<Hex>, 
/**
 * The hex that this action skipped to.
 */
skipped: Hex | null, };
export type Effect = { "kind": "did", seat: Seat, what: Move, } | { "kind": "fell", what: Chance, } | { "kind": "round", 
/**
 * The number of the round, from 1.
 */
round: number, } | { "kind": "income-of", seat: Seat, } | { "kind": "cult-bonus-of", seat: Seat, } | { "kind": "all-declined", seat: Seat, } | { "kind": "final-scoring" } | { "kind": "coins", seat: Seat, change: number, } | { "kind": "workers", seat: Seat, change: number, } | { "kind": "priests", seat: Seat, change: number, } | { "kind": "power", seat: Seat, 
/**
 * How much.
 */
gained: number, } | { "kind": "spent", seat: Seat, 
/**
 * How much.
 */
power: number, } | { "kind": "burned", seat: Seat, tokens: number, } | { "kind": "tokens", seat: Seat, 
/**
 * The bowl, from 1.
 */
bowl: number, change: number, } | { "kind": "steps", seat: Seat, cult: Cult, 
/**
 * The step reached.
 */
to: number, } | { "kind": "points", seat: Seat, points: number, 
/**
 * What for.
 */
reason: Reason, } | { "kind": "built", seat: Seat, hex: Hex, 
/**
 * What stands there now.
 */
structure: Structure, } | { "kind": "transformed", hex: Hex, 
/**
 * What it is now.
 */
colour: Colour, } | { "kind": "offered", seat: Seat, 
/**
 * By whom.
 */
by: Seat, 
/**
 * How much.
 */
power: number, } | { "kind": "town-founded", seat: Seat, };
export type Faction = "nomads" | "fakirs" | "chaosmagicians" | "giants" | "swarmlings" | "mermaids" | "witches" | "auren" | "halflings" | "cultists" | "alchemists" | "darklings" | "engineers" | "dwarves" | "icemaidens" | "yetis" | "acolytes" | "dragonlords" | "riverwalkers" | "shapeshifters";
export type FactionBoard = "yellow" | "brown" | "black" | "blue" | "green" | "gray" | "red" | "ice" | "volcano" | "variable";
export type FactionCard = { board: FactionBoard, start: Cost, bowls: [number, number, number], cults: [number, number, number, number], structures: Array<Row>, shipping: Shipping, digging: Digging | null, 
/**
 * The actions of the faction alone.
 */
specials: Array<Action>, };
export type Facts = { 
/**
 * The map that is played on.
 */
map: MapId, 
/**
 * The factions that the match is played with.
 */
factions: Array<Faction>, 
/**
 * The town tiles that the match is played with.
 */
towns: Array<Town>, 
/**
 * Whether cards are taken at a pass: not in the last round.
 */
takes_cards: boolean, 
/**
 * What follows for each player.
 */
players: Array<PlayerFacts>, 
/**
 * The free land hexes that the viewer comes to, and by which way.
 */
reach: { [key in Hex]: Way }, };
export type Favour = "fav1" | "fav2" | "fav3" | "fav4" | "fav5" | "fav6" | "fav7" | "fav8" | "fav9" | "fav10" | "fav11" | "fav12";
export type FavourData = { 
/**
 * How many there are.
 */
copies: number, 
/**
 * The cult it advances in.
 */
cult: Cult, 
/**
 * By this number of steps.
 */
steps: number, coins: number, workers: number, power: number, 
/**
 * Points when something is built.
 */
built: PerStructure, };
export type FinalScoring = "connected-distance" | "connected-sa-sh-distance" | "building-on-edge" | "connected-clusters";
export type Gain = { 
/**
 * Coins.
 */
coins: number, 
/**
 * Workers.
 */
workers: number, 
/**
 * Priests.
 */
priests: number, 
/**
 * Power.
 */
power: number, 
/**
 * Spades.
 */
spades: number, };
export type Hex = string;
export type HexView = { 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * Whose structure stands there.
 */
owner: Seat | null, 
/**
 * Which structure.
 */
structure: Structure | null, 
/**
 * Whether it belongs to a town.
 */
town: boolean, };
export type LandPrice = { 
/**
 * How many of them; none where one can build already.
 */
amount: number, 
/**
 * Of what.
 */
of: Payment, };
export type MapId = "original" | "fire-ice-1" | "fire-ice-2" | "loon-lakes-1-6" | "fjords-2-1" | "loon-lakes-1-3" | "fjords-1-0";
export type Move = string;
export type Numbers = { rounds: number, ship_advance: Cost, priest_spaces: [number, number, number, number], cult_power: [number, number, number, number, number, number, number, number, number, number, number], power_actions: [number, number, number, number, number, number], action_workers: number, action_coins: number, lowered_town_power: number, most_trading_house_points: number, auren_steps: number, giant_spades: number, };
export type Offer = { 
/**
 * How much each seat is offered and has not answered.
 */
power: PerSeat<number>, 
/**
 * Whether somebody took some.
 */
is_taken: boolean, 
/**
 * Whether somebody who could take some declined.
 */
is_declined: boolean, };
export type Payment = "spades" | "steps" | "tokens" | "coins";
export type PerSeat<T> = [T, T, T, T, T];
export type PerStructure = { 
/**
 * Dwelling.
 */
d: number, 
/**
 * Trading house.
 */
tp: number, 
/**
 * Temple.
 */
te: number, 
/**
 * Stronghold.
 */
sh: number, 
/**
 * Sanctuary.
 */
sa: number, 
/**
 * Level of shipping.
 */
shipping: number, };
export type Phase = "scores" | "cards" | "final-tile" | "lots" | "auction" | "factions" | "colours" | { "dwellings": number } | "first-cards" | "income" | "actions" | "offers" | "cult-bonus" | "over";
export type PlayerFacts = { 
/**
 * Structures on the map.
 */
built: { [key in Structure]: number }, 
/**
 * How many river hexes the ships cross now.
 */
ships: number, 
/**
 * How many hexes can be skipped.
 */
skips: number, 
/**
 * What comes at the beginning of the next round as things stand; none comes after the last.
 */
income: Gain | null, 
/**
 * What the cult bonus of this round brings as things stand.
 */
cult_bonus: Gain, 
/**
 * The actions of the faction alone that are the player's now.
 */
specials: Array<Action>, 
/**
 * What it takes to build on land of each colour; none where nothing leads there.
 */
land: { [key in Colour]: LandPrice | null }, };
export type PlayerView = { 
/**
 * The faction.
 */
faction: Faction | null, 
/**
 * The colour to build on.
 */
home: Colour | null, 
/**
 * The colour of the wheel that counts as its own.
 */
chosen: Colour | null, 
/**
 * Points.
 */
points: number, 
/**
 * Points by source, as far as there are any.
 */
sources: Partial<Record<Source, number>>, 
/**
 * Coins.
 */
coins: number, 
/**
 * Workers.
 */
workers: number, 
/**
 * Priests at hand.
 */
priests: number, 
/**
 * Priests on cult spaces.
 */
sent: number, 
/**
 * Tokens in the bowls.
 */
bowls: [number, number, number], 
/**
 * Steps in the cults.
 */
cults: { [key in Cult]: number }, 
/**
 * Town keys.
 */
keys: number, 
/**
 * The level of shipping.
 */
ship: number, 
/**
 * The level of digging.
 */
dig: number, 
/**
 * Range of skipping beyond the first.
 */
range: number, 
/**
 * The bonus card.
 */
card: Bonus | null, 
/**
 * Favour tiles.
 */
favours: Array<Favour>, 
/**
 * Town tiles.
 */
towns: Partial<Record<Town, number>>, 
/**
 * Special actions taken this round.
 */
used: Array<Action>, 
/**
 * Colours that Riverwalkers may build on.
 */
unlocked: Array<Colour>, };
export type Progress = "ship" | "dig";
export type Reason = "start" | "offer" | { "round": Score } | { "favour": Favour } | { "card": Bonus } | { "town": Town } | "ship" | "dig" | "faction" | "token" | "stronghold" | "stronghold-pass" | { "cult": Cult } | "network" | { "final": FinalScoring } | "coins";
export type River = string;
export type Row = { count: number, cost: Cost, 
/**
 * What each structure adds to the income.
 */
adds: Array<Gain>, };
export type Score = "score1" | "score2" | "score3" | "score4" | "score5" | "score6" | "score7" | "score8" | "score9";
export type ScoreData = { 
/**
 * Points for a spade.
 */
spade: number, 
/**
 * Points for a town.
 */
town: number, 
/**
 * Points for a structure.
 */
built: PerStructure, 
/**
 * The cult of the bonus; none: priests on cult spaces.
 */
cult: Cult | null, 
/**
 * How many steps earn one reward.
 */
per: number, 
/**
 * The reward.
 */
reward: Gain, };
export type Seat = number;
export type Seats = Array<Seat>;
export type Shipping = { 
/**
 * The level at the start.
 */
start: number, 
/**
 * The highest level.
 */
most: number, 
/**
 * The points for reaching each level.
 */
points: Array<number>, };
export type Source = "start" | "offers" | "rounds" | "favours" | "cards" | "towns" | "tracks" | "faction" | "cults" | "network" | "final-scoring" | "coins";
export type Spot = [string, number, number, Colour | null];
export type Stock = "coins" | "workers" | "priests" | "power" | "tokens" | "spades" | "steps" | "points";
export type Structure = "d" | "tp" | "te" | "sh" | "sa";
export type Task = "none" | "free-trading-house" | "ride" | "sandstorm" | "choose-colour" | "buy-token";
export type Town = "tw1" | "tw2" | "tw3" | "tw4" | "tw5" | "tw6" | "tw7" | "tw8";
export type TownData = { 
/**
 * How many there are.
 */
copies: number, 
/**
 * Keys.
 */
keys: number, 
/**
 * Points.
 */
points: number, coins: number, workers: number, priests: number, power: number, 
/**
 * Steps in every cult.
 */
steps: number, 
/**
 * Steps of shipping.
 */
shipping: number, };
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
 * The round, from 1; 0 in the set-up.
 */
round: number, 
/**
 * What part of the game it is.
 */
phase: Phase, 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * Who is asked: in offers and cult bonus somebody else than whose turn it is.
 */
active: Seat, 
/**
 * The order of the round.
 */
order: Array<Seat>, 
/**
 * The players who have passed, in that order.
 */
passed: Array<Seat>, 
/**
 * The players who have left the game.
 */
gone: Seats, 
/**
 * The scoring tiles of the rounds.
 */
scores: [Score | null, Score | null, Score | null, Score | null, Score | null, Score | null], 
/**
 * The scorings added at the end.
 */
final_scorings: Array<FinalScoring>, 
/**
 * The factions up for auction.
 */
lots: Array<Faction>, 
/**
 * The best bids, by who made them.
 */
bids: Array<Bid | null>, 
/**
 * The land hexes by name.
 */
hexes: { [key in Hex]: HexView }, 
/**
 * The bridges: whose, and between which hexes.
 */
bridges: Array<[Seat, Hex, Hex]>, 
/**
 * River hexes that belong to towns.
 */
town_rivers: Array<River>, 
/**
 * Power actions taken this round.
 */
taken: Array<Action>, 
/**
 * Bonus cards that nobody holds, and the coins on them.
 */
cards: Partial<Record<Bonus, number>>, 
/**
 * Favour tiles left.
 */
favours: { [key in Favour]: number }, 
/**
 * Town tiles left.
 */
towns: { [key in Town]: number }, 
/**
 * Whose priest stands on each space of each cult, from the best space on.
 */
spaces: { [key in Cult]: [Seat | null, Seat | null, Seat | null, Seat | null] }, 
/**
 * What the player on turn owes.
 */
due: DueView, 
/**
 * Power offered and not answered yet.
 */
offers: Array<Offer>, 
/**
 * What each player has.
 */
players: Array<PlayerView>, };
export type Way = "beside" | { "ships": number } | "skip";

/** What people get: a view, and what follows from it. */
export type Shown = View & { facts: Facts };

/** What can be agreed on before play, and the possible answers. */
export type Options = {
  "seats": "4" | "2" | "3" | "5";
  "map": "original" | "fire-ice-1" | "fire-ice-2" | "loon-lakes-1-6" | "fjords-2-1" | "loon-lakes-1-3" | "fjords-1-0";
  "variable-turn-order": "off" | "on";
  "mini-expansion-1": "off" | "on";
  "shipping-bonus": "off" | "on";
  "temple-scoring-tile": "off" | "on";
  "fire-and-ice-factions": "off" | "on" | "ice" | "volcano" | "variable" | "ice+volcano" | "ice+variable" | "volcano+variable";
  "final-scoring": "none" | "random" | "connected-distance" | "connected-sa-sh-distance" | "building-on-edge" | "connected-clusters" | "connected-distance+connected-sa-sh-distance" | "connected-distance+building-on-edge" | "connected-distance+connected-clusters" | "connected-sa-sh-distance+building-on-edge" | "connected-sa-sh-distance+connected-clusters" | "building-on-edge+connected-clusters" | "connected-distance+connected-sa-sh-distance+building-on-edge" | "connected-distance+connected-sa-sh-distance+connected-clusters" | "connected-distance+building-on-edge+connected-clusters" | "connected-sa-sh-distance+building-on-edge+connected-clusters" | "connected-distance+connected-sa-sh-distance+building-on-edge+connected-clusters";
  "start-points": "even" | "balanced" | "auction";
  "leaving": "off" | "on";
};

export let STRUCTURES: readonly Structure[] = ["d","tp","te","sh","sa"];

export let CULTS: readonly Cult[] = ["fire","water","earth","air"];

export let CONVERSIONS: readonly Conversion[] = ["5pw p","3pw w","pw c","p w","p c","w c","2c vp","vp c"];

export let TRACKS: readonly Progress[] = ["ship","dig"];

export let SOURCES: readonly Source[] = ["start","offers","rounds","favours","cards","towns","tracks","faction","cults","network","final-scoring","coins"];

export let LACKS: readonly Stock[] = ["coins","workers","priests","power","tokens","spades","steps","points"];

export let WHEEL: [Colour, Colour, Colour, Colour, Colour, Colour, Colour] = ["yellow","brown","black","blue","green","gray","red"];

export let FACTIONS: Record<Faction, FactionCard> = {
  "nomads": {"board":"yellow","start":{"coins":15,"workers":2,"priests":0},"bowls":[5,7,0],"cults":[1,0,1,0],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":3,"workers":0,"priests":0,"power":1,"spades":0},{"coins":4,"workers":0,"priests":0,"power":1,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":8,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0},{"coins":0,"workers":2,"priests":0},{"coins":0,"workers":1,"priests":0}],"advance":{"coins":5,"workers":2,"priests":1},"points":6},"specials":["actn"]},
  "fakirs": {"board":"yellow","start":{"coins":15,"workers":3,"priests":0},"bowls":[7,5,0],"cults":[1,0,0,1],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":10,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":0,"points":[0]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0},{"coins":0,"workers":2,"priests":0}],"advance":{"coins":5,"workers":2,"priests":1},"points":6},"specials":[]},
  "chaosmagicians": {"board":"red","start":{"coins":15,"workers":4,"priests":0},"bowls":[5,7,0],"cults":[2,0,0,0],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":4,"workers":4,"priests":0},"adds":[{"coins":0,"workers":2,"priests":0,"power":0,"spades":0}]},{"count":1,"cost":{"coins":8,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0},{"coins":0,"workers":2,"priests":0},{"coins":0,"workers":1,"priests":0}],"advance":{"coins":5,"workers":2,"priests":1},"points":6},"specials":["actc"]},
  "giants": {"board":"red","start":{"coins":15,"workers":3,"priests":0},"bowls":[5,7,0],"cults":[1,0,0,1],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":4,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0},{"coins":0,"workers":2,"priests":0},{"coins":0,"workers":1,"priests":0}],"advance":{"coins":5,"workers":2,"priests":1},"points":6},"specials":["actg"]},
  "swarmlings": {"board":"blue","start":{"coins":20,"workers":8,"priests":0},"bowls":[3,9,0],"cults":[1,1,1,1],"structures":[{"count":8,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":4,"workers":3,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":3,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":6,"workers":3,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":8,"workers":5,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":4,"spades":0}]},{"count":1,"cost":{"coins":8,"workers":5,"priests":0},"adds":[{"coins":0,"workers":0,"priests":2,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0},{"coins":0,"workers":2,"priests":0},{"coins":0,"workers":1,"priests":0}],"advance":{"coins":5,"workers":2,"priests":1},"points":6},"specials":["acts"]},
  "mermaids": {"board":"blue","start":{"coins":15,"workers":3,"priests":0},"bowls":[3,9,0],"cults":[0,2,0,0],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":4,"spades":0}]},{"count":1,"cost":{"coins":8,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":1,"most":5,"points":[0,0,2,3,4,5]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0},{"coins":0,"workers":2,"priests":0},{"coins":0,"workers":1,"priests":0}],"advance":{"coins":5,"workers":2,"priests":1},"points":6},"specials":[]},
  "witches": {"board":"green","start":{"coins":15,"workers":3,"priests":0},"bowls":[5,7,0],"cults":[0,0,0,2],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0},{"coins":0,"workers":2,"priests":0},{"coins":0,"workers":1,"priests":0}],"advance":{"coins":5,"workers":2,"priests":1},"points":6},"specials":["actw"]},
  "auren": {"board":"green","start":{"coins":15,"workers":3,"priests":0},"bowls":[5,7,0],"cults":[0,1,0,1],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":1,"cost":{"coins":8,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0},{"coins":0,"workers":2,"priests":0},{"coins":0,"workers":1,"priests":0}],"advance":{"coins":5,"workers":2,"priests":1},"points":6},"specials":["acta"]},
  "halflings": {"board":"brown","start":{"coins":15,"workers":3,"priests":0},"bowls":[3,9,0],"cults":[0,0,1,1],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":8,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0},{"coins":0,"workers":2,"priests":0},{"coins":0,"workers":1,"priests":0}],"advance":{"coins":1,"workers":2,"priests":1},"points":6},"specials":[]},
  "cultists": {"board":"brown","start":{"coins":15,"workers":3,"priests":0},"bowls":[5,7,0],"cults":[1,0,1,0],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":8,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":1,"cost":{"coins":8,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0},{"coins":0,"workers":2,"priests":0},{"coins":0,"workers":1,"priests":0}],"advance":{"coins":5,"workers":2,"priests":1},"points":6},"specials":[]},
  "alchemists": {"board":"black","start":{"coins":15,"workers":3,"priests":0},"bowls":[5,7,0],"cults":[1,1,0,0],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":3,"workers":0,"priests":0,"power":1,"spades":0},{"coins":4,"workers":0,"priests":0,"power":1,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":6,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0},{"coins":0,"workers":2,"priests":0},{"coins":0,"workers":1,"priests":0}],"advance":{"coins":5,"workers":2,"priests":1},"points":6},"specials":[]},
  "darklings": {"board":"black","start":{"coins":15,"workers":1,"priests":1},"bowls":[5,7,0],"cults":[0,1,1,0],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":1,"cost":{"coins":10,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":2,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"coins":0,"workers":0,"priests":1}],"advance":{"coins":0,"workers":0,"priests":0},"points":0},"specials":[]},
  "engineers": {"board":"gray","start":{"coins":10,"workers":2,"priests":0},"bowls":[3,9,0],"cults":[0,0,0,0],"structures":[{"count":8,"cost":{"coins":1,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":4,"workers":1,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":5,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":3,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":3,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0},{"coins":0,"workers":2,"priests":0},{"coins":0,"workers":1,"priests":0}],"advance":{"coins":5,"workers":2,"priests":1},"points":6},"specials":["acte"]},
  "dwarves": {"board":"gray","start":{"coins":15,"workers":3,"priests":0},"bowls":[5,7,0],"cults":[0,0,2,0],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":3,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":3,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":0,"points":[0]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0},{"coins":0,"workers":2,"priests":0},{"coins":0,"workers":1,"priests":0}],"advance":{"coins":5,"workers":2,"priests":1},"points":6},"specials":[]},
  "icemaidens": {"board":"ice","start":{"coins":15,"workers":3,"priests":0},"bowls":[6,6,0],"cults":[0,1,0,1],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":4,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0},{"coins":0,"workers":2,"priests":0},{"coins":0,"workers":1,"priests":0}],"advance":{"coins":5,"workers":1,"priests":1},"points":6},"specials":[]},
  "yetis": {"board":"ice","start":{"coins":15,"workers":3,"priests":0},"bowls":[0,12,0],"cults":[0,0,1,1],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":4,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0},{"coins":0,"workers":2,"priests":0},{"coins":0,"workers":1,"priests":0}],"advance":{"coins":5,"workers":1,"priests":1},"points":6},"specials":[]},
  "acolytes": {"board":"volcano","start":{"coins":15,"workers":3,"priests":0},"bowls":[6,6,0],"cults":[3,3,3,3],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":8,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":1,"cost":{"coins":8,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":null,"specials":[]},
  "dragonlords": {"board":"volcano","start":{"coins":15,"workers":3,"priests":0},"bowls":[4,4,0],"cults":[2,0,0,0],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":8,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":1,"cost":{"coins":8,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":null,"specials":[]},
  "riverwalkers": {"board":"variable","start":{"coins":15,"workers":3,"priests":0},"bowls":[10,2,0],"cults":[1,0,0,1],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":5,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":1,"most":1,"points":[0,0]},"digging":null,"specials":[]},
  "shapeshifters": {"board":"variable","start":{"coins":15,"workers":3,"priests":0},"bowls":[4,4,0],"cults":[1,1,0,0],"structures":[{"count":8,"cost":{"coins":2,"workers":1,"priests":0},"adds":[{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":1,"priests":0,"power":0,"spades":0},{"coins":0,"workers":0,"priests":0,"power":0,"spades":0}]},{"count":4,"cost":{"coins":3,"workers":2,"priests":0},"adds":[{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":1,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0},{"coins":2,"workers":0,"priests":0,"power":2,"spades":0}]},{"count":3,"cost":{"coins":5,"workers":2,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0},{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":3,"priests":0},"adds":[{"coins":0,"workers":0,"priests":0,"power":4,"spades":0}]},{"count":1,"cost":{"coins":6,"workers":4,"priests":0},"adds":[{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}]}],"shipping":{"start":0,"most":3,"points":[0,2,3,4]},"digging":{"spade":[{"coins":0,"workers":3,"priests":0}],"advance":{"coins":0,"workers":0,"priests":0},"points":0},"specials":["acth5","acth6"]},
};

export let MAPS: Record<MapId, Array<Spot>> = {
  "original": [["A1",1,0,"brown"],["A2",3,0,"gray"],["A3",5,0,"green"],["A4",7,0,"blue"],["A5",9,0,"yellow"],["A6",11,0,"red"],["A7",13,0,"brown"],["A8",15,0,"black"],["A9",17,0,"red"],["A10",19,0,"green"],["A11",21,0,"blue"],["A12",23,0,"red"],["A13",25,0,"black"],["B1",2,1,"yellow"],["r0",4,1,null],["r1",6,1,null],["B2",8,1,"brown"],["B3",10,1,"black"],["r2",12,1,null],["r3",14,1,null],["B4",16,1,"yellow"],["B5",18,1,"black"],["r4",20,1,null],["r5",22,1,null],["B6",24,1,"yellow"],["r6",1,2,null],["r7",3,2,null],["C1",5,2,"black"],["r8",7,2,null],["C2",9,2,"gray"],["r9",11,2,null],["C3",13,2,"green"],["r10",15,2,null],["C4",17,2,"green"],["r11",19,2,null],["C5",21,2,"gray"],["r12",23,2,null],["r13",25,2,null],["D1",2,3,"green"],["D2",4,3,"blue"],["D3",6,3,"yellow"],["r14",8,3,null],["r15",10,3,null],["D4",12,3,"red"],["D5",14,3,"blue"],["r16",16,3,null],["D6",18,3,"red"],["r17",20,3,null],["D7",22,3,"red"],["D8",24,3,"brown"],["E1",1,4,"black"],["E2",3,4,"brown"],["E3",5,4,"red"],["E4",7,4,"blue"],["E5",9,4,"black"],["E6",11,4,"brown"],["E7",13,4,"gray"],["E8",15,4,"yellow"],["r18",17,4,null],["r19",19,4,null],["E9",21,4,"green"],["E10",23,4,"black"],["E11",25,4,"blue"],["F1",2,5,"gray"],["F2",4,5,"green"],["r20",6,5,null],["r21",8,5,null],["F3",10,5,"yellow"],["F4",12,5,"green"],["r22",14,5,null],["r23",16,5,null],["r24",18,5,null],["F5",20,5,"brown"],["F6",22,5,"gray"],["F7",24,5,"brown"],["r25",1,6,null],["r26",3,6,null],["r27",5,6,null],["G1",7,6,"gray"],["r28",9,6,null],["G2",11,6,"red"],["r29",13,6,null],["G3",15,6,"green"],["r30",17,6,null],["G4",19,6,"yellow"],["G5",21,6,"black"],["G6",23,6,"blue"],["G7",25,6,"yellow"],["H1",2,7,"yellow"],["H2",4,7,"blue"],["H3",6,7,"brown"],["r31",8,7,null],["r32",10,7,null],["r33",12,7,null],["H4",14,7,"blue"],["H5",16,7,"black"],["r34",18,7,null],["H6",20,7,"gray"],["H7",22,7,"brown"],["H8",24,7,"gray"],["I1",1,8,"red"],["I2",3,8,"black"],["I3",5,8,"gray"],["I4",7,8,"blue"],["I5",9,8,"red"],["I6",11,8,"green"],["I7",13,8,"yellow"],["I8",15,8,"brown"],["I9",17,8,"gray"],["r35",19,8,null],["I10",21,8,"blue"],["I11",23,8,"green"],["I12",25,8,"red"]],
  "fire-ice-1": [["B1",2,0,"brown"],["r0",4,0,null],["B2",6,0,"brown"],["B3",8,0,"black"],["B4",10,0,"yellow"],["r1",12,0,null],["B5",14,0,"gray"],["B6",16,0,"green"],["B7",18,0,"red"],["B8",20,0,"blue"],["B9",22,0,"yellow"],["B10",24,0,"blue"],["C1",1,1,"red"],["C2",3,1,"yellow"],["r2",5,1,null],["C3",7,1,"blue"],["C4",9,1,"gray"],["C5",11,1,"red"],["r3",13,1,null],["r4",15,1,null],["r5",17,1,null],["C6",19,1,"yellow"],["C7",21,1,"brown"],["C8",23,1,"black"],["C9",25,1,"gray"],["D1",2,2,"green"],["D2",4,2,"black"],["r6",6,2,null],["r7",8,2,null],["r8",10,2,null],["D3",12,2,"brown"],["D4",14,2,"green"],["D5",16,2,"yellow"],["r9",18,2,null],["r10",20,2,null],["r11",22,2,null],["r12",24,2,null],["E1",1,3,"yellow"],["E2",3,3,"gray"],["E3",5,3,"green"],["E4",7,3,"yellow"],["E5",9,3,"black"],["r13",11,3,null],["E6",13,3,"blue"],["E7",15,3,"red"],["E8",17,3,"brown"],["r14",19,3,null],["E9",21,3,"green"],["E10",23,3,"blue"],["E11",25,3,"green"],["r15",2,4,null],["r16",4,4,null],["F1",6,4,"brown"],["r17",8,4,null],["r18",10,4,null],["F2",12,4,"red"],["F3",14,4,"black"],["F4",16,4,"green"],["F5",18,4,"gray"],["r19",20,4,null],["F6",22,4,"brown"],["F7",24,4,"black"],["G1",1,5,"green"],["G2",3,5,"red"],["r20",5,5,null],["r21",7,5,null],["G3",9,5,"green"],["r22",11,5,null],["r23",13,5,null],["r24",15,5,null],["G4",17,5,"brown"],["G5",19,5,"blue"],["r25",21,5,null],["G6",23,5,"gray"],["G7",25,5,"red"],["H1",2,6,"gray"],["r26",4,6,null],["H2",6,6,"yellow"],["H3",8,6,"gray"],["H4",10,6,"blue"],["H5",12,6,"red"],["H6",14,6,"green"],["r27",16,6,null],["H7",18,6,"red"],["H8",20,6,"gray"],["r28",22,6,null],["H9",24,6,"black"],["I1",1,7,"black"],["I2",3,7,"blue"],["r29",5,7,null],["I3",7,7,"black"],["I4",9,7,"brown"],["I5",11,7,"gray"],["I6",13,7,"blue"],["r30",15,7,null],["I7",17,7,"yellow"],["I8",19,7,"black"],["r31",21,7,null],["I9",23,7,"red"],["I10",25,7,"blue"],["J1",2,8,"gray"],["J2",4,8,"green"],["r32",6,8,null],["J3",8,8,"red"],["J4",10,8,"yellow"],["J5",12,8,"black"],["J6",14,8,"yellow"],["r33",16,8,null],["J7",18,8,"blue"],["J8",20,8,"brown"],["r34",22,8,null],["J9",24,8,"brown"]],
  "fire-ice-2": [["A1",1,0,"brown"],["A2",3,0,"gray"],["A3",5,0,"green"],["A4",7,0,"blue"],["A5",9,0,"brown"],["A6",11,0,"red"],["A7",13,0,"brown"],["A8",15,0,"black"],["A9",17,0,"red"],["A10",19,0,"blue"],["A11",21,0,"green"],["A12",23,0,"red"],["A13",25,0,"black"],["B1",2,1,"yellow"],["r0",4,1,null],["r1",6,1,null],["B2",8,1,"yellow"],["B3",10,1,"black"],["r2",12,1,null],["r3",14,1,null],["B4",16,1,"yellow"],["B5",18,1,"green"],["r4",20,1,null],["r5",22,1,null],["B6",24,1,"yellow"],["r6",1,2,null],["r7",3,2,null],["C1",5,2,"black"],["r8",7,2,null],["C2",9,2,"gray"],["r9",11,2,null],["C3",13,2,"green"],["r10",15,2,null],["C4",17,2,"black"],["r11",19,2,null],["C5",21,2,"red"],["r12",23,2,null],["r13",25,2,null],["D1",2,3,"green"],["D2",4,3,"blue"],["D3",6,3,"yellow"],["r14",8,3,null],["r15",10,3,null],["D4",12,3,"red"],["D5",14,3,"blue"],["r16",16,3,null],["D6",18,3,"red"],["r17",20,3,null],["D7",22,3,"gray"],["D8",24,3,"brown"],["E1",1,4,"black"],["E2",3,4,"brown"],["E3",5,4,"red"],["E4",7,4,"blue"],["E5",9,4,"yellow"],["E6",11,4,"brown"],["E7",13,4,"green"],["E8",15,4,"yellow"],["r18",17,4,null],["r19",19,4,null],["E9",21,4,"green"],["E10",23,4,"black"],["E11",25,4,"red"],["F1",2,5,"gray"],["F2",4,5,"green"],["r20",6,5,null],["r21",8,5,null],["F3",10,5,"black"],["F4",12,5,"gray"],["r22",14,5,null],["r23",16,5,null],["r24",18,5,null],["F5",20,5,"brown"],["F6",22,5,"gray"],["F7",24,5,"yellow"],["r25",1,6,null],["r26",3,6,null],["r27",5,6,null],["G1",7,6,"gray"],["r28",9,6,null],["G2",11,6,"red"],["r29",13,6,null],["G3",15,6,"green"],["r30",17,6,null],["G4",19,6,"yellow"],["G5",21,6,"black"],["G6",23,6,"blue"],["G7",25,6,"brown"],["H1",2,7,"yellow"],["H2",4,7,"blue"],["H3",6,7,"brown"],["r31",8,7,null],["r32",10,7,null],["r33",12,7,null],["H4",14,7,"blue"],["H5",16,7,"black"],["r34",18,7,null],["H6",20,7,"gray"],["H7",22,7,"brown"],["H8",24,7,"red"],["I1",1,8,"blue"],["I2",3,8,"black"],["I3",5,8,"gray"],["I4",7,8,"blue"],["I5",9,8,"red"],["I6",11,8,"green"],["I7",13,8,"yellow"],["I8",15,8,"brown"],["I9",17,8,"gray"],["r35",19,8,null],["I10",21,8,"blue"],["I11",23,8,"green"],["I12",25,8,"gray"]],
  "loon-lakes-1-6": [["B1",2,0,"gray"],["B2",4,0,"blue"],["B3",6,0,"red"],["B4",8,0,"brown"],["B5",10,0,"yellow"],["B6",12,0,"blue"],["B7",14,0,"yellow"],["B8",16,0,"red"],["r0",18,0,null],["r1",20,0,null],["B9",22,0,"green"],["B10",24,0,"blue"],["C1",1,1,"yellow"],["C2",3,1,"black"],["C3",5,1,"green"],["r2",7,1,null],["r3",9,1,null],["C4",11,1,"black"],["C5",13,1,"brown"],["r4",15,1,null],["C6",17,1,"green"],["C7",19,1,"gray"],["r5",21,1,null],["C8",23,1,"brown"],["C9",25,1,"black"],["D1",2,2,"brown"],["r6",4,2,null],["r7",6,2,null],["D2",8,2,"green"],["D3",10,2,"red"],["D4",12,2,"gray"],["r8",14,2,null],["D5",16,2,"black"],["D6",18,2,"blue"],["D7",20,2,"red"],["r9",22,2,null],["D8",24,2,"yellow"],["E1",1,3,"blue"],["E2",3,3,"red"],["E3",5,3,"gray"],["r10",7,3,null],["E4",9,3,"yellow"],["E5",11,3,"brown"],["E6",13,3,"green"],["r11",15,3,null],["r12",17,3,null],["E7",19,3,"yellow"],["r13",21,3,null],["E8",23,3,"black"],["E9",25,3,"red"],["F1",2,4,"green"],["F2",4,4,"yellow"],["r14",6,4,null],["F3",8,4,"black"],["F4",10,4,"blue"],["r15",12,4,null],["r16",14,4,null],["F5",16,4,"red"],["r17",18,4,null],["F6",20,4,"gray"],["F7",22,4,"green"],["F8",24,4,"brown"],["G1",1,5,"gray"],["r18",3,5,null],["G2",5,5,"brown"],["G3",7,5,"gray"],["r19",9,5,null],["G4",11,5,"yellow"],["r20",13,5,null],["G5",15,5,"gray"],["r21",17,5,null],["G6",19,5,"brown"],["G7",21,5,"black"],["G8",23,5,"blue"],["G9",25,5,"red"],["H1",2,6,"red"],["r22",4,6,null],["r23",6,6,null],["r24",8,6,null],["H2",10,6,"red"],["H3",12,6,"green"],["H4",14,6,"brown"],["H5",16,6,"black"],["H6",18,6,"yellow"],["r25",20,6,null],["r26",22,6,null],["H7",24,6,"gray"],["I1",1,7,"yellow"],["I2",3,7,"blue"],["I3",5,7,"black"],["r27",7,7,null],["I4",9,7,"blue"],["I5",11,7,"gray"],["I6",13,7,"blue"],["r28",15,7,null],["r29",17,7,null],["I7",19,7,"gray"],["I8",21,7,"green"],["r30",23,7,null],["I9",25,7,"blue"],["J1",2,8,"black"],["J2",4,8,"brown"],["r31",6,8,null],["J3",8,8,"green"],["r32",10,8,null],["r33",12,8,null],["r34",14,8,null],["J4",16,8,"green"],["J5",18,8,"red"],["J6",20,8,"brown"],["J7",22,8,"yellow"],["J8",24,8,"black"]],
  "fjords-2-1": [["A1",1,0,"green"],["A2",3,0,"black"],["r0",5,0,null],["A3",7,0,"brown"],["A4",9,0,"yellow"],["A5",11,0,"gray"],["A6",13,0,"black"],["A7",15,0,"gray"],["A8",17,0,"yellow"],["A9",19,0,"red"],["A10",21,0,"black"],["A11",23,0,"blue"],["A12",25,0,"yellow"],["B1",2,1,"blue"],["B2",4,1,"brown"],["r1",6,1,null],["B3",8,1,"blue"],["B4",10,1,"green"],["B5",12,1,"red"],["r2",14,1,null],["r3",16,1,null],["r4",18,1,null],["r5",20,1,null],["r6",22,1,null],["B6",24,1,"brown"],["C1",1,2,"gray"],["C2",3,2,"green"],["C3",5,2,"red"],["r7",7,2,null],["r8",9,2,null],["C4",11,2,"brown"],["r9",13,2,null],["C5",15,2,"black"],["C6",17,2,"gray"],["C7",19,2,"brown"],["C8",21,2,"yellow"],["r10",23,2,null],["C9",25,2,"gray"],["r11",2,3,null],["r12",4,3,null],["r13",6,3,null],["D1",8,3,"gray"],["r14",10,3,null],["r15",12,3,null],["D2",14,3,"green"],["D3",16,3,"red"],["D4",18,3,"blue"],["D5",20,3,"green"],["D6",22,3,"red"],["r16",24,3,null],["E1",1,4,"red"],["E2",3,4,"gray"],["E3",5,4,"yellow"],["r17",7,4,null],["E4",9,4,"blue"],["E5",11,4,"red"],["r18",13,4,null],["E6",15,4,"brown"],["E7",17,4,"yellow"],["E8",19,4,"gray"],["E9",21,4,"brown"],["r19",23,4,null],["E10",25,4,"black"],["F1",2,5,"black"],["F2",4,5,"brown"],["r20",6,5,null],["F3",8,5,"green"],["F4",10,5,"yellow"],["F5",12,5,"green"],["r21",14,5,null],["F6",16,5,"gray"],["F7",18,5,"blue"],["F8",20,5,"green"],["r22",22,5,null],["F9",24,5,"gray"],["G1",1,6,"yellow"],["G2",3,6,"blue"],["r23",5,6,null],["G3",7,6,"black"],["G4",9,6,"gray"],["G5",11,6,"black"],["G6",13,6,"blue"],["r24",15,6,null],["G7",17,6,"brown"],["G8",19,6,"black"],["r25",21,6,null],["G9",23,6,"green"],["G10",25,6,"red"],["H1",2,7,"green"],["r26",4,7,null],["H2",6,7,"brown"],["H3",8,7,"red"],["H4",10,7,"brown"],["H5",12,7,"yellow"],["H6",14,7,"red"],["r27",16,7,null],["r28",18,7,null],["r29",20,7,null],["H7",22,7,"red"],["H8",24,7,"blue"],["I1",1,8,"black"],["r30",3,8,null],["r31",5,8,null],["I2",7,8,"green"],["I3",9,8,"blue"],["I4",11,8,"gray"],["I5",13,8,"blue"],["r32",15,8,null],["I6",17,8,"green"],["I7",19,8,"yellow"],["I8",21,8,"black"],["I9",23,8,"brown"],["I10",25,8,"yellow"]],
  "loon-lakes-1-3": [["B1",2,0,"green"],["B2",4,0,"gray"],["B3",6,0,"red"],["B4",8,0,"green"],["B5",10,0,"brown"],["B6",12,0,"blue"],["B7",14,0,"brown"],["B8",16,0,"red"],["r0",18,0,null],["r1",20,0,null],["B9",22,0,"green"],["B10",24,0,"blue"],["C1",1,1,"yellow"],["C2",3,1,"black"],["C3",5,1,"blue"],["r2",7,1,null],["r3",9,1,null],["C4",11,1,"black"],["C5",13,1,"yellow"],["r4",15,1,null],["C6",17,1,"green"],["C7",19,1,"gray"],["r5",21,1,null],["C8",23,1,"black"],["C9",25,1,"brown"],["D1",2,2,"brown"],["r6",4,2,null],["r7",6,2,null],["D2",8,2,"green"],["D3",10,2,"red"],["D4",12,2,"gray"],["r8",14,2,null],["D5",16,2,"black"],["D6",18,2,"blue"],["D7",20,2,"red"],["r9",22,2,null],["D8",24,2,"yellow"],["E1",1,3,"blue"],["E2",3,3,"red"],["E3",5,3,"gray"],["r10",7,3,null],["E4",9,3,"yellow"],["E5",11,3,"brown"],["E6",13,3,"green"],["r11",15,3,null],["r12",17,3,null],["E7",19,3,"yellow"],["r13",21,3,null],["E8",23,3,"red"],["E9",25,3,"black"],["F1",2,4,"green"],["F2",4,4,"yellow"],["r14",6,4,null],["F3",8,4,"black"],["F4",10,4,"blue"],["r15",12,4,null],["r16",14,4,null],["F5",16,4,"red"],["r17",18,4,null],["F6",20,4,"blue"],["F7",22,4,"gray"],["F8",24,4,"brown"],["G1",1,5,"gray"],["r18",3,5,null],["G2",5,5,"brown"],["G3",7,5,"gray"],["r19",9,5,null],["G4",11,5,"yellow"],["r20",13,5,null],["G5",15,5,"gray"],["r21",17,5,null],["G6",19,5,"brown"],["G7",21,5,"black"],["G8",23,5,"green"],["G9",25,5,"red"],["H1",2,6,"red"],["r22",4,6,null],["r23",6,6,null],["r24",8,6,null],["H2",10,6,"red"],["H3",12,6,"blue"],["H4",14,6,"green"],["H5",16,6,"black"],["H6",18,6,"yellow"],["r25",20,6,null],["r26",22,6,null],["H7",24,6,"blue"],["I1",1,7,"yellow"],["I2",3,7,"blue"],["I3",5,7,"black"],["r27",7,7,null],["I4",9,7,"green"],["I5",11,7,"gray"],["I6",13,7,"brown"],["r28",15,7,null],["r29",17,7,null],["I7",19,7,"gray"],["I8",21,7,"green"],["r30",23,7,null],["I9",25,7,"gray"],["J1",2,8,"black"],["J2",4,8,"brown"],["r31",6,8,null],["J3",8,8,"blue"],["r32",10,8,null],["r33",12,8,null],["r34",14,8,null],["J4",16,8,"yellow"],["J5",18,8,"red"],["J6",20,8,"brown"],["J7",22,8,"yellow"],["J8",24,8,"black"]],
  "fjords-1-0": [["A1",1,0,"green"],["A2",3,0,"black"],["r0",5,0,null],["A3",7,0,"brown"],["A4",9,0,"yellow"],["A5",11,0,"gray"],["A6",13,0,"black"],["A7",15,0,"green"],["A8",17,0,"yellow"],["A9",19,0,"red"],["A10",21,0,"blue"],["A11",23,0,"red"],["A12",25,0,"yellow"],["B1",2,1,"blue"],["B2",4,1,"brown"],["r1",6,1,null],["B3",8,1,"blue"],["B4",10,1,"green"],["B5",12,1,"red"],["r2",14,1,null],["r3",16,1,null],["r4",18,1,null],["r5",20,1,null],["r6",22,1,null],["B6",24,1,"brown"],["C1",1,2,"gray"],["C2",3,2,"green"],["C3",5,2,"red"],["r7",7,2,null],["r8",9,2,null],["C4",11,2,"brown"],["r9",13,2,null],["C5",15,2,"black"],["C6",17,2,"gray"],["C7",19,2,"brown"],["C8",21,2,"yellow"],["r10",23,2,null],["C9",25,2,"gray"],["r11",2,3,null],["r12",4,3,null],["r13",6,3,null],["D1",8,3,"gray"],["r14",10,3,null],["r15",12,3,null],["D2",14,3,"green"],["D3",16,3,"red"],["D4",18,3,"black"],["D5",20,3,"blue"],["D6",22,3,"green"],["r16",24,3,null],["E1",1,4,"red"],["E2",3,4,"gray"],["E3",5,4,"yellow"],["r17",7,4,null],["E4",9,4,"blue"],["E5",11,4,"red"],["r18",13,4,null],["E6",15,4,"brown"],["E7",17,4,"yellow"],["E8",19,4,"gray"],["E9",21,4,"brown"],["r19",23,4,null],["E10",25,4,"black"],["F1",2,5,"black"],["F2",4,5,"brown"],["r20",6,5,null],["F3",8,5,"green"],["F4",10,5,"yellow"],["F5",12,5,"green"],["r21",14,5,null],["F6",16,5,"gray"],["F7",18,5,"blue"],["F8",20,5,"green"],["r22",22,5,null],["F9",24,5,"red"],["G1",1,6,"yellow"],["G2",3,6,"blue"],["r23",5,6,null],["G3",7,6,"black"],["G4",9,6,"gray"],["G5",11,6,"black"],["G6",13,6,"blue"],["r24",15,6,null],["G7",17,6,"brown"],["G8",19,6,"black"],["r25",21,6,null],["G9",23,6,"green"],["G10",25,6,"gray"],["H1",2,7,"green"],["r26",4,7,null],["H2",6,7,"brown"],["H3",8,7,"red"],["H4",10,7,"brown"],["H5",12,7,"yellow"],["H6",14,7,"red"],["r27",16,7,null],["r28",18,7,null],["r29",20,7,null],["H7",22,7,"red"],["H8",24,7,"blue"],["I1",1,8,"black"],["r30",3,8,null],["r31",5,8,null],["I2",7,8,"green"],["I3",9,8,"blue"],["I4",11,8,"gray"],["I5",13,8,"blue"],["r32",15,8,null],["I6",17,8,"gray"],["I7",19,8,"yellow"],["I8",21,8,"brown"],["I9",23,8,"black"],["I10",25,8,"yellow"]],
};

export let BONUSES: Record<Bonus, BonusData> = {
  "bon1": {"coins":2,"workers":0,"priests":0,"power":0,"shipping":0,"pass":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "bon2": {"coins":4,"workers":0,"priests":0,"power":0,"shipping":0,"pass":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "bon3": {"coins":6,"workers":0,"priests":0,"power":0,"shipping":0,"pass":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "bon4": {"coins":0,"workers":0,"priests":0,"power":3,"shipping":1,"pass":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "bon5": {"coins":0,"workers":1,"priests":0,"power":3,"shipping":0,"pass":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "bon6": {"coins":0,"workers":2,"priests":0,"power":0,"shipping":0,"pass":{"d":0,"tp":0,"te":0,"sh":4,"sa":4,"shipping":0}},
  "bon7": {"coins":0,"workers":1,"priests":0,"power":0,"shipping":0,"pass":{"d":0,"tp":2,"te":0,"sh":0,"sa":0,"shipping":0}},
  "bon8": {"coins":0,"workers":0,"priests":1,"power":0,"shipping":0,"pass":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "bon9": {"coins":2,"workers":0,"priests":0,"power":0,"shipping":0,"pass":{"d":1,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "bon10": {"coins":0,"workers":0,"priests":0,"power":3,"shipping":0,"pass":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":3}},
};

export let FAVOURS: Record<Favour, FavourData> = {
  "fav1": {"copies":1,"cult":"fire","steps":3,"coins":0,"workers":0,"power":0,"built":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "fav2": {"copies":1,"cult":"water","steps":3,"coins":0,"workers":0,"power":0,"built":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "fav3": {"copies":1,"cult":"earth","steps":3,"coins":0,"workers":0,"power":0,"built":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "fav4": {"copies":1,"cult":"air","steps":3,"coins":0,"workers":0,"power":0,"built":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "fav5": {"copies":3,"cult":"fire","steps":2,"coins":0,"workers":0,"power":0,"built":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "fav6": {"copies":3,"cult":"water","steps":2,"coins":0,"workers":0,"power":0,"built":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "fav7": {"copies":3,"cult":"earth","steps":2,"coins":0,"workers":1,"power":1,"built":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "fav8": {"copies":3,"cult":"air","steps":2,"coins":0,"workers":0,"power":4,"built":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "fav9": {"copies":3,"cult":"fire","steps":1,"coins":3,"workers":0,"power":0,"built":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "fav10": {"copies":3,"cult":"water","steps":1,"coins":0,"workers":0,"power":0,"built":{"d":0,"tp":3,"te":0,"sh":0,"sa":0,"shipping":0}},
  "fav11": {"copies":3,"cult":"earth","steps":1,"coins":0,"workers":0,"power":0,"built":{"d":2,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
  "fav12": {"copies":3,"cult":"air","steps":1,"coins":0,"workers":0,"power":0,"built":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0}},
};

export let TOWNS: Record<Town, TownData> = {
  "tw1": {"copies":2,"keys":1,"points":5,"coins":6,"workers":0,"priests":0,"power":0,"steps":0,"shipping":0},
  "tw2": {"copies":2,"keys":1,"points":7,"coins":0,"workers":2,"priests":0,"power":0,"steps":0,"shipping":0},
  "tw3": {"copies":2,"keys":1,"points":9,"coins":0,"workers":0,"priests":1,"power":0,"steps":0,"shipping":0},
  "tw4": {"copies":2,"keys":1,"points":6,"coins":0,"workers":0,"priests":0,"power":8,"steps":0,"shipping":0},
  "tw5": {"copies":2,"keys":1,"points":8,"coins":0,"workers":0,"priests":0,"power":0,"steps":1,"shipping":0},
  "tw6": {"copies":1,"keys":2,"points":2,"coins":0,"workers":0,"priests":0,"power":0,"steps":2,"shipping":0},
  "tw7": {"copies":2,"keys":1,"points":4,"coins":0,"workers":0,"priests":0,"power":0,"steps":0,"shipping":1},
  "tw8": {"copies":1,"keys":1,"points":11,"coins":0,"workers":0,"priests":0,"power":0,"steps":0,"shipping":0},
};

export let SCORES: Record<Score, ScoreData> = {
  "score1": {"spade":2,"town":0,"built":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0},"cult":"earth","per":1,"reward":{"coins":1,"workers":0,"priests":0,"power":0,"spades":0}},
  "score2": {"spade":0,"town":5,"built":{"d":0,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0},"cult":"earth","per":4,"reward":{"coins":0,"workers":0,"priests":0,"power":0,"spades":1}},
  "score3": {"spade":0,"town":0,"built":{"d":2,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0},"cult":"water","per":4,"reward":{"coins":0,"workers":0,"priests":1,"power":0,"spades":0}},
  "score4": {"spade":0,"town":0,"built":{"d":0,"tp":0,"te":0,"sh":5,"sa":5,"shipping":0},"cult":"fire","per":2,"reward":{"coins":0,"workers":1,"priests":0,"power":0,"spades":0}},
  "score5": {"spade":0,"town":0,"built":{"d":2,"tp":0,"te":0,"sh":0,"sa":0,"shipping":0},"cult":"fire","per":4,"reward":{"coins":0,"workers":0,"priests":0,"power":4,"spades":0}},
  "score6": {"spade":0,"town":0,"built":{"d":0,"tp":3,"te":0,"sh":0,"sa":0,"shipping":0},"cult":"water","per":4,"reward":{"coins":0,"workers":0,"priests":0,"power":0,"spades":1}},
  "score7": {"spade":0,"town":0,"built":{"d":0,"tp":0,"te":0,"sh":5,"sa":5,"shipping":0},"cult":"air","per":2,"reward":{"coins":0,"workers":1,"priests":0,"power":0,"spades":0}},
  "score8": {"spade":0,"town":0,"built":{"d":0,"tp":3,"te":0,"sh":0,"sa":0,"shipping":0},"cult":"air","per":4,"reward":{"coins":0,"workers":0,"priests":0,"power":0,"spades":1}},
  "score9": {"spade":0,"town":0,"built":{"d":0,"tp":0,"te":4,"sh":0,"sa":0,"shipping":0},"cult":null,"per":1,"reward":{"coins":2,"workers":0,"priests":0,"power":0,"spades":0}},
};

export let NUMBERS: Numbers = {"rounds":6,"ship_advance":{"coins":4,"workers":0,"priests":1},"priest_spaces":[3,2,2,2],"cult_power":[0,0,0,1,0,2,0,2,0,0,3],"power_actions":[3,3,4,4,4,6],"action_workers":2,"action_coins":7,"lowered_town_power":6,"most_trading_house_points":4,"auren_steps":2,"giant_spades":2};

export let RECONSTRUCTED: readonly string[] = [];

/** What the page was built with. */
const BUILT_IN = { STRUCTURES, CULTS, CONVERSIONS, TRACKS, SOURCES, LACKS, WHEEL, FACTIONS, MAPS, BONUSES, FAVOURS, TOWNS, SCORES, NUMBERS, RECONSTRUCTED };

/** Everything shows the components of an edition from now on, as the server tells them; without any, the built-in ones. */
export function equip(components: unknown): void {
  ({ STRUCTURES, CULTS, CONVERSIONS, TRACKS, SOURCES, LACKS, WHEEL, FACTIONS, MAPS, BONUSES, FAVOURS, TOWNS, SCORES, NUMBERS, RECONSTRUCTED } = (components ?? BUILT_IN) as typeof BUILT_IN);
}

/** What a form calls components and their values, besides ids. */
export type FormName = "action_coins" | "action_workers" | "auction_points" | "auren_steps" | "balanced_points" | "board" | "bonus" | "bought_spade_points" | "bowls" | "bridge_pass_points" | "bridges" | "built" | "cards_beyond_players" | "checks" | "coin" | "coins" | "coins_for_a_point" | "colours" | "copies" | "cost" | "count" | "cult" | "cult_places" | "cult_power" | "cults" | "d" | "digging" | "edge" | "engineer_bridge" | "factions" | "favours" | "favours_per_temple" | "giant_spades" | "hexes" | "income" | "keys" | "label" | "land" | "land_neighbours" | "lowered_power" | "maps" | "most" | "neighbours" | "network_places" | "ordinations" | "pass" | "per" | "points" | "power" | "power_action_discount" | "power_actions" | "power_prices" | "priest" | "priest_limit" | "priest_spaces" | "priests" | "range" | "returned_priest" | "reward" | "river" | "river_distances" | "rounds" | "rows" | "sa" | "sanctuary_counts" | "scores" | "sh" | "shift_price" | "ship_advance" | "shipping" | "skipping" | "spade" | "spade_points" | "spades" | "start" | "start_dwellings" | "start_points" | "steps" | "stronghold" | "stronghold_extra_step" | "stronghold_spade_power" | "structures" | "te" | "temple_pass_points" | "tiles" | "town" | "town_points" | "town_workers" | "towns" | "tp" | "trading_house_fav12" | "unlock_price" | "volcano_price" | "worker" | "workers";
