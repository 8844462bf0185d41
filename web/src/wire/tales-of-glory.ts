// Made from crates/games/tales-of-glory by `UPDATE=1 cargo test -p tafel-typescript`; do not edit.

export type Chest = "1" | "2";
export type Effect = { "kind": "hero", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
hero: Tile, } | { "kind": "quest-dealt", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which, for those who may know.
 */
quest?: Tile, } | { "kind": "quest-declined", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which, for those who may know.
 */
quest?: Tile, } | { "kind": "marker", 
/**
 * Who holds it now.
 */
seat: Seat, } | { "kind": "removed", 
/**
 * Which.
 */
tile: Tile, } | { "kind": "drawn", 
/**
 * Which.
 */
tile: Tile, 
/**
 * Where it lies.
 */
slot: Slot, } | { "kind": "slid", 
/**
 * Which.
 */
tile: Tile, 
/**
 * Where it lies now.
 */
slot: Slot, } | { "kind": "round", 
/**
 * Which, from 1.
 */
round: number, } | { "kind": "selected", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which, for those who may know.
 */
slot?: Slot, } | { "kind": "shown", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
slot: Slot, } | { "kind": "taken", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
tile: Tile, 
/**
 * Where it lay.
 */
slot: Slot, } | { "kind": "surcharged", 
/**
 * Who.
 */
seat: Seat, 
/**
 * With what.
 */
surcharge: Surcharge, } | { "kind": "paid", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
price: { [key in Token]: number }, } | { "kind": "placed", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
tile: Tile, 
/**
 * Where.
 */
spot: Spot, } | { "kind": "discarded", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
tile: Tile, } | { "kind": "done", 
/**
 * Who.
 */
seat: Seat, } | { "kind": "gained", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
gain: { [key in Token]: number }, } | { "kind": "collected", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whose reward.
 */
tile: Tile, 
/**
 * How many of it there were.
 */
times: number, } | { "kind": "opened", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The tile with the chest.
 */
tile: Tile, 
/**
 * Which chest of it.
 */
chest: Chest, } | { "kind": "key-lost", 
/**
 * Whose.
 */
seat: Seat, } | { "kind": "majority", 
/**
 * Of what.
 */
token: Token, 
/**
 * To whom.
 */
holders: Seats, };
export type Link = { 
/**
 * The tile that was placed.
 */
placed: Tile, 
/**
 * The tile that lay there.
 */
met: Tile, };
export type Placed = { 
/**
 * Which.
 */
tile: Tile, 
/**
 * Where.
 */
spot: Spot, 
/**
 * Its chests with a key on them.
 */
opened: Array<Chest>, };
export type Quests = "without" | "with";
export type Seat = number;
export type SeatView = { 
/**
 * The tiles that lie before the player; the Hero first.
 */
area: Array<Placed>, 
/**
 * Combat and magic on the banner, potions and coins in the reserve.
 */
tokens: { [key in Token]: number }, 
/**
 * Prestige in the reserve.
 */
prestige: number, 
/**
 * How many Quests are in hand.
 */
hand: number, 
/**
 * Those Quests, if the viewer may know them.
 */
quests: Array<Tile> | null, 
/**
 * Whether a Quest was declined.
 */
has_declined: boolean, 
/**
 * That Quest, if the viewer may know it.
 */
declined: Tile | null, 
/**
 * Whether a selection card was laid.
 */
has_chosen: boolean, 
/**
 * That card, if the viewer may know it.
 */
choice: Slot | null, 
/**
 * The tile taken this round, until it is placed or discarded.
 */
taken: Taken | null, 
/**
 * What the player is doing in phase 2.
 */
stage: Stage, 
/**
 * Rewards that wait until all tiles of the turn are placed.
 */
due: { [key in Token]: number }, 
/**
 * Keys from connections that are to be placed.
 */
links: Array<Link>, 
/**
 * Other keys that are to be placed.
 */
keys: number, 
/**
 * Tiles with a reward that counts something and is still to be collected.
 */
rewards: Array<Tile>, };
export type Seats = Array<Seat>;
export type Slot = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";
export type Spot = [number, number];
export type Stage = "idle" | "tile" | "paid" | "quests" | "collect";
export type Step = { "hero": { 
/**
 * Who draws.
 */
seat: Seat, } } | { "deal": { 
/**
 * Who is dealt.
 */
seat: Seat, } } | "decline" | "first" | { "remove": { 
/**
 * How many.
 */
left: number, } } | "fill" | "select" | { "catch-up": { 
/**
 * Who is still to take.
 */
order: Array<Seat>, } } | "play" | "over";
export type Surcharge = "coin" | "potion";
export type Taken = { 
/**
 * Which.
 */
tile: Tile, 
/**
 * Where it lay.
 */
slot: Slot, };
export type Tile = "mill" | "tavern" | "market" | "well" | "chapel" | "camp" | "goblin" | "wolf" | "imp" | "ghoul" | "purse" | "elixir" | "lantern" | "horseshoe" | "squire" | "apprentice" | "herbalist" | "scout" | "forge" | "library" | "harbour" | "bridge" | "abbey" | "ogre" | "harpy" | "troll" | "wraith" | "basilisk" | "blade" | "grimoire" | "chalice" | "amulet" | "compass" | "hunter" | "locksmith" | "bard" | "surveyor" | "mentor" | "castle" | "temple" | "arena" | "hydra" | "lich" | "kraken" | "giant" | "dragon" | "crown" | "hoard" | "slayer" | "champion" | "archmage" | "collector" | "regent" | "banquet" | "pilgrimage" | "siege" | "coronation" | "crusade" | "heist" | "tournament" | "expedition" | "ransom" | "prophecy" | "ritual" | "rescue" | "alliance" | "exile" | "treaty" | "reckoning" | "paladin" | "shaman" | "barbarian" | "thief" | "mage";
export type Token = "combat" | "magic" | "potion" | "coin" | "prestige" | "key" | "marker";
export type View = { 
/**
 * Whose eyes these are; nobody's who plays, if none.
 */
me: Seat | null, 
/**
 * Whether Quests are dealt.
 */
quests: Quests, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Who holds the first-player marker.
 */
first: Seat, 
/**
 * Who gained the marker as a reward in this phase.
 */
claims: Seats, 
/**
 * The tiles with an age and the Heroes that were not drawn; everybody can tell.
 */
stacks: Array<Tile>, 
/**
 * The discard pile.
 */
discard: Array<Tile>, 
/**
 * The tiles on the adventure board, slot by slot.
 */
board: [Tile | null, Tile | null, Tile | null, Tile | null, Tile | null, Tile | null, Tile | null, Tile | null], 
/**
 * What each player has, as far as the viewer knows.
 */
players: Array<SeatView>, 
/**
 * What is to be decided.
 */
step: Step, };

/** What people get: a view, and what follows from it. */
export type Shown = View & { facts: null };

/** What can be agreed on before play, and the possible answers. */
export type Options = {
  "seats": "4" | "2" | "3" | "5";
  "quests": "without" | "with";
};

/** A chapter of the rules. */
export type Chapter = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10";

/** A rule of RULES.md. */
export type RuleNumber = "1.1" | "1.2" | "1.3" | "1.4" | "1.5" | "1.6" | "1.7" | "1.8" | "2.1" | "2.2" | "2.3" | "2.4" | "2.5" | "2.6" | "3.1" | "3.2" | "3.3" | "3.4" | "3.5" | "3.6" | "3.7" | "3.8" | "3.9" | "4.1" | "4.2" | "4.3" | "4.4" | "4.5" | "5.1" | "5.2" | "5.3" | "5.4" | "5.5" | "5.6" | "5.7" | "5.8" | "6.1" | "6.2" | "6.3" | "6.4" | "6.5" | "6.6" | "6.7" | "7.1" | "7.2" | "7.3" | "7.4" | "8.1" | "8.2" | "8.3" | "8.4" | "9.1" | "9.2" | "9.3" | "9.4" | "9.5" | "9.6" | "9.7" | "10.1" | "10.2" | "10.3" | "10.4" | "10.5" | "10.6";
