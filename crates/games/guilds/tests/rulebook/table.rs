//! Tables made by hand, in the middle of a game; whatever is given to somebody is taken from where it lay.

use tafel_guilds::{
    ActionCard, ActionCards, AttackCard, Building, Die, Field, FieldKind, Guild, Guilds, Landscape, Medal,
    Move, PlayerCard, SoloRow, State, Step, Tile,
};
use tafel_laws::script_from;
use tafel_parts::Pool;
use tafel_rules::{Id, Rules, Seat};

/// A table, and the seat that things are given to.
#[derive(Copy, Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
    seat: Seat,
}

/// Runs a script from the start of a game.
pub(crate) fn check(text: &str) {
    tafel_laws::script(&Guilds::new(), text);
}

/// The lines that deal the landscapes: ore in the columns 1 and 2, crystal in 3 and 4.
pub(crate) fn landscapes() -> String {
    let line = |place: Landscape| {
        format!("* landscape {place} {}\n", if place.column() <= 2 { Tile::Ore } else { Tile::Crystal })
    };
    Landscape::all().map(line).collect()
}

/// Alone up to the first attack: the tiles on I, II, III are jade, crimson, bronze.
pub(crate) fn alone_to_the_first_turn() -> String {
    format!(
        "{}* card 0 courier\n* card 0 ledger\n* guild jade\n* guild crimson\n* guild bronze\n",
        landscapes()
    )
}

impl Table {
    /// Alone in the first turn: a jade tile lies on a1; the attack is a panic of strength 2.
    pub(crate) fn alone() -> Table {
        let lines = "* attack alarm\n* die red 1\n* die white 6\n0 keep\n* guild jade";
        Table::start(1).play(&format!("{}{lines}", alone_to_the_first_turn()))
    }

    /// A table of this number of players in the first turn of seat 0, who began.
    pub(crate) fn together(seats: u8) -> Table {
        let cards = Seat::all(seats).map(|seat| {
            let card = |nth| ActionCard::at(2 * seat.index() + nth);
            format!("* card {seat} {}\n* card {seat} {}\n", card(0), card(1))
        });
        let cards: String = cards.collect();
        Table::start(seats)
            .play(&format!("{}* start 0\n{cards}* attack alarm\n* die red 1\n* die white 6", landscapes()))
    }

    fn start(seats: u8) -> Table {
        let state = Guilds::new().start(&format!("seats {seats}").parse().unwrap());
        Table { state, seat: Seat(0) }
    }

    /// Alone, one die before the next tile comes onto `field`; rows above are opened.
    pub(crate) fn before(field: &str) -> Table {
        let (row, number) = field.split_at(1);
        let (row, number): (SoloRow, u8) = (row.parse().unwrap(), number.parse().unwrap());
        let mut table = Table::alone().hand(&[]);
        let solo = table.state.solo.as_mut().unwrap();
        let colours = [Guild::Jade, Guild::Crimson, Guild::Bronze];
        for above in SoloRow::all().take(row.index() + 1) {
            let laid = if above == row { number - 1 } else { 1 };
            let state = &mut solo.rows[above.index()];
            state.laid = laid;
            state.colour = (laid > 0).then_some(colours[above.index()]);
        }
        solo.start.clear();
        solo.start.push(colours[row.index()]);
        solo.start.push(Guild::Jade);
        solo.start.push(Guild::Crimson);
        for (place, colour) in colours.into_iter().enumerate() {
            let waiting = solo.start.iter().filter(|&&tile| tile == colour).count() as u8;
            let left = (6 - solo.rows[place].laid).saturating_sub(waiting);
            while solo.bag.count(colour) > left {
                solo.bag.take(colour);
            }
            solo.bag.put(colour, left - solo.bag.count(colour));
            if 6 < solo.rows[place].laid + waiting {
                // All six lie already: another colour waits instead.
                let at = solo.start.iter().rposition(|&tile| tile == colour).unwrap();
                solo.start[at] = Guild::Bronze;
                solo.bag.take(Guild::Bronze);
            }
        }
        table.state.steps.clear();
        for step in [Step::Act, Step::Guild, Step::Lay, Step::Dice(1)] {
            table.state.steps.push(step);
        }
        table.dice(&["red 1"]).settle_mines()
    }

    /// Mines that lie on no field, no landscape and not in the loss box are in the reserve.
    pub(crate) fn settle_mines(mut self) -> Table {
        let solo = self.state.solo.unwrap();
        let open = |field: Field| solo.rows[field.row.index()].laid < field.number;
        let on_fields = Guilds::new()
            .data()
            .solo
            .fields()
            .filter(|(field, kind)| matches!(kind, FieldKind::Mine { .. }) && open(*field))
            .count() as u8;
        let player = &mut self.state.players[Seat(0)];
        player.reserve = 10 - on_fields - solo.loss_box - player.mines.len() as u8;
        self
    }

    /// Gives what follows to another seat.
    pub(crate) fn seat(mut self, seat: u8) -> Table {
        self.seat = Seat(seat);
        self
    }

    pub(crate) fn play(self, script: &str) -> Table {
        Table { state: script_from(&Guilds::new(), &self.state, script), ..self }
    }

    pub(crate) fn jar(mut self, jar: u16) -> Table {
        self.state.players[self.seat].jar = jar;
        self
    }

    pub(crate) fn combat(mut self, combat: u8) -> Table {
        self.state.players[self.seat].combat = combat;
        self
    }

    pub(crate) fn tiles(mut self, ore: u8, crystal: u8) -> Table {
        let tiles = Pool::of(Tile::Ore, ore) + Pool::of(Tile::Crystal, crystal);
        let stock = &mut self.state.players[self.seat].stock;
        self.state.supply = self.state.supply + *stock - tiles;
        *stock = tiles;
        self
    }

    /// Takes all tiles from landscapes.
    pub(crate) fn bare(mut self, places: &[&str]) -> Table {
        for place in places {
            let place: Landscape = place.parse().unwrap();
            for tile in Tile::all() {
                let taken = self.state.land.clear([place].into_iter().collect(), tile);
                self.state.supply += Pool::of(tile, taken);
            }
        }
        self
    }

    pub(crate) fn medals(mut self, trade: u8, exploration: u8, civil: u8) -> Table {
        let amounts = [trade, exploration, civil];
        let medals: Pool<Medal> = Medal::all().zip(amounts).map(|(medal, n)| Pool::of(medal, n)).sum();
        let held = &mut self.state.players[self.seat].medals;
        self.state.medals = self.state.medals + *held - medals;
        *held = medals;
        self
    }

    pub(crate) fn hand(mut self, cards: &[&str]) -> Table {
        let state = &mut self.state;
        let hand = &mut state.players[self.seat].hand;
        state.pile += hand.total() as u8;
        state.unseen.pour(hand);
        *hand = ActionCards::EMPTY;
        for card in cards {
            let card: ActionCard = card.parse().unwrap();
            state.unseen.take(card);
            state.pile -= 1;
            hand.put(card, 1);
        }
        self
    }

    pub(crate) fn pile(mut self, cards: u8) -> Table {
        self.state.pile = cards;
        self
    }

    pub(crate) fn mines(mut self, places: &[&str]) -> Table {
        let player = &mut self.state.players[self.seat];
        player.reserve += player.mines.len() as u8;
        player.mines = places.iter().map(|place| place.parse::<Landscape>().unwrap()).collect();
        player.reserve -= places.len() as u8;
        self
    }

    pub(crate) fn cards(mut self, cards: &[&str]) -> Table {
        self.state.players[self.seat].cards =
            cards.iter().map(|card| card.parse::<PlayerCard>().unwrap()).collect();
        self
    }

    pub(crate) fn buildings(mut self, buildings: &[&str]) -> Table {
        for building in buildings {
            let building: Building = building.parse().unwrap();
            self.state.unbuilt.remove(building);
            self.state.players[self.seat].buildings.insert(building);
        }
        self
    }

    pub(crate) fn penalty(mut self, building: &str) -> Table {
        let building: Building = building.parse().unwrap();
        self.state.unbuilt.remove(building);
        self.state.penalty.insert(building);
        self
    }

    pub(crate) fn dice(mut self, dice: &[&str]) -> Table {
        let state = &mut self.state;
        state.dice.iter().for_each(|die| state.die_bag.put(die.colour, 1));
        state.dice.clear();
        let mut dice: Vec<Die> = dice.iter().map(|die| read_die(die)).collect();
        dice.sort();
        for die in dice {
            state.die_bag.take(die.colour);
            state.dice.push(die);
        }
        self
    }

    pub(crate) fn attack(mut self, card: &str) -> Table {
        let card: AttackCard = card.parse().unwrap();
        if let Some(other) = self.state.attack {
            self.state.attacks.insert(other);
        }
        self.state.attacks.remove(card);
        self.state.attack = Some(card);
        self
    }

    pub(crate) fn trophies(mut self, cards: &[&str]) -> Table {
        for card in cards {
            let card: AttackCard = card.parse().unwrap();
            self.state.attacks.remove(card);
            self.state.players[self.seat].trophies.insert(card);
        }
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Table {
        self.state.round = round;
        self
    }
}

/// A die as a move would name it.
fn read_die(text: &str) -> Die {
    match format!("labour {text}").parse() {
        Ok(Move::Labour(die)) => die,
        other => panic!("{text} is a die: {other:?}"),
    }
}
