// Made from crates/games/guilds by `UPDATE=1 cargo test -p tafel-typescript`; do not edit.

export type ActionCard = "new-vein" | "crystal-bloom" | "rich-strike" | "courier" | "tithe" | "rush-order" | "fair" | "mercenaries" | "militia" | "tunnel" | "guide" | "hoist" | "architect" | "scaffold" | "herald" | "lucky-charm" | "second-wind" | "ledger";
export type Aids = { 
/**
 * Whether it costs one tile less.
 */
cheaper: boolean, 
/**
 * How much less strength it needs.
 */
easier: number, };
export type AttackCard = "thieves" | "cutpurses" | "brigands" | "wolves" | "boars" | "bats" | "rust" | "damp" | "rumour" | "alarm" | "raiders" | "warband" | "bears" | "wyrm" | "rot" | "flood" | "firedamp" | "riot" | "exodus" | "plague";
export type Building = "smelter" | "gem-exchange" | "guild-hall" | "watchtower" | "barracks" | "library" | "academy" | "assay-office" | "survey-post" | "market" | "mint" | "foundry" | "crystal-garden" | "embassy";
export type Die = { 
/**
 * Its colour.
 */
colour: DieColour, 
/**
 * The side that is up, 1 to 6.
 */
pips: Pips, };
export type DieAction = "prospect" | "extract" | "trade" | "build" | "recruit" | "muster" | "study" | "labour";
export type DieColour = "red" | "green" | "yellow" | "white";
export type Effect = { "kind": "landscape-dealt", landscape: Landscape, tile: Tile, } | { "kind": "start-player", seat: Seat, } | { "kind": "card-drawn", seat: Seat, card?: ActionCard, } | { "kind": "card-discarded", seat: Seat, card: ActionCard, } | { "kind": "card-played", seat: Seat, card: ActionCard, } | { "kind": "cards-boxed", cards: number, } | { "kind": "turn", seat: Seat, round: number, } | { "kind": "attack-revealed", card: AttackCard, } | { "kind": "tile-laid", landscape: Landscape, tile: Tile, } | { "kind": "tile-taken", seat: Seat, landscape: Landscape, tile: Tile, } | { "kind": "taking-stopped", seat: Seat, } | { "kind": "column-cleared", column: number, } | { "kind": "row-cleared", row: number, } | { "kind": "collapsed", pips: Pips, } | { "kind": "tile-lost", seat: Seat, tile: Tile, } | { "kind": "tile-exchanged", seat: Seat, tile: Tile, } | { "kind": "sold", seat: Seat, sale: Sale, } | { "kind": "die-rolled", die: Die, } | { "kind": "die-used", seat: Seat, die: Die, action: DieAction, } | { "kind": "die-released", seat: Seat, die: Die, } | { "kind": "die-turned", seat: Seat, die: Die, pips: Pips, } | { "kind": "dice-taken-up", seat: Seat, } | { "kind": "jar", seat: Seat, by: number, } | { "kind": "combat", seat: Seat, by: number, } | { "kind": "medal-gained", seat: Seat, medal: Medal, } | { "kind": "medal-lost", seat: Seat, medal: Medal, } | { "kind": "mine-laid", seat: Seat, landscape: Landscape, } | { "kind": "built", seat: Seat, building: Building, less?: Tile, } | { "kind": "building-used", seat: Seat, building: Building, } | { "kind": "player-card-drawn", seat: Seat, card: PlayerCard, } | { "kind": "hired", seat: Seat, card: PlayerCard, } | { "kind": "hiring-declined", seat: Seat, } | { "kind": "player-card-returned", seat: Seat, card: PlayerCard, } | { "kind": "repelled", seat: Seat, card: AttackCard, } | { "kind": "endured", seat: Seat, card: AttackCard, } | { "kind": "guild-drawn", guild: Guild, } | { "kind": "swapped", first: StartField, } | { "kind": "swap-declined" } | { "kind": "guild-laid", field: Field, guild: Guild, } | { "kind": "condition-met", field: Field, } | { "kind": "condition-failed", field: Field, } | { "kind": "final-marked", row: SoloRow, } | { "kind": "building-boxed", building: Building, } | { "kind": "penalty-building", building: Building, };
export type Field = `${SoloRow}${1 | 2 | 3 | 4 | 5 | 6}`;
export type Guild = "azure" | "bronze" | "crimson" | "jade";
export type Landscape = "c1r1" | "c2r1" | "c3r1" | "c4r1" | "c1r2" | "c2r2" | "c3r2" | "c4r2" | "c1r3" | "c2r3" | "c3r3" | "c4r3" | "c1r4" | "c2r4" | "c3r4" | "c4r4";
export type Medal = "trade" | "exploration" | "civil";
export type Pips = number;
export type Place = { id: Landscape, bears: Tile | null, ore: number, crystal: number, };
export type PlayerCard = "foreman" | "surveyor" | "broker" | "captain" | "mason" | "scholar" | "steward" | "envoy" | "pathfinder" | "magistrate" | "veteran" | "patron";
export type Recruiting = { 
/**
 * How many are still to be drawn.
 */
left: number, 
/**
 * Those that were drawn.
 */
drawn: Array<PlayerCard>, 
/**
 * How many Jar cheaper the card is that is played.
 */
cheaper: number, };
export type Row = { 
/**
 * Its colour, once it was opened.
 */
colour: Guild | null, 
/**
 * How many tiles lie in it.
 */
laid: number, };
export type Sale = { 
/**
 * Ore tiles.
 */
ore: number, 
/**
 * Crystal tiles.
 */
crystal: number, };
export type Seat = number;
export type SeatView = { 
/**
 * Money.
 */
jar: number, 
/**
 * Combat points.
 */
combat: number, 
/**
 * Mines that can be laid.
 */
reserve: number, 
/**
 * Landscapes with a mine.
 */
mines: Array<Landscape>, 
/**
 * Ore and crystal tiles.
 */
stock: { [key in Tile]: number }, 
/**
 * Medals.
 */
medals: { [key in Medal]: number }, 
/**
 * How many action cards there are in hand.
 */
cards_in_hand: number, 
/**
 * Which they are, if the viewer may know.
 */
hand: { [key in ActionCard]: number } | null, 
/**
 * Player cards in play.
 */
cards: Array<PlayerCard>, 
/**
 * Buildings with a guild tile.
 */
buildings: Array<Building>, 
/**
 * Attacks repelled.
 */
trophies: Array<AttackCard>, };
export type Solo = { 
/**
 * Guild tiles that can be drawn.
 */
bag: { [key in Guild]: number }, 
/**
 * The start fields from I on.
 */
start: Array<Guild>, 
/**
 * The rows.
 */
rows: [Row, Row, Row], 
/**
 * Rows whose final field is marked by a coin, §5.6.
 */
marked: Array<SoloRow>, 
/**
 * Mines in the loss box.
 */
loss_box: number, 
/**
 * Minus points of §6.1 and §6.6.
 */
minus_points: number, 
/**
 * Final fields whose condition was met.
 */
finals: number, };
export type SoloRow = "a" | "b" | "c";
export type StartField = "I" | "II" | "III";
export type Step = { "landscape": Landscape } | "start" | { "draw": [Seat, number] } | "discard" | "guild" | "begin" | "attack" | { "dice": number } | "swap" | "lay" | { "test": Field } | "collapse" | { "box": number } | { "penalty": number } | { "return": number } | { "forfeit": number } | "act" | { "mine": Array<Landscape> } | { "take": Taking } | { "lay-tiles": [number, number] } | { "sell": [number, number] } | "turn" | { "roll": { [key in DieColour]: number } } | { "recruit": Recruiting } | { "lose": number } | "end";
export type Taking = { 
/**
 * How many at most.
 */
left: number, 
/**
 * Where from.
 */
from: Array<Landscape>, 
/**
 * Whether each landscape gives one only.
 */
one_each: boolean, 
/**
 * Whether one was taken, so that it can be stopped.
 */
begun: boolean, };
export type Tile = "ore" | "crystal";
export type View = { 
/**
 * Whose eyes these are; nobody's who plays, if none.
 */
me: Seat | null, 
/**
 * Which turn of each player it is, from 1.
 */
round: number, 
/**
 * Who began.
 */
first: Seat, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * The landscapes with their tiles.
 */
land: Array<Place>, 
/**
 * Tiles that lie nowhere else.
 */
supply: { [key in Tile]: number }, 
/**
 * Medals that nobody has.
 */
medals: { [key in Medal]: number }, 
/**
 * Dice that can be drawn.
 */
die_bag: { [key in DieColour]: number }, 
/**
 * Dice of this turn that are not used yet.
 */
dice: Array<Die>, 
/**
 * Attack cards of both decks that can be revealed; everybody can tell from those that were.
 */
attacks: Array<AttackCard>, 
/**
 * The attack of this turn.
 */
attack: AttackCard | null, 
/**
 * Action cards that the viewer has not seen: in the draw pile, in the box, in other hands.
 */
unseen: { [key in ActionCard]: number }, 
/**
 * How many cards the draw pile has.
 */
pile: number, 
/**
 * Action cards that were played or discarded.
 */
discard: { [key in ActionCard]: number }, 
/**
 * Buildings that can be built.
 */
unbuilt: Array<Building>, 
/**
 * Buildings that came into play against the player.
 */
penalty: Array<Building>, 
/**
 * Buildings used this turn.
 */
used: Array<Building>, 
/**
 * What makes this turn's next Build easier.
 */
aids: Aids, 
/**
 * What each player has, as far as the viewer knows.
 */
players: Array<SeatView>, 
/**
 * The solo board, when one plays alone.
 */
solo: Solo | null, 
/**
 * What is to be done.
 */
steps: Array<Step>, };

/** What can be agreed on before play, and the possible answers. */
export type Options = {
  "seats": "1" | "2" | "3" | "4";
};

/** A chapter of the rules. */
export type Chapter = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16";

/** A rule of RULES.md. */
export type RuleNumber = "1.1" | "1.2" | "1.3" | "2.1" | "2.2" | "3.1" | "3.2" | "3.3" | "3.4" | "4.1" | "4.2" | "4.3" | "5.1" | "5.2" | "5.3" | "5.4" | "5.5" | "5.6" | "5.7" | "5.8" | "5.9" | "6.1" | "6.2" | "6.3" | "6.4" | "6.5" | "6.6" | "6.7" | "6.8" | "6.9" | "6.10" | "6.11" | "6.12" | "6.13" | "7.1" | "7.2" | "7.3" | "7.4" | "7.5" | "7.6" | "8.1" | "8.2" | "8.3" | "8.4" | "8.5" | "8.6" | "9.1" | "9.2" | "9.3" | "9.4" | "9.5" | "10.1" | "10.2" | "10.3" | "10.4" | "10.5" | "10.6" | "10.7" | "10.8" | "10.9" | "10.10" | "10.11" | "11.1" | "11.2" | "11.3" | "11.4" | "11.5" | "12.1" | "12.2" | "12.3" | "12.4" | "12.5" | "12.6" | "12.7" | "13.1" | "13.2" | "13.3" | "13.4" | "13.5" | "13.6" | "13.7" | "13.8" | "13.9" | "13.10" | "13.11" | "13.12" | "13.13" | "13.14" | "13.15" | "14.1" | "14.2" | "14.3" | "14.4" | "14.5" | "14.6" | "14.7" | "15.1" | "15.2" | "15.3" | "15.4" | "15.5" | "15.6" | "15.7" | "15.8" | "15.9" | "15.10" | "15.11" | "15.12" | "16.1" | "16.2" | "16.3" | "16.4" | "16.5" | "16.6";
