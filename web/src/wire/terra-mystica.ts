// Made from crates/games/terra-mystica by `UPDATE=1 cargo test -p tafel-typescript`; do not edit.

export type Action = "act1" | "act2" | "act3" | "act4" | "act5" | "act6" | "bon1" | "bon2" | "fav6" | "acta" | "actc" | "acte" | "actg" | "actn" | "acts" | "actw" | "acth5" | "acth6";
export type Bonus = "bon1" | "bon2" | "bon3" | "bon4" | "bon5" | "bon6" | "bon7" | "bon8" | "bon9" | "bon10";
export type Chance = string;
export type Colour = "yellow" | "brown" | "black" | "blue" | "green" | "gray" | "red" | "ice" | "volcano";
export type Cult = "fire" | "water" | "earth" | "air";
export type DueView = { 
/**
 * Actions left in the turn.
 */
actions: number, 
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
task: Task, };
export type Effect = { "kind": "did", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
what: Move, } | { "kind": "fell", 
/**
 * How.
 */
what: Chance, } | { "kind": "round", 
/**
 * Which, from 1.
 */
round: number, } | { "kind": "income-of", 
/**
 * Whose.
 */
seat: Seat, } | { "kind": "cult-bonus-of", 
/**
 * Whose.
 */
seat: Seat, } | { "kind": "all-declined", 
/**
 * Whose.
 */
seat: Seat, } | { "kind": "final-scoring" } | { "kind": "coins", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many.
 */
change: number, } | { "kind": "workers", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many.
 */
change: number, } | { "kind": "priests", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many.
 */
change: number, } | { "kind": "power", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How much.
 */
gained: number, } | { "kind": "spent", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How much.
 */
power: number, } | { "kind": "burned", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many.
 */
tokens: number, } | { "kind": "tokens", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The bowl, from 1.
 */
bowl: number, 
/**
 * How many.
 */
change: number, } | { "kind": "steps", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
cult: Cult, 
/**
 * The step reached.
 */
to: number, } | { "kind": "points", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many.
 */
points: number, 
/**
 * What for.
 */
reason: Reason, } | { "kind": "built", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where.
 */
hex: Hex, 
/**
 * What stands there now.
 */
structure: Structure, } | { "kind": "transformed", 
/**
 * Which.
 */
hex: Hex, 
/**
 * What it is now.
 */
colour: Colour, } | { "kind": "offered", 
/**
 * Who.
 */
seat: Seat, 
/**
 * By whom.
 */
by: Seat, 
/**
 * How much.
 */
power: number, } | { "kind": "town-founded", 
/**
 * Whose.
 */
seat: Seat, };
export type Faction = "nomads" | "fakirs" | "chaosmagicians" | "giants" | "swarmlings" | "mermaids" | "witches" | "auren" | "halflings" | "cultists" | "alchemists" | "darklings" | "engineers" | "dwarves" | "icemaidens" | "yetis" | "acolytes" | "dragonlords" | "riverwalkers" | "shapeshifters";
export type Favour = "fav1" | "fav2" | "fav3" | "fav4" | "fav5" | "fav6" | "fav7" | "fav8" | "fav9" | "fav10" | "fav11" | "fav12";
export type FinalScoring = "connected-distance" | "connected-sa-sh-distance" | "building-on-edge" | "connected-clusters";
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
export type Move = string;
export type Phase = "scores" | "cards" | "final-tile" | "factions" | "colours" | { "dwellings": number } | "first-cards" | "income" | "actions" | "offers" | "cult-bonus" | "over";
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
export type Reason = "start" | "offer" | { "round": Score } | { "favour": Favour } | { "card": Bonus } | { "town": Town } | "ship" | "dig" | "faction" | "stronghold" | "stronghold-pass" | { "cult": Cult } | "network" | { "final": FinalScoring } | "coins";
export type River = string;
export type Score = "score1" | "score2" | "score3" | "score4" | "score5" | "score6" | "score7" | "score8" | "score9";
export type Seat = number;
export type Seats = Array<Seat>;
export type Structure = "d" | "tp" | "te" | "sh" | "sa";
export type Task = "none" | "free-trading-house" | "ride" | "sandstorm" | "choose-colour" | "buy-token";
export type Town = "tw1" | "tw2" | "tw3" | "tw4" | "tw5" | "tw6" | "tw7" | "tw8";
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
 * Who has passed, in that order.
 */
passed: Array<Seat>, 
/**
 * Who has left the game.
 */
gone: Seats, 
/**
 * The scoring tiles of the rounds.
 */
scores: [Score | null, Score | null, Score | null, Score | null, Score | null, Score | null], 
/**
 * The scoring added at the end.
 */
final_scoring: FinalScoring | null, 
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
 * Whose priests stand in each cult, from the best space on.
 */
spaces: { [key in Cult]: Array<Seat> }, 
/**
 * What the player on turn owes.
 */
due: DueView, 
/**
 * What each player has.
 */
players: Array<PlayerView>, };

/** What people get: a view, and what follows from it. */
export type Shown = View & { facts: null };

/** What can be agreed on before play, and the possible answers. */
export type Options = {
  "seats": "4" | "2" | "3" | "5";
  "map": "original" | "fire-ice-1" | "fire-ice-2" | "loon-lakes-1-6" | "fjords-2-1" | "loon-lakes-1-3" | "fjords-1-0";
  "variable-turn-order": "off" | "on";
  "mini-expansion-1": "off" | "on";
  "shipping-bonus": "off" | "on";
  "temple-scoring-tile": "off" | "on";
  "fire-and-ice-factions": "off" | "on";
  "final-scoring": "none" | "random" | "connected-distance" | "connected-sa-sh-distance" | "building-on-edge" | "connected-clusters";
  "start-points": "even" | "balanced";
  "leaving": "off" | "on";
};

/** A chapter of the rules. */
export type Chapter = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13";

/** A rule of RULES.md. */
export type RuleNumber = "1.1" | "1.2" | "1.3" | "1.4" | "1.5" | "1.6" | "1.7" | "1.8" | "1.9" | "1.10" | "2.1" | "2.2" | "2.3" | "2.4" | "2.5" | "2.6" | "2.7" | "2.8" | "3.1" | "3.2" | "3.3" | "4.1" | "4.2" | "4.3" | "4.4" | "4.5" | "5.1" | "5.2" | "5.3" | "5.4" | "5.5" | "5.6" | "5.7" | "5.8" | "6.1" | "6.2" | "6.3" | "6.4" | "6.5" | "6.6" | "6.7" | "6.8" | "6.9" | "7.1" | "7.2" | "7.3" | "7.4" | "7.5" | "8.1" | "8.2" | "8.3" | "8.4" | "8.5" | "8.6" | "8.7" | "8.8" | "9.1" | "9.2" | "9.3" | "9.4" | "9.5" | "9.6" | "9.7" | "9.8" | "10.1" | "10.2" | "10.3" | "10.4" | "11.1" | "11.2" | "11.3" | "11.4" | "11.5" | "11.6" | "11.7" | "11.8" | "12.1" | "12.2" | "12.3" | "12.4" | "12.5" | "12.6" | "12.7" | "12.8" | "12.9" | "12.10" | "12.11" | "12.12" | "12.13" | "12.14" | "12.15" | "12.16" | "13.1" | "13.2" | "13.3" | "13.4" | "13.5" | "13.6" | "13.7" | "13.8" | "13.9";
