// Made from crates/games/tales-of-glory by `UPDATE=1 cargo test -p tafel-typescript`; do not edit.

export type Amounts = Partial<Record<Token, number>>;
export type Back = "age-1" | "age-2" | "age-3" | "quest" | "hero";
export type Chest = "1" | "2";
export type Edge = "blank" | "plain" | "half-key" | { gain: Amounts, from: Kind | null, };
export type Effect = { "kind": "hero", seat: Seat, hero: Tile, } | { "kind": "quest-dealt", seat: Seat, 
/**
 * Shown to the viewers who may know it.
 */
quest?: Tile, } | { "kind": "quest-declined", seat: Seat, 
/**
 * Shown to the viewers who may know it.
 */
quest?: Tile, } | { "kind": "marker", 
/**
 * Who holds it now.
 */
seat: Seat, } | { "kind": "removed", tile: Tile, } | { "kind": "drawn", tile: Tile, 
/**
 * Where it lies.
 */
slot: Slot, } | { "kind": "slid", tile: Tile, 
/**
 * Where it lies now.
 */
slot: Slot, } | { "kind": "round", 
/**
 * The number of the round, from 1.
 */
round: number, } | { "kind": "selected", seat: Seat, 
/**
 * Shown to the viewers who may know it.
 */
slot?: Slot, } | { "kind": "shown", seat: Seat, slot: Slot, } | { "kind": "taken", seat: Seat, tile: Tile, 
/**
 * Where it lay.
 */
slot: Slot, } | { "kind": "surcharged", seat: Seat, 
/**
 * With what.
 */
surcharge: Surcharge, } | { "kind": "paid", seat: Seat, price: { [key in Token]: number }, } | { "kind": "placed", seat: Seat, tile: Tile, spot: Spot, } | { "kind": "discarded", seat: Seat, tile: Tile, } | { "kind": "done", seat: Seat, } | { "kind": "gained", seat: Seat, gain: { [key in Token]: number }, } | { "kind": "collected", seat: Seat, 
/**
 * Whose reward.
 */
tile: Tile, 
/**
 * How many of it there were.
 */
times: number, } | { "kind": "opened", seat: Seat, 
/**
 * The tile with the chest.
 */
tile: Tile, 
/**
 * Which chest of it.
 */
chest: Chest, } | { "kind": "key-lost", seat: Seat, } | { "kind": "majority", 
/**
 * Of what.
 */
token: Token, 
/**
 * To whom.
 */
holders: Seats, };
export type Face = { back: Back, 
/**
 * Quests and Heroes have none.
 */
kind: Kind | null, cost: Amounts, edges: [Edge, Edge, Edge, Edge], reward: Reward, chests: Array<Amounts>, };
export type Facts = { 
/**
 * Who is asked for something.
 */
awaited: Seats, 
/**
 * How many slots the adventure board has.
 */
slots: number, 
/**
 * The seats with the most of each token that makes a majority; all that tie, even with none, §8.1.
 */
leaders: Record<"combat" | "magic" | "potion" | "coin", Array<Seat>>, 
/**
 * What follows for each player.
 */
players: Array<SeatFacts>, };
export type Kind = "place" | "monster" | "treasure" | "character";
export type Link = { 
/**
 * The tile that was placed.
 */
placed: Tile, 
/**
 * The tile that lay there.
 */
met: Tile, };
export type Moment = "at-once" | "at-the-end";
export type Numbers = { rounds: number, compensation: Amounts, majority: number, };
export type Per = "place" | "monster" | "treasure" | "character" | "key" | "combat" | "magic" | "majority" | "three-coins" | "three-potions" | "surrounded" | "closed-chest";
export type Placed = { 
/**
 * The tile that lies there.
 */
tile: Tile, 
/**
 * Its place in the area.
 */
spot: Spot, 
/**
 * Its chests with a key on them.
 */
opened: Array<Chest>, };
export type Quests = "without" | "with";
export type Reward = { gain: Amounts, 
/**
 * What it is multiplied by, if anything.
 */
per: Per | null, when: Moment, };
export type Seat = number;
export type SeatFacts = { 
/**
 * The points so far; what counts at the end is among them when the game is over.
 */
points: number, 
/**
 * The points if the game ended now.
 */
ended_now: number, 
/**
 * The ways to pay for the tile that was taken: none if it cannot be paid.
 */
payments: Array<{ [key in Token]: number }>, 
/**
 * The free places where a tile can be connected.
 */
spots: Array<Spot>, };
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
 * The tile that was taken.
 */
tile: Tile, 
/**
 * The slot where it lay.
 */
slot: Slot, };
export type Tile = "mill" | "tavern" | "market" | "well" | "chapel" | "camp" | "goblin" | "wolf" | "imp" | "ghoul" | "purse" | "elixir" | "lantern" | "horseshoe" | "squire" | "apprentice" | "herbalist" | "scout" | "forge" | "library" | "harbour" | "bridge" | "abbey" | "ogre" | "harpy" | "troll" | "wraith" | "basilisk" | "blade" | "grimoire" | "chalice" | "amulet" | "compass" | "hunter" | "locksmith" | "bard" | "surveyor" | "mentor" | "castle" | "temple" | "arena" | "hydra" | "lich" | "kraken" | "giant" | "dragon" | "crown" | "hoard" | "barbarian-character" | "champion" | "archmage" | "collector" | "regent" | "banquet" | "pilgrimage" | "siege" | "coronation" | "crusade" | "heist" | "tournament" | "expedition" | "ransom" | "prophecy" | "ritual" | "rescue" | "alliance" | "exile" | "treaty" | "reckoning" | "paladin" | "shaman" | "barbarian" | "thief" | "mage";
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
export type Shown = View & { facts: Facts };

/** What can be agreed on before play, and the possible answers. */
export type Options = {
  "seats": "4" | "2" | "3" | "5";
  "quests": "without" | "with";
};

export let NUMBERS: Numbers = {"rounds":10,"compensation":{"potion":1,"coin":1,"key":1},"majority":4};

export let BACKS: readonly Back[] = ["age-1","age-2","age-3","quest","hero"];

export let TOKENS: readonly Token[] = ["combat","magic","potion","coin","prestige","key","marker"];

export let FACES: Record<Tile, Face> = {
  "mill": {"back":"age-1","kind":"place","cost":{"coin":1},"edges":[{"gain":{"coin":1},"from":null},"half-key",{"gain":{"prestige":2},"from":"character"},"blank"],"reward":{"gain":{"coin":3,"prestige":1},"per":null,"when":"at-once"},"chests":[{"potion":2}]},
  "tavern": {"back":"age-1","kind":"place","cost":{"coin":1},"edges":[{"gain":{"prestige":2},"from":"monster"},"blank",{"gain":{"coin":2},"from":"character"},{"gain":{"potion":1},"from":null}],"reward":{"gain":{"potion":3,"prestige":2},"per":null,"when":"at-once"},"chests":[]},
  "market": {"back":"age-1","kind":"place","cost":{"coin":1},"edges":["blank",{"gain":{"coin":1},"from":null},{"gain":{"coin":2},"from":"treasure"},"half-key"],"reward":{"gain":{"coin":2,"prestige":2},"per":null,"when":"at-once"},"chests":[{"prestige":1}]},
  "well": {"back":"age-1","kind":"place","cost":{},"edges":[{"gain":{"potion":2},"from":"place"},{"gain":{"potion":1},"from":null},"blank","half-key"],"reward":{"gain":{"potion":2,"prestige":2},"per":null,"when":"at-once"},"chests":[]},
  "chapel": {"back":"age-1","kind":"place","cost":{"coin":1},"edges":[{"gain":{"magic":1},"from":"character"},"half-key",{"gain":{"prestige":1},"from":null},"blank"],"reward":{"gain":{"prestige":5},"per":null,"when":"at-once"},"chests":[{"prestige":1}]},
  "camp": {"back":"age-1","kind":"place","cost":{"coin":1},"edges":["blank",{"gain":{"prestige":1},"from":null},"half-key",{"gain":{"combat":1},"from":"monster"}],"reward":{"gain":{"prestige":4},"per":null,"when":"at-once"},"chests":[{"coin":2}]},
  "goblin": {"back":"age-1","kind":"monster","cost":{"combat":1},"edges":["half-key","blank","plain","plain"],"reward":{"gain":{"coin":1,"prestige":4},"per":null,"when":"at-once"},"chests":[{"coin":1}]},
  "wolf": {"back":"age-1","kind":"monster","cost":{"combat":2},"edges":["half-key","blank","plain","blank"],"reward":{"gain":{"prestige":6},"per":null,"when":"at-once"},"chests":[]},
  "imp": {"back":"age-1","kind":"monster","cost":{"magic":1},"edges":["plain","half-key","blank","plain"],"reward":{"gain":{"potion":1,"prestige":4},"per":null,"when":"at-once"},"chests":[{"potion":1}]},
  "ghoul": {"back":"age-1","kind":"monster","cost":{"magic":2},"edges":["blank","plain","blank","half-key"],"reward":{"gain":{"prestige":6},"per":null,"when":"at-once"},"chests":[]},
  "purse": {"back":"age-1","kind":"treasure","cost":{},"edges":["plain","blank","half-key","plain"],"reward":{"gain":{"coin":4},"per":null,"when":"at-once"},"chests":[{"prestige":1}]},
  "elixir": {"back":"age-1","kind":"treasure","cost":{},"edges":["plain","plain","half-key","blank"],"reward":{"gain":{"potion":4,"prestige":1},"per":null,"when":"at-once"},"chests":[{"prestige":1}]},
  "lantern": {"back":"age-1","kind":"treasure","cost":{},"edges":["blank","half-key","plain","half-key"],"reward":{"gain":{"potion":1,"prestige":2,"key":1},"per":null,"when":"at-once"},"chests":[{"prestige":1}]},
  "horseshoe": {"back":"age-1","kind":"treasure","cost":{},"edges":["half-key","plain","blank","plain"],"reward":{"gain":{"potion":2,"coin":2,"prestige":1},"per":null,"when":"at-once"},"chests":[]},
  "squire": {"back":"age-1","kind":"character","cost":{"coin":1},"edges":["half-key","blank","plain","plain"],"reward":{"gain":{"combat":1,"prestige":3},"per":null,"when":"at-once"},"chests":[{"combat":1}]},
  "apprentice": {"back":"age-1","kind":"character","cost":{"coin":1},"edges":["plain","plain","half-key","blank"],"reward":{"gain":{"magic":1,"prestige":3},"per":null,"when":"at-once"},"chests":[{"magic":1}]},
  "herbalist": {"back":"age-1","kind":"character","cost":{"coin":1},"edges":["half-key","plain","blank","plain"],"reward":{"gain":{"potion":1,"coin":1,"prestige":2},"per":"character","when":"at-once"},"chests":[]},
  "scout": {"back":"age-1","kind":"character","cost":{},"edges":["plain","blank","half-key","plain"],"reward":{"gain":{"coin":2,"prestige":2,"marker":1},"per":null,"when":"at-once"},"chests":[{"prestige":1}]},
  "forge": {"back":"age-2","kind":"place","cost":{"coin":2},"edges":["blank",{"gain":{"combat":1},"from":"treasure"},{"gain":{"prestige":3},"from":"monster"},"half-key"],"reward":{"gain":{"combat":1,"prestige":4},"per":null,"when":"at-once"},"chests":[]},
  "library": {"back":"age-2","kind":"place","cost":{"coin":2},"edges":[{"gain":{"prestige":3},"from":"character"},"half-key",{"gain":{"magic":1},"from":"treasure"},"blank"],"reward":{"gain":{"magic":1,"prestige":4},"per":null,"when":"at-once"},"chests":[]},
  "harbour": {"back":"age-2","kind":"place","cost":{"coin":2},"edges":[{"gain":{"prestige":2},"from":"treasure"},{"gain":{"coin":1},"from":null},"half-key",{"gain":{"coin":1},"from":null}],"reward":{"gain":{"coin":3,"prestige":2},"per":null,"when":"at-once"},"chests":[{"prestige":2}]},
  "bridge": {"back":"age-2","kind":"place","cost":{"coin":2},"edges":[{"gain":{"prestige":1},"from":null},{"gain":{"prestige":1},"from":null},{"gain":{"prestige":1},"from":null},{"gain":{"prestige":1},"from":null}],"reward":{"gain":{"prestige":6},"per":null,"when":"at-once"},"chests":[]},
  "abbey": {"back":"age-2","kind":"place","cost":{"coin":2},"edges":["half-key",{"gain":{"key":1},"from":"character"},"blank",{"gain":{"potion":1},"from":null}],"reward":{"gain":{"prestige":6},"per":null,"when":"at-once"},"chests":[{"prestige":2}]},
  "ogre": {"back":"age-2","kind":"monster","cost":{"combat":3},"edges":["blank","plain","blank","half-key"],"reward":{"gain":{"prestige":6},"per":null,"when":"at-once"},"chests":[{"prestige":1}]},
  "harpy": {"back":"age-2","kind":"monster","cost":{"combat":2,"magic":1},"edges":["blank","half-key","plain","plain"],"reward":{"gain":{"prestige":5},"per":null,"when":"at-once"},"chests":[{"magic":1}]},
  "troll": {"back":"age-2","kind":"monster","cost":{"combat":4},"edges":["blank","plain","blank","half-key"],"reward":{"gain":{"prestige":8},"per":null,"when":"at-once"},"chests":[]},
  "wraith": {"back":"age-2","kind":"monster","cost":{"magic":3},"edges":["half-key","blank","plain","blank"],"reward":{"gain":{"prestige":6},"per":null,"when":"at-once"},"chests":[{"prestige":1}]},
  "basilisk": {"back":"age-2","kind":"monster","cost":{"magic":4},"edges":["plain","blank","half-key","blank"],"reward":{"gain":{"prestige":8},"per":null,"when":"at-once"},"chests":[]},
  "blade": {"back":"age-2","kind":"treasure","cost":{"coin":2},"edges":["plain","half-key","blank","plain"],"reward":{"gain":{"combat":1,"prestige":5},"per":null,"when":"at-once"},"chests":[{"prestige":1}]},
  "grimoire": {"back":"age-2","kind":"treasure","cost":{"coin":2},"edges":["blank","plain","half-key","plain"],"reward":{"gain":{"magic":1,"prestige":5},"per":null,"when":"at-once"},"chests":[{"prestige":1}]},
  "chalice": {"back":"age-2","kind":"treasure","cost":{"coin":2},"edges":["half-key","blank","plain","blank"],"reward":{"gain":{"prestige":7},"per":null,"when":"at-once"},"chests":[{"potion":2}]},
  "amulet": {"back":"age-2","kind":"treasure","cost":{"potion":2},"edges":["plain","half-key","plain","blank"],"reward":{"gain":{"prestige":6},"per":null,"when":"at-once"},"chests":[{"coin":2}]},
  "compass": {"back":"age-2","kind":"treasure","cost":{},"edges":["plain","half-key","blank","half-key"],"reward":{"gain":{"prestige":4,"key":1},"per":null,"when":"at-once"},"chests":[]},
  "hunter": {"back":"age-2","kind":"character","cost":{"coin":1},"edges":["blank","plain","plain","half-key"],"reward":{"gain":{"potion":1,"coin":1},"per":"monster","when":"at-once"},"chests":[{"combat":1}]},
  "locksmith": {"back":"age-2","kind":"character","cost":{"coin":1},"edges":["half-key","blank","half-key","plain"],"reward":{"gain":{"prestige":2},"per":"key","when":"at-once"},"chests":[{"prestige":1}]},
  "bard": {"back":"age-2","kind":"character","cost":{"coin":1},"edges":["plain","half-key","blank","plain"],"reward":{"gain":{"prestige":2},"per":"character","when":"at-the-end"},"chests":[]},
  "surveyor": {"back":"age-2","kind":"character","cost":{"coin":1},"edges":["blank","plain","plain","half-key"],"reward":{"gain":{"prestige":2},"per":"place","when":"at-the-end"},"chests":[{"prestige":2}]},
  "mentor": {"back":"age-2","kind":"character","cost":{"coin":2},"edges":["plain","plain","half-key","blank"],"reward":{"gain":{"combat":1,"magic":1,"prestige":4},"per":null,"when":"at-once"},"chests":[]},
  "castle": {"back":"age-3","kind":"place","cost":{"coin":2},"edges":["half-key",{"gain":{"prestige":1},"from":null},{"gain":{"prestige":3},"from":"treasure"},{"gain":{"prestige":3},"from":"character"}],"reward":{"gain":{"prestige":6},"per":null,"when":"at-once"},"chests":[{"prestige":2}]},
  "temple": {"back":"age-3","kind":"place","cost":{"coin":2},"edges":["half-key","blank",{"gain":{"prestige":3},"from":"place"},{"gain":{"prestige":2},"from":null}],"reward":{"gain":{"prestige":6},"per":null,"when":"at-once"},"chests":[{"prestige":2}]},
  "arena": {"back":"age-3","kind":"place","cost":{"coin":2},"edges":["half-key",{"gain":{"prestige":3},"from":"monster"},"blank",{"gain":{"prestige":2},"from":null}],"reward":{"gain":{"prestige":6},"per":null,"when":"at-once"},"chests":[{"prestige":1}]},
  "hydra": {"back":"age-3","kind":"monster","cost":{"combat":5},"edges":["plain","blank","half-key","blank"],"reward":{"gain":{"prestige":10},"per":null,"when":"at-once"},"chests":[{"prestige":2}]},
  "lich": {"back":"age-3","kind":"monster","cost":{"magic":5},"edges":["blank","plain","blank","half-key"],"reward":{"gain":{"prestige":10},"per":null,"when":"at-once"},"chests":[{"prestige":2}]},
  "kraken": {"back":"age-3","kind":"monster","cost":{"combat":3,"magic":3},"edges":["blank","plain","plain","blank"],"reward":{"gain":{"prestige":11},"per":null,"when":"at-once"},"chests":[]},
  "giant": {"back":"age-3","kind":"monster","cost":{"combat":6},"edges":["blank","blank","blank","plain"],"reward":{"gain":{"prestige":13},"per":null,"when":"at-once"},"chests":[]},
  "dragon": {"back":"age-3","kind":"monster","cost":{"combat":4,"magic":4},"edges":["plain","blank","blank","blank"],"reward":{"gain":{"prestige":14},"per":null,"when":"at-once"},"chests":[]},
  "crown": {"back":"age-3","kind":"treasure","cost":{"coin":3},"edges":["plain","blank","half-key","blank"],"reward":{"gain":{"prestige":9},"per":null,"when":"at-once"},"chests":[{"prestige":1}]},
  "hoard": {"back":"age-3","kind":"treasure","cost":{"potion":2},"edges":["blank","half-key","plain","blank"],"reward":{"gain":{"coin":2,"prestige":7},"per":null,"when":"at-once"},"chests":[{"prestige":2}]},
  "barbarian-character": {"back":"age-3","kind":"character","cost":{"coin":1},"edges":["plain","blank","half-key","plain"],"reward":{"gain":{"prestige":2},"per":"monster","when":"at-the-end"},"chests":[{"prestige":2}]},
  "champion": {"back":"age-3","kind":"character","cost":{"coin":1},"edges":["blank","half-key","blank","plain"],"reward":{"gain":{"prestige":2},"per":"combat","when":"at-once"},"chests":[{"prestige":3}]},
  "archmage": {"back":"age-3","kind":"character","cost":{"coin":1},"edges":["blank","plain","blank","half-key"],"reward":{"gain":{"prestige":2},"per":"magic","when":"at-once"},"chests":[{"prestige":3}]},
  "collector": {"back":"age-3","kind":"character","cost":{"coin":2},"edges":["half-key","blank","plain","blank"],"reward":{"gain":{"prestige":3},"per":"treasure","when":"at-the-end"},"chests":[{"prestige":2}]},
  "regent": {"back":"age-3","kind":"character","cost":{"coin":1},"edges":["blank","half-key","blank","plain"],"reward":{"gain":{"prestige":4},"per":"majority","when":"at-the-end"},"chests":[{"prestige":2}]},
  "banquet": {"back":"quest","kind":null,"cost":{"potion":2},"edges":["plain","blank","half-key","blank"],"reward":{"gain":{"prestige":4},"per":"three-coins","when":"at-once"},"chests":[]},
  "pilgrimage": {"back":"quest","kind":null,"cost":{"magic":3,"coin":1},"edges":["blank","plain","half-key","blank"],"reward":{"gain":{"prestige":2},"per":"magic","when":"at-once"},"chests":[]},
  "siege": {"back":"quest","kind":null,"cost":{"combat":5},"edges":["blank","blank","blank","plain"],"reward":{"gain":{"prestige":8},"per":null,"when":"at-once"},"chests":[]},
  "coronation": {"back":"quest","kind":null,"cost":{"coin":2},"edges":["plain","blank","blank","half-key"],"reward":{"gain":{"prestige":4},"per":"majority","when":"at-the-end"},"chests":[{"prestige":2}]},
  "crusade": {"back":"quest","kind":null,"cost":{"combat":3,"magic":3},"edges":["blank","blank","blank","plain"],"reward":{"gain":{"prestige":8},"per":null,"when":"at-once"},"chests":[]},
  "heist": {"back":"quest","kind":null,"cost":{"coin":2},"edges":["blank","plain","blank","plain"],"reward":{"gain":{"prestige":2},"per":"closed-chest","when":"at-once"},"chests":[{"prestige":2}]},
  "tournament": {"back":"quest","kind":null,"cost":{"combat":3,"coin":1},"edges":["blank","half-key","plain","blank"],"reward":{"gain":{"prestige":2},"per":"combat","when":"at-once"},"chests":[]},
  "expedition": {"back":"quest","kind":null,"cost":{"potion":2},"edges":["plain","plain","blank","half-key"],"reward":{"gain":{"prestige":5},"per":"surrounded","when":"at-once"},"chests":[{"prestige":1}]},
  "ransom": {"back":"quest","kind":null,"cost":{"coin":5},"edges":["plain","blank","plain","blank"],"reward":{"gain":{"prestige":9},"per":null,"when":"at-once"},"chests":[{"prestige":2}]},
  "prophecy": {"back":"quest","kind":null,"cost":{"magic":3,"potion":2},"edges":["blank","plain","blank","plain"],"reward":{"gain":{"prestige":8},"per":null,"when":"at-once"},"chests":[{"prestige":2}]},
  "ritual": {"back":"quest","kind":null,"cost":{"coin":1},"edges":["half-key","blank","plain","blank"],"reward":{"gain":{"prestige":3},"per":"three-potions","when":"at-once"},"chests":[]},
  "rescue": {"back":"quest","kind":null,"cost":{"combat":2,"potion":2},"edges":["half-key","blank","plain","blank"],"reward":{"gain":{"prestige":2},"per":"key","when":"at-once"},"chests":[]},
  "alliance": {"back":"quest","kind":null,"cost":{"coin":2},"edges":["blank","plain","plain","half-key"],"reward":{"gain":{"prestige":5},"per":"surrounded","when":"at-once"},"chests":[]},
  "exile": {"back":"quest","kind":null,"cost":{"potion":2},"edges":["plain","blank","plain","blank"],"reward":{"gain":{"prestige":2},"per":"closed-chest","when":"at-once"},"chests":[{"prestige":2}]},
  "treaty": {"back":"quest","kind":null,"cost":{"coin":3},"edges":["plain","half-key","blank","blank"],"reward":{"gain":{"prestige":3},"per":"character","when":"at-the-end"},"chests":[{"prestige":2}]},
  "reckoning": {"back":"quest","kind":null,"cost":{"magic":2,"coin":2},"edges":["plain","blank","half-key","blank"],"reward":{"gain":{"prestige":3},"per":"monster","when":"at-the-end"},"chests":[]},
  "paladin": {"back":"hero","kind":null,"cost":{},"edges":["blank","half-key","plain","half-key"],"reward":{"gain":{"combat":1,"magic":1,"potion":1,"coin":2},"per":null,"when":"at-once"},"chests":[{"prestige":2},{"combat":1}]},
  "shaman": {"back":"hero","kind":null,"cost":{},"edges":["half-key","plain","blank","half-key"],"reward":{"gain":{"magic":1,"potion":4,"coin":2},"per":null,"when":"at-once"},"chests":[{"magic":1},{"prestige":2}]},
  "barbarian": {"back":"hero","kind":null,"cost":{},"edges":["blank","half-key","half-key","plain"],"reward":{"gain":{"combat":1,"potion":2,"coin":3},"per":null,"when":"at-once"},"chests":[{"combat":1},{"potion":1,"coin":1}]},
  "thief": {"back":"hero","kind":null,"cost":{},"edges":["half-key","plain","plain","half-key"],"reward":{"gain":{"combat":1,"potion":1,"coin":3},"per":null,"when":"at-once"},"chests":[{"potion":1,"prestige":1},{"combat":1,"magic":1}]},
  "mage": {"back":"hero","kind":null,"cost":{},"edges":["half-key","half-key","blank","plain"],"reward":{"gain":{"magic":2,"potion":1,"coin":2},"per":null,"when":"at-once"},"chests":[{"potion":2},{"coin":2,"prestige":1}]},
};

export let RECONSTRUCTED: readonly string[] = ["abbey","alliance","amulet","apprentice","archmage","arena","banquet","barbarian","barbarian-character","bard","basilisk","blade","bridge","camp","castle","chalice","champion","chapel","collector","compass","coronation","crown","crusade","dragon","elixir","exile","expedition","forge","ghoul","giant","goblin","grimoire","harbour","harpy","heist","herbalist","hoard","horseshoe","hunter","hydra","imp","kraken","lantern","library","lich","locksmith","mage","market","mentor","mill","ogre","paladin","pilgrimage","prophecy","purse","ransom","reckoning","regent","rescue","ritual","scout","shaman","siege","squire","surveyor","tavern","temple","thief","tournament","treaty","troll","well","wolf","wraith"];

/** What the page was built with. */
const BUILT_IN = { NUMBERS, BACKS, TOKENS, FACES, RECONSTRUCTED };

/** Everything shows the components of an edition from now on, as the server tells them; without any, the built-in ones. */
export function equip(components: unknown): void {
  ({ NUMBERS, BACKS, TOKENS, FACES, RECONSTRUCTED } = (components ?? BUILT_IN) as typeof BUILT_IN);
}

/** What a form calls components and their values, besides ids. */
export type FormName = "back" | "bottom" | "bundle" | "chests" | "compensation" | "cost" | "edges" | "gain" | "kind" | "left" | "majority" | "numbers" | "per" | "players" | "quests_dealt" | "quests_kept" | "removed" | "reward" | "right" | "rounds" | "slots" | "surcharge" | "swept" | "tables" | "tile" | "top" | "when";
