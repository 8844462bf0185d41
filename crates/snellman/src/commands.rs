//! What each command of the log means in moves.

use super::log::{Command, Item, Resource};
use super::translate::{Pending, Translation};
use tafel_rules::Seat;
use tafel_terra_mystica::{Colour, Conversion, FactionBoard, Move, Phase, Task};

impl Translation<'_> {
    /// One command of the log.
    pub(super) fn item(&mut self, at: usize) -> Result<(), String> {
        let Item { faction, command, .. } = self.items[at];
        let seat = self.seat(faction)?;
        if !matches!(
            command,
            Command::Leech(..) | Command::Decline(..) | Command::Nothing | Command::Done | Command::Steps(..)
        ) {
            // Acting declines whatever was not answered.
            let open = self.events - self.state.offers.len();
            self.pending.retain(|pending| pending.seat != seat || pending.event >= open);
        }
        match command {
            Command::Setup => {
                self.settle_set_up();
                self.play_when_legal(seat, Move::Pick(faction), at)
            }
            Command::Nothing | Command::GiveUpToken => Ok(()),
            Command::Done => {
                // Many turns end by themselves before somebody says so.
                if self.is_legal(seat, Move::Done) {
                    self.play(seat, Move::Done, Some(at));
                }
                Ok(())
            }
            Command::Leech(..) | Command::Decline(..) => self.late_answer(at),
            Command::Build(hex) => self.build(seat, hex, at),
            Command::Upgrade(hex, to) => self.play_when_legal(seat, Move::Upgrade(hex, to), at),
            Command::Dig(spades) => {
                // Volcano factions only announce a change.
                if self.look().faction(seat).board == FactionBoard::Volcano {
                    return Ok(());
                }
                self.play_when_legal(seat, Move::Dig(spades), at)
            }
            Command::Transform(hex, colour) => {
                let home = self.look().player(seat).home.expect("a colour was chosen");
                self.play_when_legal(seat, Move::Transform(hex, colour.unwrap_or(home)), at)
            }
            Command::Send(cult, steps) => {
                let best = self.look().free_space(cult).map(|at| self.look().space_steps(at));
                let mv = match steps {
                    Some(steps @ 2..) if best != Some(steps) => Move::SendTo(cult, steps),
                    Some(..=1) => Move::Return(cult),
                    Some(_) | None if best.is_some() => Move::Send(cult),
                    Some(_) | None => Move::Return(cult),
                };
                self.play_when_legal(seat, mv, at)
            }
            Command::Action(action) => self.play_when_legal(seat, Move::Action(action), at),
            Command::Bridge(from, to) => {
                let sorted = self.look().board.place(from) < self.look().board.place(to);
                let (from, to) = if sorted { (from, to) } else { (to, from) };
                self.play_when_legal(seat, Move::Bridge(from, to), at)
            }
            Command::ConnectRiver(river) => self.play_when_legal(seat, Move::Connect(river), at),
            Command::ConnectHexes(hexes) => {
                let board = self.look().board;
                let rivers = hexes.iter().flatten().fold(board.river, |rivers, &hex| {
                    let place = board.place(hex);
                    rivers & place.map_or(rivers, |place| board.around(tafel_terra_mystica::Area::of(place)))
                });
                let places: Vec<Move> =
                    rivers.iter().map(|place| Move::Connect(board.river(place))).collect();
                let legal = places.iter().copied().find(|&mv| self.is_legal(seat, mv));
                let mv = legal.or(places.first().copied()).ok_or("no river hex lies between them")?;
                self.play_when_legal(seat, mv, at)
            }
            Command::Advance(track) => self.play_when_legal(seat, Move::Advance(track), at),
            Command::Burn(0) => Ok(()),
            Command::Burn(tokens) => self.play_when_legal(seat, Move::Burn(tokens), at),
            Command::Convert(n, from, m, to) => self.convert(seat, (n, from), (m, to), at),
            Command::Favour(tile) => self.play_when_legal(seat, Move::Favour(tile), at),
            Command::Town(n, tile) => {
                for _ in 0..n {
                    self.play_when_legal(seat, Move::Town(tile), at)?;
                    while self.look().must_choose_top(seat) {
                        self.settle(seat, Some(at))?;
                    }
                }
                self.forgone.clear();
                Ok(())
            }
            Command::Steps(n, cult) => {
                let mut left = n;
                while left > 0 {
                    let is_due = self.state.active == seat && self.state.due.steps > 0;
                    let size = if is_due { self.state.due.step_size } else { 1 };
                    self.play_when_legal(seat, Move::Step(cult), at)?;
                    left = left.saturating_sub(size);
                }
                Ok(())
            }
            Command::Forgo(_, cult) => {
                if self.state.due.payment > 0 {
                    return self.play_when_legal(seat, Move::Lose(cult), at);
                }
                self.forgone.push(cult);
                Ok(())
            }
            Command::DropSpades => {
                // What bought spades leave over is dropped by our rules themselves.
                if self.is_legal(seat, Move::Discard) {
                    self.play(seat, Move::Discard, Some(at));
                }
                Ok(())
            }
            Command::GiveUpOrdination => self.play_when_legal(seat, Move::Ordain(0), at),
            Command::Token => self.play_when_legal(seat, Move::Token, at),
            Command::Pass(card) => self.play_when_legal(seat, Move::Pass(card), at),
            Command::Colour(colour) => self.play_when_legal(seat, Move::Colour(colour), at),
            Command::Unlock(colour) => self.play_when_legal(seat, Move::Unlock(colour), at),
            Command::KeepPriest => self.play_when_legal(seat, Move::Keep, at),
            Command::Drop => self.play_when_legal(seat, Move::Resign, at),
        }
    }

    /// Ice and variable factions may choose their colour in a later line than the next faction.
    fn settle_set_up(&mut self) {
        while self.state.phase == Phase::Factions && self.look().is_owed() {
            let seat = self.state.active;
            let chosen = self.own(seat).find_map(|(at, command)| {
                if let Command::Colour(colour) = command {
                    return Some((at, Move::Colour(colour)));
                }
                let Command::Favour(tile) = command else { return None };
                Some((at, Move::Favour(tile)))
            });
            let Some((at, mv)) = chosen else { return };
            self.done[at] = true;
            self.play(seat, mv, Some(at));
        }
    }

    /// An answer that our rules have not asked for yet, or never ask for because nothing could be gained.
    fn late_answer(&mut self, at: usize) -> Result<(), String> {
        for _ in 0..200 {
            let turn_is_over = self.state.phase == Phase::Actions && self.state.due.actions == 0;
            let open = self.state.phase == Phase::Offers || turn_is_over && !self.look().is_owed();
            if self.done[at] || !open {
                break;
            }
            self.go_on(Some(at))?;
        }
        if !self.done[at] {
            self.forget_answered(at)?;
        }
        Ok(())
    }

    /// Drops the offer that an answer is about which our rules did not ask for.
    fn forget_answered(&mut self, at: usize) -> Result<(), String> {
        let seat = self.seat(self.items[at].faction)?;
        let (Command::Leech(_, from) | Command::Decline(_, from)) = self.items[at].command else {
            return Ok(());
        };
        let about = |pending: &Pending| pending.seat == seat && from.is_none_or(|from| from == pending.by);
        if let Some(index) = self.pending.iter().position(about) {
            self.pending.remove(index);
        }
        Ok(())
    }

    fn build(&mut self, seat: Seat, hex: tafel_terra_mystica::Hex, at: usize) -> Result<(), String> {
        let in_actions = self.state.phase == Phase::Actions && self.state.active == seat;
        let due = self.state.due;
        let volcano = self.look().player(seat).home == Some(Colour::Volcano);
        if in_actions && (due.spades > 0 || due.task == Task::Sandstorm) {
            let home = self.look().player(seat).home.expect("a colour was chosen");
            self.play_when_legal(seat, Move::Transform(hex, home), at)?;
        } else if volcano && self.state.round > 0 && !self.is_volcano(hex) {
            self.play_when_legal(seat, Move::Transform(hex, Colour::Volcano), at)?;
            if self.state.due.payment > 0 {
                let cult = self.own(seat).find_map(|(at, command)| {
                    let Command::Forgo(_, cult) = command else { return None };
                    Some((at, cult))
                });
                let (paid, cult) = cult.ok_or("the price of the volcano is not named")?;
                self.done[paid] = true;
                self.play_when_legal(seat, Move::Lose(cult), paid)?;
            }
        }
        self.play_when_legal(seat, Move::Build(hex), at)
    }

    fn is_volcano(&self, hex: tafel_terra_mystica::Hex) -> bool {
        let place = self.look().board.place(hex);
        place.is_some_and(|place| self.state.colour(place) == Colour::Volcano)
    }

    fn convert(
        &mut self,
        seat: Seat,
        (n, from): (u8, Resource),
        (m, to): (u8, Resource),
        at: usize,
    ) -> Result<(), String> {
        if (from, to) == (Resource::Worker, Resource::Priest) {
            return self.play_when_legal(seat, Move::Ordain(n), at);
        }
        let (conversion, price) = match (from, to) {
            (Resource::Power, Resource::Priest) => (Conversion::PowerToPriest, 5),
            (Resource::Power, Resource::Worker) => (Conversion::PowerToWorker, 3),
            (Resource::Power, Resource::Coin) => (Conversion::PowerToCoin, 1),
            (Resource::Priest, Resource::Worker) => (Conversion::PriestToWorker, 1),
            (Resource::Priest, Resource::Coin) => (Conversion::PriestToCoin, 1),
            (Resource::Worker, Resource::Coin) => (Conversion::WorkerToCoin, 1),
            (Resource::Coin, Resource::Point) => (Conversion::CoinsToPoint, 2),
            (Resource::Point, Resource::Coin) => (Conversion::PointToCoin, 1),
            _ => return Err("there is no such conversion".into()),
        };
        if n != m * price {
            return Err("the amounts do not match".into());
        }
        for _ in 0..m {
            self.play_when_legal(seat, Move::Convert(conversion), at)?;
        }
        Ok(())
    }
}
