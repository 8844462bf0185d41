// Made from crates/games/pebbles by `UPDATE=1 cargo test -p tafel-typescript`; do not edit.

export type Card = number;
export type Colour = "red" | "green" | "blue" | "white";
export type Effect = { "kind": "goal-drawn", seat: Seat, 
/**
 * Shown to the viewers who may know it.
 */
goal?: Colour, } | { "kind": "round", 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * Who holds the start marker.
 */
start: Seat, } | { "kind": "drawn", 
/**
 * Its colour.
 */
colour: Colour, } | { "kind": "bid", seat: Seat, 
/**
 * Shown to the viewers who may know it.
 */
card?: Card, } | { "kind": "bid-shown", seat: Seat, card: Card, } | { "kind": "exchanged", seat: Seat, 
/**
 * The colour that went.
 */
give: Colour, 
/**
 * The colour that came.
 */
get: Colour, } | { "kind": "taken", seat: Seat, 
/**
 * Its colour.
 */
colour: Colour, } | { "kind": "accepted", seat: Seat, 
/**
 * Its colour.
 */
colour: Colour, } | { "kind": "declined", seat: Seat, } | { "kind": "returned", 
/**
 * Its colour.
 */
colour: Colour, } | { "kind": "goal-shown", seat: Seat, goal: Colour, };
export type Goals = "secret" | "open";
export type Seat = number;
export type SeatView = { 
/**
 * The goal, if the viewer may know it.
 */
goal: Colour | null, 
/**
 * Pebbles taken.
 */
pebbles: { [key in Colour]: number }, 
/**
 * Cards that were not shown yet.
 */
cards: Array<Card>, 
/**
 * Whether a card was chosen for this round.
 */
has_bid: boolean, 
/**
 * That card, if the viewer may know it.
 */
bid: Card | null, 
/**
 * Offers accepted.
 */
debts: number, };
export type Seats = Array<Seat>;
export type Step = { "goal": { 
/**
 * Who draws.
 */
seat: Seat, } } | { "draw": { 
/**
 * How many.
 */
left: number, } } | "bid" | { "take": { 
/**
 * Who is still to take.
 */
order: Array<Seat>, } } | { "offer": { 
/**
 * Who took.
 */
taker: Seat, 
/**
 * What is offered.
 */
colour: Colour, 
/**
 * Who is still to answer.
 */
waiting: Seats, } };
export type View = { 
/**
 * Whose eyes these are; nobody's who plays, if none.
 */
me: Seat | null, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Who holds the start marker.
 */
start: Seat, 
/**
 * Who sees a player's goal.
 */
goals: Goals, 
/**
 * Pebbles that can be drawn; everybody can count them.
 */
bag: { [key in Colour]: number }, 
/**
 * Pebbles that can be taken.
 */
middle: { [key in Colour]: number }, 
/**
 * What each player has, as far as the viewer knows.
 */
players: Array<SeatView>, 
/**
 * What is to be decided.
 */
steps: Array<Step>, };

/** What people get: a view, and what follows from it. */
export type Shown = View & { facts: null };

/** What can be agreed on before play, and the possible answers. */
export type Options = {
  "seats": "3" | "2" | "4" | "5";
  "goals": "secret" | "open";
};

export let RECONSTRUCTED: readonly string[] = [];

/** What the page was built with. */
const BUILT_IN = { RECONSTRUCTED };

/** Everything shows the components of an edition from now on, as the server tells them; without any, the built-in ones. */
export function equip(components: unknown): void {
  ({ RECONSTRUCTED } = (components ?? BUILT_IN) as typeof BUILT_IN);
}

/** What a form calls components and their values, besides ids. */
export type FormName = "debt" | "exchange_price" | "goal" | "goals_of_a_colour" | "most_debts" | "offer_from" | "pebble" | "pebbles" | "pebbles_of_a_colour" | "points" | "rounds";
