// Made from crates/games/pebbles/RULES.md by `UPDATE=1 cargo test -p tafel-typescript`; do not edit.

const rulebook = {
  chapters: {
    "1": "Set-up",
    "2": "A round",
    "3": "Exchange",
    "4": "Offers",
    "5": "End",
  },
  rules: {
    "1.1": "Two to five players. The bag holds 10 pebbles of each colour: red, green, blue, white.",
    "1.2": "Each player in order of seating draws one goal, a colour, from a deck that holds each colour twice. Goals are secret until the end, unless you have agreed on open goals.",
    "1.3": "Each player holds the bid cards 1 to 5.",
    "1.4": "Seat 0 holds the start marker.",
    "2.1": "There are 5 rounds. Each begins with drawing one pebble more than there are players from the bag into the middle.",
    "2.2": "Then every player chooses a bid card, secretly and all at the same time. When all have chosen, the cards are shown.",
    "2.3": "A card that was bid is spent: it cannot be bid again.",
    "2.4": "The highest bid takes first. Equal bids take in clockwise order from the start marker.",
    "2.5": "In that order each player takes one pebble from the middle.",
    "2.6": "After the last player has taken, the pebble that is left goes back into the bag, and the start marker moves one seat clockwise.",
    "3.1": "A player whose turn it is to take may before that exchange, any number of times: 2 of their pebbles of one colour go into the bag, and one pebble of another colour comes from it.",
    "3.2": "The bag must hold a pebble of the wanted colour.",
    "4.1": "When a player takes a pebble, every other player who holds at least 2 pebbles of its colour is offered one more of it from the bag, for one debt.",
    "4.2": "Offers are answered one by one, clockwise from the player who took, before the next player takes. No offer is made when the bag has no pebble of that colour left.",
    "4.3": "Who accepts gets the pebble and a debt; who declines gets neither.",
    "4.4": "A player can have at most 2 debts; who has them is made no further offer.",
    "5.1": "After the last round all goals are shown.",
    "5.2": "A pebble is worth 1 point, a pebble of the colour of one’s goal 2 more; each debt costs 1 point.",
    "5.3": "Most points win. A tie goes to fewer debts; whoever is still tied shares the rank.",
  },
  reconstructed: [],
};

export default rulebook;
