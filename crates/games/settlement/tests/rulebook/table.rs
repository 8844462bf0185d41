//! A table made by hand, for scripts to begin at.

use tafel_laws::script_from;
use tafel_rules::{Id, Rules, Seat};
use tafel_settlement::data::Resources;
use tafel_settlement::{Artifact, Hero, Resource, Settlement, Space, State, Step};

/// A table in the middle of a game; whatever is put somewhere is taken from where it was.
pub(crate) struct Table(pub(crate) State);

impl Table {
    /// The first turn of seat 0. The market shows one tile of each of the first nine kinds, all heroes of the row are
    /// red, the artifacts do nothing in a round, and everybody has what §1.6 gives.
    pub(crate) fn of(options: &str) -> Table {
        let mut state = Settlement::new().start(&options.parse().unwrap());
        state.steps = [Step::Turn { acted: false, invited: false, bonus: 0 }].into_iter().collect();
        let mut table = Table(state)
            .market("sawmill clay-pit quarry storehouse diamond-mine bazaar gem-cutter alchemist tavern")
            .row("h04 h09 h12 h14");
        for (seat, word) in ["ring", "treasure", "chest", "mace"].into_iter().enumerate() {
            if seat < usize::from(table.0.options.seats) {
                table = table.artifact(seat, word);
            }
        }
        for word in ["hourglass", "compass", "potion"] {
            let artifact: Artifact = word.parse().unwrap();
            table.0.artifact_stack.remove(artifact);
            table.0.artifact_row.insert(artifact);
        }
        table
    }

    fn player(&mut self, seat: usize) -> &mut tafel_settlement::Player {
        &mut self.0.players[Seat(seat as u8)]
    }

    pub(crate) fn market(mut self, words: &str) -> Table {
        for (building, open) in self.0.market.iter().collect::<Vec<_>>() {
            (0..open).for_each(|_| self.0.market.take(building));
            self.0.building_stack.put(building, open);
        }
        for building in words.split(' ').map(|word| word.parse().unwrap()) {
            self.0.building_stack.take(building);
            self.0.market.put(building, 1);
        }
        self
    }

    /// From left to right.
    pub(crate) fn row(mut self, words: &str) -> Table {
        self.0.row.iter().for_each(|&hero| self.0.hero_deck.insert(hero));
        self.0.row = words.split(' ').rev().map(|word| word.parse().unwrap()).collect();
        self.0.row.iter().for_each(|&hero| self.0.hero_deck.remove(hero));
        self
    }

    pub(crate) fn artifact(mut self, seat: usize, word: &str) -> Table {
        let artifact: Artifact = word.parse().unwrap();
        if self.0.artifact_row.contains(artifact) {
            // Another one takes its place in the row.
            self.0.artifact_row.remove(artifact);
            let other = self.0.artifact_stack.first().unwrap();
            self.0.artifact_stack.remove(other);
            self.0.artifact_row.insert(other);
        }
        self.0.artifact_stack.remove(artifact);
        if let Some(old) = self.player(seat).artifact.replace(artifact) {
            self.0.artifact_stack.insert(old);
        }
        self
    }

    /// Wood, clay, stone, diamonds, gold.
    pub(crate) fn resources(mut self, seat: usize, amounts: [u8; 5]) -> Table {
        let kinds = Resource::all().zip(amounts);
        self.player(seat).resources = kinds.map(|(kind, amount)| Resources::of(kind, amount)).sum();
        self
    }

    pub(crate) fn settlers(mut self, seat: usize, basic: u8, bonus: u8) -> Table {
        self.player(seat).basic_settlers = basic;
        self.player(seat).bonus_settlers = bonus;
        self
    }

    pub(crate) fn terrain(mut self, seat: usize, space: &str, terrain: &str) -> Table {
        let (space, terrain): (Space, _) = (space.parse().unwrap(), terrain.parse().unwrap());
        self.0.terrain_stacks[space.row().index()].take(terrain);
        self.player(seat).wilderness.lay(space, terrain);
        self
    }

    pub(crate) fn monster(mut self, seat: usize, space: &str) -> Table {
        self.player(seat).monsters.insert(space.parse().unwrap());
        self
    }

    pub(crate) fn fort(mut self, seat: usize, space: &str) -> Table {
        self.player(seat).forts.insert(space.parse().unwrap());
        self
    }

    /// A tile that was hidden.
    pub(crate) fn building(mut self, seat: usize, plot: &str, building: &str) -> Table {
        let plot: tafel_settlement::Plot = plot.parse().unwrap();
        let building = building.parse().unwrap();
        self.0.building_stack.take(building);
        self.player(seat).settlement[plot.index()] = Some(building);
        self
    }

    pub(crate) fn heroes(mut self, seat: usize, words: &str) -> Table {
        for hero in words.split(' ').map(|word| word.parse::<Hero>().unwrap()) {
            self.0.hero_deck.remove(hero);
            self.player(seat).heroes.insert(hero);
        }
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Table {
        self.0.round = round;
        self
    }

    /// Plays a script and goes on from there.
    pub(crate) fn play(self, text: &str) -> Table {
        Table(script_from(&Settlement::new(), &self.0, text))
    }
}
