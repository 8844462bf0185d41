//! Tables made by hand: what lies where at the start of a script.

use tafel_laws::script_from;
use tafel_parts::{Pool, Set};
use tafel_rules::{Rules, Seat, Silent};
use tafel_tales_of_glory::{
    Back, Chance, Chest, Placed, Player, Spot, State, Step, TalesOfGlory, Tile, Token,
};

/// A table that is set up step by step; every tile is in one place throughout.
pub(crate) struct Table {
    rules: TalesOfGlory,
    state: State,
}

pub(crate) fn tile(name: &str) -> Tile {
    name.parse().unwrap()
}

/// A table without Quests, with these Heroes; seat 0 is first.
pub(crate) fn table(heroes: &str) -> Table {
    Table::new(heroes, "without")
}

/// What a Hero starts with in these tests: of their own, so that tuning the Heroes leaves the scripts alone.
fn start_of(hero: Tile) -> Pool<Token> {
    let [combat, magic, potions, coins] = match hero.word() {
        "thief" => [1, 0, 2, 4],
        "mage" => [0, 2, 1, 2],
        "shaman" => [0, 1, 3, 2],
        "barbarian" => [2, 0, 1, 2],
        _ => [1, 1, 2, 2],
    };
    Token::MAJORITIES
        .into_iter()
        .zip([combat, magic, potions, coins])
        .map(|(token, n)| Pool::of(token, n))
        .sum()
}

impl Table {
    /// As many players as there are Heroes. With Quests nobody holds one until [`Table::holds`] says so.
    pub(crate) fn new(heroes: &str, quests: &str) -> Table {
        let rules = TalesOfGlory::new();
        let heroes: Vec<Tile> = heroes.split(' ').map(tile).collect();
        let options = format!("seats {}; quests {quests}", heroes.len());
        let mut state = rules.start(&options.parse().unwrap());
        for (seat, &hero) in Seat::all(state.seats).zip(&heroes) {
            rules.resolve(&mut state, Chance::Hero(seat, hero), &mut Silent);
            state.players[seat].tokens = start_of(hero);
        }
        state.round = 1;
        state.step = Step::Select;
        Table { rules, state }
    }

    fn take_out(&mut self, name: &str) -> Tile {
        let tile = tile(name);
        assert!(self.state.stacks.contains(tile), "{name} is still in its stack");
        self.state.stacks.remove(tile);
        tile
    }

    pub(crate) fn player(&mut self, seat: u8) -> &mut Player {
        &mut self.state.players[Seat(seat)]
    }

    /// These tiles lie on slots 1, 2, …; any others on the rest, the last of the stacks first.
    pub(crate) fn board(mut self, names: &str) -> Table {
        let slots = usize::from(self.rules.data().numbers.tables[usize::from(self.state.seats) - 2].slots);
        let named: Vec<Tile> = names.split(' ').map(|name| self.take_out(name)).collect();
        for slot in 0..slots {
            let tile = named.get(slot).copied().unwrap_or_else(|| self.any());
            self.state.board[slot] = Some(tile);
        }
        self
    }

    fn any(&mut self) -> Tile {
        let of_an_age = |tile: &Tile| self.rules.data().face(*tile).kind.is_some();
        let tile = self.state.stacks.iter().filter(of_an_age).last().unwrap();
        self.state.stacks.remove(tile);
        tile
    }

    /// A tile lies in a player's area already.
    pub(crate) fn lies(mut self, seat: u8, name: &str, x: i8, y: i8) -> Table {
        let tile = self.take_out(name);
        let spot = Spot::new(x, y).unwrap();
        self.player(seat).area.push(Placed { tile, spot, opened: Set::empty() });
        self
    }

    /// A chest of a player's tile has a key on it.
    pub(crate) fn opened(mut self, seat: u8, name: &str, chest: &str) -> Table {
        let chest: Chest = chest.parse().unwrap();
        let placed = self.player(seat).area.iter_mut().find(|placed| placed.tile == tile(name)).unwrap();
        placed.opened.insert(chest);
        self
    }

    /// A player has exactly so much of a token.
    pub(crate) fn has(mut self, seat: u8, token: &str, amount: u8) -> Table {
        let token: Token = token.parse().unwrap();
        let player = self.player(seat);
        let kept: Pool<Token> = player
            .tokens
            .iter()
            .filter(|&(other, _)| other != token)
            .map(|(other, amount)| Pool::of(other, amount))
            .sum();
        player.tokens = kept + Pool::of(token, amount);
        self
    }

    /// A player holds a Quest.
    pub(crate) fn holds(mut self, seat: u8, name: &str) -> Table {
        let tile = self.take_out(name);
        self.player(seat).quests.insert(tile);
        self
    }

    /// This seat holds the marker.
    pub(crate) fn first(mut self, seat: u8) -> Table {
        self.state.first = Seat(seat);
        self
    }

    /// All tiles with an age but the named ones are discarded.
    pub(crate) fn left_in_stacks(mut self, names: &str) -> Table {
        let named: Vec<Tile> = names.split(' ').filter(|name| !name.is_empty()).map(tile).collect();
        for age in [Back::Age1, Back::Age2, Back::Age3] {
            for tile in self.state.stacks.iter() {
                if self.rules.data().face(tile).back == age && !named.contains(&tile) {
                    self.state.stacks.remove(tile);
                    self.state.discard.insert(tile);
                }
            }
        }
        self
    }

    /// It is the last round.
    pub(crate) fn last_round(self) -> Table {
        let mut table = self.left_in_stacks("");
        table.state.round = 10;
        table
    }

    /// The game is over, whatever lies on the table.
    pub(crate) fn over(self) -> Table {
        let mut table = self.last_round();
        table.state.step = Step::Over;
        table
    }

    /// Anything else that a test wants of the state.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut State)) -> Table {
        change(&mut self.state);
        self
    }

    /// Everybody takes a tile: seat 0 that of the first slot named, and so on.
    pub(crate) fn take(self, slots: &str) -> Table {
        let lines: Vec<String> =
            slots.split(' ').enumerate().map(|(seat, slot)| format!("{seat} select {slot}")).collect();
        self.play(&lines.join("\n"))
    }

    /// Plays a script from here.
    pub(crate) fn play(mut self, script: &str) -> Table {
        self.state = script_from(&self.rules, &self.state, script);
        self
    }
}
