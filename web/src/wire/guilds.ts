// Made from crates/games/guilds by `UPDATE=1 cargo test -p tafel-typescript`; do not edit.

export type ActionCard = "new-vein" | "crystal-bloom" | "rich-strike" | "courier" | "tithe" | "rush-order" | "fair" | "mercenaries" | "militia" | "tunnel" | "guide" | "hoist" | "architect" | "scaffold" | "herald" | "lucky-charm" | "second-wind" | "ledger";
export type ActionEntry = { 
/**
 * The action that the entry describes.
 */
action: DieAction, 
/**
 * The colour that adds to the strength, §10.1.
 */
colour: DieColour | null, 
/**
 * From which strength on it achieves how much.
 */
amounts: Array<[number, number]>, };
export type Aids = { 
/**
 * Whether it costs one tile less.
 */
cheaper: boolean, 
/**
 * How much less strength it needs.
 */
easier: number, };
export type Attack = { 
/**
 * The deck it belongs to.
 */
deck: Deck, 
/**
 * The damage that it does.
 */
kind: AttackKind, 
/**
 * What it takes to repel it, and its bounty.
 */
strength: number, 
/**
 * The column of its vein and of its beasts, from 1.
 */
column: number, };
export type AttackCard = "thieves" | "cutpurses" | "brigands" | "wolves" | "boars" | "bats" | "rust" | "damp" | "rumour" | "alarm" | "raiders" | "warband" | "bears" | "wyrm" | "rot" | "flood" | "firedamp" | "riot" | "exodus" | "plague";
export type AttackKind = "Raid" | "Beasts" | "Blight" | "Panic";
export type Base = { 
/**
 * How many turns each player has, §7.4 and §8.5.
 */
rounds: Rounds, 
/**
 * How many tiles there are, §8.2.
 */
tiles: { [key in Tile]: number }, 
/**
 * §8.1
 */
landscapes_of_a_kind: number, 
/**
 * What a player starts with, §8.3.
 */
jar: number, 
/**
 * What each player after the start player has more than the one before, §8.6.
 */
jar_for_later_players: number, 
/**
 * How many a player starts with, §8.3.
 */
action_cards: number, 
/**
 * How many a player has, §8.3.
 */
mines: number, 
/**
 * How many a player can put on buildings, §15.1.
 */
guild_tiles: number, 
/**
 * §9.2
 */
dice_of_a_colour: number, 
/**
 * §9.2
 */
dice_a_turn: number, 
/**
 * The Jar for a die that is let go, §9.3.
 */
die_let_go: number, 
/**
 * What the colour of an action adds to the strength, §10.1.
 */
matching_colour: number, 
/**
 * What a tile brings in a Trade, §10.4.
 */
prices: { [key in Tile]: number }, 
/**
 * §10.5
 */
trade_medal: TradeMedal, 
/**
 * §10.11
 */
most_combat: number, 
/**
 * The rows of landscapes from the top, §11.1 and §16.1.
 */
rows: [LandscapeRow, LandscapeRow, LandscapeRow, LandscapeRow], 
/**
 * §11.2
 */
players_on_a_landscape: number, 
/**
 * §11.5
 */
medals_of_a_kind: number, 
/**
 * Jar lost for each strength of a raid, §12.4.
 */
raid_jar: number, 
/**
 * Tiles lost for each strength of a blight, §12.6.
 */
blight_tiles: number, 
/**
 * Cards lost for each strength of a panic, §12.7.
 */
panic_cards: number, 
/**
 * §13.2
 */
hand_limit: number, 
/**
 * How many player cards are drawn without a die, §13.13 and §15.5.
 */
cards_drawn_to_recruit: number, 
/**
 * §16
 */
scoring: Scoring, };
export type Building = "smelter" | "gem-exchange" | "guild-hall" | "watchtower" | "barracks" | "library" | "academy" | "assay-office" | "survey-post" | "market" | "mint" | "foundry" | "crystal-garden" | "embassy";
export type Condition = { "Jar": number } | "EmptyHand" | { "CardsInHand": number } | { "Medals": [Medal, number] } | { "DifferentMedals": number } | { "Combat": number } | { "PlayerCards": number } | { "Tiles": number };
export type Deck = "First" | "Second";
export type Deed = { "Lay": { 
/**
 * How many ore tiles.
 */
ore: number, 
/**
 * How many crystal tiles.
 */
crystal: number, } } | { "Jar": number } | { "JarPerBuilding": number } | { "Sell": { 
/**
 * How many at most.
 */
tiles: number, 
/**
 * How many Jar more each brings than in a Trade.
 */
more: number, } } | "Fair" | { "Combat": number } | { "CombatPerBuilding": number } | { "Mine": { 
/**
 * How difficult the landscape may be.
 */
difficulty: number, } } | { "Hoist": { 
/**
 * How many landscapes at most.
 */
landscapes: number, } } | "CheaperBuild" | { "EasierBuild": { 
/**
 * How much less.
 */
strength: number, } } | { "Recruit": { 
/**
 * How many Jar cheaper.
 */
cheaper: number, } } | "TurnDie" | "RollAgain" | { "DrawCards": number } | { "Exchange": { 
/**
 * Which kind.
 */
tile: Tile, 
/**
 * What it brings.
 */
jar: number, } } | { "Medal": Medal };
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
export type Facts = { 
/**
 * §7.4, §8.5: how many turns each player has.
 */
rounds: number, 
/**
 * Whether the active player has something to decide.
 */
asked: boolean, 
/**
 * §7.5, §16.1: points of each player as if the game ended now.
 */
points: Array<number>, 
/**
 * §10.1: what each unused die comes to: how much it achieves, or its strength where that is what counts.
 */
worth: { [key in DieAction]: Array<number> }, 
/**
 * §14.2: what the player cards that were drawn cost now.
 */
hires: Array<Hire>, 
/**
 * §6.1: buildings that went to the box.
 */
boxed: Array<Building>, 
/**
 * What follows from the solo board.
 */
solo: SoloFacts | null, };
export type Field = `${SoloRow}${1 | 2 | 3 | 4 | 5 | 6}`;
export type FieldKind = { "Mine": { 
/**
 * The general action.
 */
first: Mishap | null, 
/**
 * What is tested.
 */
condition: Condition, 
/**
 * The negative effect.
 */
otherwise: Mishap, } } | { "Coin": { 
/**
 * The general action.
 */
first: Mishap | null, 
/**
 * What is tested.
 */
condition: Condition, 
/**
 * The negative effect, besides what happens to the coin.
 */
otherwise: Mishap | null, 
/**
 * The row whose final field the coin marks.
 */
marks: SoloRow, } } | { "Final": { 
/**
 * What is tested.
 */
condition: Condition, 
/**
 * What is tested instead when a coin marks the field.
 */
marked: Condition | null, } };
export type Guild = "azure" | "bronze" | "crimson" | "jade";
export type Hire = { 
/**
 * The card.
 */
card: PlayerCard, 
/**
 * What it costs.
 */
jar: number, };
export type Hireling = { 
/**
 * What it costs.
 */
jar: number, 
/**
 * What it counts at the end.
 */
points: number, 
/**
 * What it does.
 */
talent: Talent, };
export type Landscape = "c1r1" | "c2r1" | "c3r1" | "c4r1" | "c1r2" | "c2r2" | "c3r2" | "c4r2" | "c1r3" | "c2r3" | "c3r3" | "c4r3" | "c1r4" | "c2r4" | "c3r4" | "c4r4";
export type LandscapeRow = { 
/**
 * §11.1
 */
difficulty: number, 
/**
 * What a mine counts, §16.1.
 */
points: number, };
export type Medal = "trade" | "exploration" | "civil";
export type Mishap = { "BoxBuildings": number } | { "PenaltyBuildings": { 
/**
 * How many.
 */
buildings: number, 
/**
 * What that costs at the end.
 */
minus_points: number, } } | { "BoxCards": number } | "BoxHalfTheCards" | "Collapse" | { "ReturnPlayerCards": number } | { "LoseMedals": number };
export type Missing = "mine" | "strength" | "jar" | "room" | "tile" | "building" | "player-card" | "action-card" | "die" | "combat";
export type Pips = number;
export type Place = { id: Landscape, bears: Tile | null, ore: number, crystal: number, };
export type Plan = { 
/**
 * The strength that it takes to build it.
 */
rank: number, 
/**
 * The tiles that it costs.
 */
tiles: { [key in Tile]: number }, 
/**
 * The Jar that it costs.
 */
jar: number, 
/**
 * What it counts at the end.
 */
points: number, 
/**
 * What its use costs.
 */
use_price: number, 
/**
 * What its use does.
 */
deed: Deed, };
export type Play = { 
/**
 * What it costs, in Jar.
 */
price: number, 
/**
 * What it does.
 */
deed: Deed, };
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
export type Rounds = { 
/**
 * In the solo game, §7.4.
 */
alone: number, 
/**
 * With two to four players, §8.5.
 */
together: number, };
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
export type Scoring = { 
/**
 * Each medal, §16.3.
 */
medal: number, 
/**
 * Each set of three different ones, in addition, §16.3.
 */
set_of_medals: number, 
/**
 * A trophy by its strength, from 1, §16.4.
 */
trophies: [number, number, number, number], 
/**
 * §16.5
 */
jar_for_a_point: number, 
/**
 * §16.5
 */
tiles_for_a_point: number, };
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
export type SoloBoard = { 
/**
 * §2.1
 */
guild_tiles_of_a_colour: number, 
/**
 * What a coin is worth, §2.2.
 */
coin: number, 
/**
 * What a swap costs, §3.2.
 */
swap: number, 
/**
 * What a final field counts, §7.5.
 */
final_points: number, 
/**
 * What the second one counts in addition, §7.5.
 */
second_final_points: number, 
/**
 * What a mine in the loss box costs, §7.5.
 */
loss_box: number, 
/**
 * §7.6
 */
points_to_win: number, };
export type SoloFacts = { 
/**
 * §4.3: where the tile on start field I will go.
 */
next: Field | null, 
/**
 * The fields that test something.
 */
tests: Array<Tested>, };
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
export type Talent = { "Strength": [DieAction, number] } | { "More": [DieAction, number] } | { "JarWithTheDice": number } | { "Medal": Medal } | { "Combat": number } | "Nothing";
export type Tested = { 
/**
 * The field.
 */
field: Field, 
/**
 * §5.6: what is tested, with the coin that may mark it.
 */
condition: Condition, 
/**
 * §6: whether the player has what it asks for.
 */
met: boolean, };
export type Tile = "ore" | "crystal";
export type TradeMedal = { 
/**
 * How many tiles are sold.
 */
tiles: number, 
/**
 * Or both kinds are, with this strength.
 */
strength: number, };
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

/** What people get: a view, and what follows from it. */
export type Shown = View & { facts: Facts };

/** What can be agreed on before play, and the possible answers. */
export type Options = {
  "seats": "1" | "2" | "3" | "4";
};

export let GUILDS: readonly Guild[] = ["azure","bronze","crimson","jade"];

export let TILES: readonly Tile[] = ["ore","crystal"];

export let MEDALS: readonly Medal[] = ["trade","exploration","civil"];

export let COLOURS: readonly DieColour[] = ["red","green","yellow","white"];

export let LANDSCAPES: readonly Landscape[] = ["c1r1","c2r1","c3r1","c4r1","c1r2","c2r2","c3r2","c4r2","c1r3","c2r3","c3r3","c4r3","c1r4","c2r4","c3r4","c4r4"];

export let ROWS: readonly SoloRow[] = ["a","b","c"];

export let START_FIELDS: readonly StartField[] = ["I","II","III"];

export let LACKS: readonly Missing[] = ["mine","strength","jar","room","tile","building","player-card","action-card","die","combat"];

export let BASE: Base = {"rounds":{"alone":16,"together":12},"tiles":{"ore":22,"crystal":14},"landscapes_of_a_kind":8,"jar":4,"jar_for_later_players":4,"action_cards":2,"mines":10,"guild_tiles":12,"dice_of_a_colour":3,"dice_a_turn":2,"die_let_go":1,"matching_colour":1,"prices":{"ore":2,"crystal":3},"trade_medal":{"tiles":4,"strength":7},"most_combat":10,"rows":[{"difficulty":5,"points":3},{"difficulty":4,"points":1},{"difficulty":3,"points":1},{"difficulty":1,"points":0}],"players_on_a_landscape":3,"medals_of_a_kind":12,"raid_jar":2,"blight_tiles":1,"panic_cards":2,"hand_limit":3,"cards_drawn_to_recruit":2,"scoring":{"medal":1,"set_of_medals":3,"trophies":[0,1,1,1],"jar_for_a_point":5,"tiles_for_a_point":2}};

export let SOLO: SoloBoard = {"guild_tiles_of_a_colour":6,"coin":5,"swap":3,"final_points":3,"second_final_points":5,"loss_box":2,"points_to_win":70};

export let ACTIONS: Record<DieAction, ActionEntry> = {
  "prospect": {"action":"prospect","colour":"green","amounts":[]},
  "extract": {"action":"extract","colour":"green","amounts":[[1,1],[3,2],[6,3]]},
  "trade": {"action":"trade","colour":"yellow","amounts":[[1,1],[3,2],[5,3],[7,4]]},
  "build": {"action":"build","colour":"white","amounts":[]},
  "recruit": {"action":"recruit","colour":"white","amounts":[[1,2],[5,3]]},
  "muster": {"action":"muster","colour":"red","amounts":[[1,1],[6,2],[7,3]]},
  "study": {"action":"study","colour":null,"amounts":[[1,1],[6,2]]},
  "labour": {"action":"labour","colour":null,"amounts":[[1,1],[3,2]]},
};

export let PLAYS: Record<ActionCard, Play> = {
  "new-vein": {"price":0,"deed":{"Lay":{"ore":2,"crystal":0}}},
  "crystal-bloom": {"price":0,"deed":{"Lay":{"ore":0,"crystal":2}}},
  "rich-strike": {"price":0,"deed":{"Lay":{"ore":1,"crystal":1}}},
  "courier": {"price":0,"deed":{"Jar":2}},
  "tithe": {"price":0,"deed":{"JarPerBuilding":1}},
  "rush-order": {"price":0,"deed":{"Sell":{"tiles":2,"more":1}}},
  "fair": {"price":1,"deed":"Fair"},
  "mercenaries": {"price":0,"deed":{"Combat":2}},
  "militia": {"price":0,"deed":{"CombatPerBuilding":1}},
  "tunnel": {"price":0,"deed":{"Mine":{"difficulty":4}}},
  "guide": {"price":0,"deed":{"Mine":{"difficulty":3}}},
  "hoist": {"price":1,"deed":{"Hoist":{"landscapes":1}}},
  "architect": {"price":2,"deed":"CheaperBuild"},
  "scaffold": {"price":0,"deed":{"EasierBuild":{"strength":2}}},
  "herald": {"price":0,"deed":{"Recruit":{"cheaper":1}}},
  "lucky-charm": {"price":0,"deed":"TurnDie"},
  "second-wind": {"price":0,"deed":"RollAgain"},
  "ledger": {"price":1,"deed":{"DrawCards":2}},
};

export let ATTACKS: Record<AttackCard, Attack> = {
  "thieves": {"deck":"First","kind":"Raid","strength":1,"column":1},
  "cutpurses": {"deck":"First","kind":"Raid","strength":2,"column":2},
  "brigands": {"deck":"First","kind":"Raid","strength":1,"column":3},
  "wolves": {"deck":"First","kind":"Beasts","strength":1,"column":4},
  "boars": {"deck":"First","kind":"Beasts","strength":2,"column":1},
  "bats": {"deck":"First","kind":"Beasts","strength":1,"column":2},
  "rust": {"deck":"First","kind":"Blight","strength":1,"column":3},
  "damp": {"deck":"First","kind":"Blight","strength":2,"column":4},
  "rumour": {"deck":"First","kind":"Panic","strength":2,"column":1},
  "alarm": {"deck":"First","kind":"Panic","strength":2,"column":2},
  "raiders": {"deck":"Second","kind":"Raid","strength":3,"column":3},
  "warband": {"deck":"Second","kind":"Raid","strength":4,"column":4},
  "bears": {"deck":"Second","kind":"Beasts","strength":2,"column":1},
  "wyrm": {"deck":"Second","kind":"Beasts","strength":4,"column":2},
  "rot": {"deck":"Second","kind":"Blight","strength":2,"column":3},
  "flood": {"deck":"Second","kind":"Blight","strength":3,"column":4},
  "firedamp": {"deck":"Second","kind":"Blight","strength":4,"column":1},
  "riot": {"deck":"Second","kind":"Panic","strength":2,"column":2},
  "exodus": {"deck":"Second","kind":"Panic","strength":3,"column":3},
  "plague": {"deck":"Second","kind":"Panic","strength":3,"column":4},
};

export let LOSSES: Record<AttackCard, number> = {
  "thieves": 2,
  "cutpurses": 4,
  "brigands": 2,
  "wolves": 0,
  "boars": 0,
  "bats": 0,
  "rust": 1,
  "damp": 2,
  "rumour": 4,
  "alarm": 4,
  "raiders": 6,
  "warband": 8,
  "bears": 0,
  "wyrm": 0,
  "rot": 2,
  "flood": 3,
  "firedamp": 4,
  "riot": 4,
  "exodus": 6,
  "plague": 6,
};

export let HIRELINGS: Record<PlayerCard, Hireling> = {
  "foreman": {"jar":1,"points":1,"talent":{"Strength":["extract",1]}},
  "surveyor": {"jar":1,"points":1,"talent":{"Strength":["prospect",1]}},
  "broker": {"jar":2,"points":1,"talent":{"More":["trade",1]}},
  "captain": {"jar":1,"points":1,"talent":{"More":["muster",1]}},
  "mason": {"jar":2,"points":1,"talent":{"Strength":["build",1]}},
  "scholar": {"jar":3,"points":1,"talent":{"More":["study",1]}},
  "steward": {"jar":2,"points":1,"talent":{"JarWithTheDice":1}},
  "envoy": {"jar":9,"points":1,"talent":{"Medal":"trade"}},
  "pathfinder": {"jar":4,"points":1,"talent":{"Medal":"exploration"}},
  "magistrate": {"jar":4,"points":1,"talent":{"Medal":"civil"}},
  "veteran": {"jar":2,"points":1,"talent":{"Combat":2}},
  "patron": {"jar":4,"points":5,"talent":"Nothing"},
};

export let PLANS: Record<Building, Plan> = {
  "smelter": {"rank":2,"tiles":{"ore":2,"crystal":0},"jar":0,"points":3,"use_price":1,"deed":{"Exchange":{"tile":"ore","jar":4}}},
  "gem-exchange": {"rank":2,"tiles":{"ore":1,"crystal":1},"jar":0,"points":3,"use_price":1,"deed":{"Exchange":{"tile":"crystal","jar":5}}},
  "guild-hall": {"rank":3,"tiles":{"ore":2,"crystal":1},"jar":0,"points":5,"use_price":2,"deed":{"Recruit":{"cheaper":2}}},
  "watchtower": {"rank":2,"tiles":{"ore":2,"crystal":0},"jar":0,"points":3,"use_price":1,"deed":{"Combat":1}},
  "barracks": {"rank":3,"tiles":{"ore":2,"crystal":0},"jar":0,"points":4,"use_price":2,"deed":{"Combat":2}},
  "library": {"rank":2,"tiles":{"ore":0,"crystal":1},"jar":0,"points":2,"use_price":2,"deed":{"DrawCards":1}},
  "academy": {"rank":3,"tiles":{"ore":0,"crystal":2},"jar":0,"points":4,"use_price":3,"deed":{"DrawCards":2}},
  "assay-office": {"rank":2,"tiles":{"ore":1,"crystal":1},"jar":0,"points":3,"use_price":1,"deed":{"Hoist":{"landscapes":1}}},
  "survey-post": {"rank":2,"tiles":{"ore":2,"crystal":0},"jar":0,"points":3,"use_price":2,"deed":{"Mine":{"difficulty":4}}},
  "market": {"rank":2,"tiles":{"ore":1,"crystal":0},"jar":4,"points":3,"use_price":1,"deed":{"Sell":{"tiles":1,"more":2}}},
  "mint": {"rank":3,"tiles":{"ore":2,"crystal":1},"jar":0,"points":5,"use_price":1,"deed":{"Jar":2}},
  "foundry": {"rank":2,"tiles":{"ore":2,"crystal":0},"jar":0,"points":3,"use_price":1,"deed":{"Lay":{"ore":1,"crystal":0}}},
  "crystal-garden": {"rank":2,"tiles":{"ore":0,"crystal":2},"jar":0,"points":4,"use_price":1,"deed":{"Lay":{"ore":0,"crystal":1}}},
  "embassy": {"rank":4,"tiles":{"ore":2,"crystal":2},"jar":0,"points":7,"use_price":6,"deed":{"Medal":"trade"}},
};

export let FIELDS: Record<Field, FieldKind | null> = {
  "a1": null,
  "a2": {"Mine":{"first":{"BoxBuildings":1},"condition":{"Jar":7},"otherwise":{"PenaltyBuildings":{"buildings":2,"minus_points":2}}}},
  "a3": null,
  "a4": {"Mine":{"first":{"BoxCards":5},"condition":"EmptyHand","otherwise":{"BoxCards":15}}},
  "a5": {"Coin":{"first":null,"condition":{"Medals":["trade",1]},"otherwise":"Collapse","marks":"a"}},
  "a6": {"Final":{"condition":{"Jar":20},"marked":{"Jar":25}}},
  "b1": null,
  "b2": {"Coin":{"first":"Collapse","condition":{"Combat":3},"otherwise":null,"marks":"b"}},
  "b3": null,
  "b4": {"Mine":{"first":{"BoxBuildings":1},"condition":{"Jar":14},"otherwise":{"PenaltyBuildings":{"buildings":3,"minus_points":3}}}},
  "b5": {"Mine":{"first":null,"condition":{"PlayerCards":6},"otherwise":{"ReturnPlayerCards":2}}},
  "b6": {"Final":{"condition":{"Medals":["exploration",3]},"marked":{"Medals":["trade",2]}}},
  "c1": null,
  "c2": {"Mine":{"first":null,"condition":{"CardsInHand":3},"otherwise":"BoxHalfTheCards"}},
  "c3": null,
  "c4": {"Mine":{"first":null,"condition":{"Tiles":3},"otherwise":"Collapse"}},
  "c5": {"Mine":{"first":null,"condition":{"DifferentMedals":3},"otherwise":{"LoseMedals":1}}},
  "c6": {"Final":{"condition":{"Medals":["civil",3]},"marked":null}},
};

export let RECONSTRUCTED: readonly string[] = ["academy","alarm","architect","assay-office","barracks","bats","bears","boars","brigands","broker","build","captain","courier","crystal-bloom","crystal-garden","cutpurses","damp","embassy","envoy","exodus","extract","fair","firedamp","flood","foreman","foundry","gem-exchange","guide","guild-hall","herald","hoist","labour","ledger","library","lucky-charm","magistrate","market","mason","mercenaries","militia","mint","muster","new-vein","pathfinder","patron","plague","prospect","raiders","recruit","rich-strike","riot","rot","rumour","rush-order","rust","scaffold","scholar","second-wind","smelter","steward","study","survey-post","surveyor","thieves","tithe","trade","tunnel","veteran","warband","watchtower","wolves","wyrm"];

/** What the page was built with. */
const BUILT_IN = { GUILDS, TILES, MEDALS, COLOURS, LANDSCAPES, ROWS, START_FIELDS, LACKS, BASE, SOLO, ACTIONS, PLAYS, ATTACKS, LOSSES, HIRELINGS, PLANS, FIELDS, RECONSTRUCTED };

/** Everything shows the components of an edition from now on, as the server tells them; without any, the built-in ones. */
export function equip(components: unknown): void {
  ({ GUILDS, TILES, MEDALS, COLOURS, LANDSCAPES, ROWS, START_FIELDS, LACKS, BASE, SOLO, ACTIONS, PLAYS, ATTACKS, LOSSES, HIRELINGS, PLANS, FIELDS, RECONSTRUCTED } = (components ?? BUILT_IN) as typeof BUILT_IN);
}

/** What a form calls components and their values, besides ids. */
export type FormName = "action" | "action_cards" | "action_cards_of_a_kind" | "alone" | "amounts" | "base" | "blight_tiles" | "building" | "card" | "cards" | "cards_drawn_to_recruit" | "coin" | "colour" | "column" | "crystal" | "deck" | "deed" | "dice_a_turn" | "dice_of_a_colour" | "die_let_go" | "difficulty" | "final_points" | "guild_tiles" | "guild_tiles_of_a_colour" | "hand_limit" | "jar" | "jar_for_a_point" | "jar_for_later_players" | "kind" | "landscapes_of_a_kind" | "loss_box" | "matching_colour" | "medal" | "medals_of_a_kind" | "mines" | "most_combat" | "ore" | "panic_cards" | "players_on_a_landscape" | "points" | "points_to_win" | "price" | "prices" | "raid_jar" | "rank" | "rounds" | "rows" | "scoring" | "second_final_points" | "set_of_medals" | "solo" | "strength" | "swap" | "talent" | "tiles" | "tiles_for_a_point" | "together" | "trade_medal" | "trophies" | "use_price";
