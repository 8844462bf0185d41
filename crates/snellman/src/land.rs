//! What commands about land mean in moves: transforming towards home, and building where the land is not home yet.

use super::command::Command;
use super::translate::Translation;
use tafel_rules::{Id, Seat};
use tafel_terra_mystica::{Colour, Faction, Hex, Move, Task};

/// How many colours lie on the wheel.
const WHEEL: usize = Colour::WHEEL.len();

impl Translation<'_> {
    /// A change without a colour.
    pub(super) fn transform_towards_home(&mut self, seat: Seat, hex: Hex, at: usize) -> Result<(), String> {
        for _ in 0..self.items.len() {
            let due = &self.state.due;
            let has_spades = due.spades > 0 || due.task == Task::Sandstorm;
            if self.state.active == seat && has_spades
                || self.look().player(seat).home == Some(Colour::Volcano)
            {
                break;
            }
            self.go_on(Some(at))?;
        }
        let to = self.towards_home(seat, hex)?;
        self.play_when_legal(seat, Move::Transform(hex, to), at)
    }

    /// What a hex becomes without a colour being named: home, or as close to it as the spades in hand reach.
    pub(super) fn towards_home(&self, seat: Seat, hex: Hex) -> Result<Colour, String> {
        let look = self.look();
        let player = look.player(seat);
        let (Some(home), Some(chosen)) = (player.home, player.chosen) else {
            return Err("no colour was chosen yet".into());
        };
        if home == Colour::Volcano || player.is(Faction::Giants) || self.state.due.task == Task::Sandstorm {
            return Ok(home);
        }
        let place = look.board.place(hex).filter(|&place| look.board.land.contains(place));
        let from = self.state.colour(place.ok_or("the map has no such hex")?);
        let at = |colour: Colour| Colour::WHEEL.iter().position(|&other| other == colour);
        let (Some(from), Some(goal)) = (at(from), at(chosen)) else {
            return Err("ice and volcano are never transformed".into());
        };
        let up = (goal + WHEEL - from) % WHEEL;
        let down = (WHEEL - up) % WHEEL;
        let spades = usize::from(self.state.due.spades);
        // Either way round, until home is reached.
        let (after_up, after_down) = (up.saturating_sub(spades), down.saturating_sub(spades));
        let distance = |steps: usize| steps.min(WHEEL - steps);
        let to = if distance(after_up) < distance(after_down) {
            (goal + WHEEL - after_up) % WHEEL
        } else {
            (goal + after_down) % WHEEL
        };
        Ok(if to == goal { home } else { Colour::WHEEL[to] })
    }

    pub(super) fn build(&mut self, seat: Seat, hex: Hex, at: usize) -> Result<(), String> {
        let due = self.state.due;
        let home = self.look().player(seat).home;
        let has_spades = self.state.active == seat && (due.spades > 0 || due.task == Task::Sandstorm);
        if let Some(home) = home
            && self.state.round > 0
            && (has_spades || home == Colour::Volcano && !self.is_volcano(hex))
        {
            self.play_when_legal(seat, Move::Transform(hex, home), at)?;
            self.pay_for_volcano(seat)?;
        }
        self.play_when_legal(seat, Move::Build(hex), at)
    }

    fn is_volcano(&self, hex: Hex) -> bool {
        let place = self.look().board.place(hex);
        place.is_some_and(|place| self.state.colours[Colour::Volcano.index()].contains(place))
    }

    /// The steps that a volcano costs stand behind the building in the log, §13.5.
    fn pay_for_volcano(&mut self, seat: Seat) -> Result<(), String> {
        if self.state.due.payment == 0 {
            return Ok(());
        }
        let paid = self.own(seat).find_map(|(at, command)| match command {
            Command::Forgo(_, cult) => Some((at, cult)),
            _ => None,
        });
        let (at, cult) = paid.ok_or("the price of the volcano is not named")?;
        self.play_when_legal(seat, Move::Lose(cult), at)?;
        self.done[at] = true;
        Ok(())
    }
}
