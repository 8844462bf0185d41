//! What each command of the log means in moves.

use super::command::{Command, Resource};
use super::log::Item;
use super::tolerance::Tolerance;
use super::translate::{ByHand, Translation};
use tafel_rules::Seat;
use tafel_terra_mystica::{Area, Conversion, Cult, FactionBoard, Hex, Move, Phase};

impl Translation<'_> {
    /// One command of the log.
    pub(super) fn item(&mut self, at: usize) -> Result<(), String> {
        let Item { faction, command, line } = self.items[at];
        let seat = self.seat(faction)?;
        if command != Command::Setup && self.look().player(seat).faction.is_none() {
            return Err(format!("{faction} are not set up yet"));
        }
        if !command.is_answer() && !matches!(command, Command::Nothing | Command::Done | Command::Steps(..)) {
            self.decline_what_is_old(seat, line);
        }
        match command {
            Command::Setup => {
                self.settle_set_up()?;
                self.play_when_legal(seat, Move::Pick(faction), at)
            }
            Command::Nothing | Command::GiveUpToken => Ok(()),
            Command::Done => self.done(seat, at),
            Command::Leech(..) | Command::Decline(..) => self.late_answer(at),
            Command::Build(hex) => self.build(seat, hex, at),
            Command::Upgrade(hex, to) => self.play_when_legal(seat, Move::Upgrade(hex, to), at),
            // Volcano factions only announce a change.
            Command::Dig(_) if self.look().faction(seat).board == FactionBoard::Volcano => Ok(()),
            Command::Dig(spades) => self.play_when_legal(seat, Move::Dig(spades), at),
            Command::Transform(hex, Some(to)) => self.play_when_legal(seat, Move::Transform(hex, to), at),
            Command::Transform(hex, None) => self.transform_towards_home(seat, hex, at),
            Command::Send(cult, steps) => self.send(seat, cult, steps, at),
            Command::Action(action) => self.play_when_legal(seat, Move::Action(action), at),
            Command::Bridge(from, to) => {
                let sorted = self.look().board.place(from) < self.look().board.place(to);
                let (from, to) = if sorted { (from, to) } else { (to, from) };
                self.play_when_legal(seat, Move::Bridge(from, to), at)
            }
            Command::ConnectRiver(river) => self.play_when_legal(seat, Move::Connect(river), at),
            Command::ConnectHexes(hexes) => self.connect(seat, hexes, at),
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
            Command::Steps(n, cult) => self.steps(seat, n, cult, at),
            Command::Forgo(_, cult) if self.state.due.payment > 0 => {
                self.play_when_legal(seat, Move::Lose(cult), at)
            }
            Command::Forgo(_, cult) => {
                self.forgone.push(cult);
                Ok(())
            }
            // What bought spades leave over is dropped by our rules themselves.
            Command::DropSpades if self.is_legal(seat, Move::Discard) => {
                self.play(seat, Move::Discard, Some(at))
            }
            Command::DropSpades => Ok(()),
            Command::GiveUpBridges(bridges) => {
                let useless = &mut self.useless_bridges[seat];
                *useless =
                    useless.checked_sub(bridges).ok_or("only bridges that cannot be laid are given up")?;
                Ok(())
            }
            Command::GiveUpGift => {
                self.tolerate(Tolerance::GiftThrownAway, line);
                self.play_when_legal(seat, Move::Discard, at)
            }
            Command::GiveUpOrdination => self.play_when_legal(seat, Move::Ordain(0), at),
            Command::Token => self.play_when_legal(seat, Move::Token, at),
            Command::Pass(card) => self.play_when_legal(seat, Move::Pass(card), at),
            Command::Colour(colour) => self.play_when_legal(seat, Move::Colour(colour), at),
            Command::Unlock(colour) => self.play_when_legal(seat, Move::Unlock(colour), at),
            Command::KeepPriest => self.play_when_legal(seat, Move::Keep, at),
            Command::Resign | Command::Drop => self.play_when_legal(seat, Move::Resign, at),
        }
    }

    /// Ice and variable factions may choose their colour in a later line than the next faction.
    fn settle_set_up(&mut self) -> Result<(), String> {
        while self.state.phase == Phase::Factions && self.look().is_owed() {
            let seat = self.state.active;
            let chosen = self.own(seat).find_map(|(at, command)| match command {
                Command::Colour(colour) => Some((at, Move::Colour(colour))),
                Command::Favour(tile) => Some((at, Move::Favour(tile))),
                _ => None,
            });
            let (at, mv) = chosen.ok_or_else(|| format!("{} choose no colour", self.faction(seat)))?;
            self.play(seat, mv, Some(at))?;
            self.done[at] = true;
        }
        Ok(())
    }

    /// Many turns end by themselves before somebody says so.
    fn done(&mut self, seat: Seat, at: usize) -> Result<(), String> {
        if !self.is_legal(seat, Move::Done) {
            return Ok(());
        }
        self.play(seat, Move::Done, Some(at))?;
        let last = self.items[..at].iter().rfind(|item| item.faction == self.items[at].faction);
        // A colour ends the turn; to one who is alone the next one has come already.
        if last.is_some_and(|item| matches!(item.command, Command::Colour(_))) && self.state.active == seat {
            self.tolerate(Tolerance::DoneTwice, self.items[at].line);
        }
        Ok(())
    }

    fn send(&mut self, seat: Seat, cult: Cult, steps: Option<u8>, at: usize) -> Result<(), String> {
        let best = self.look().free_space(cult).map(|at| self.look().space_steps(at));
        let mv = match steps {
            Some(steps @ 2..) if best != Some(steps) => Move::SendTo(cult, steps),
            Some(..=1) => Move::Return(cult),
            Some(_) | None if best.is_some() => Move::Send(cult),
            Some(_) | None => Move::Return(cult),
        };
        self.play_when_legal(seat, mv, at)
    }

    fn connect(&mut self, seat: Seat, hexes: [Option<Hex>; 3], at: usize) -> Result<(), String> {
        let board = self.look().board;
        let rivers = hexes.iter().flatten().fold(board.river, |rivers, &hex| {
            let place = board.place(hex);
            rivers & place.map_or(rivers, |place| board.around(Area::of(place)))
        });
        let places: Vec<Move> = rivers.iter().map(|place| Move::Connect(board.river(place))).collect();
        let legal = places.iter().copied().find(|&mv| self.is_legal(seat, mv));
        let mv = legal.or(places.first().copied()).ok_or("no river hex lies between them")?;
        self.play_when_legal(seat, mv, at)
    }

    fn steps(&mut self, seat: Seat, steps: u8, cult: Cult, at: usize) -> Result<(), String> {
        let mut left = steps;
        while left > 0 {
            let is_due = self.state.active == seat && self.state.due.steps > 0;
            let size = if is_due { self.state.due.step_size } else { 1 };
            self.play_when_legal(seat, Move::Step(cult), at)?;
            left = left.saturating_sub(size);
        }
        Ok(())
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
        let trades = self.look().faction(seat).coins_for_a_point.is_some();
        let (conversion, price) = match (from, to) {
            (Resource::Power, Resource::Priest) => (Conversion::PowerToPriest, 5),
            (Resource::Power, Resource::Worker) => (Conversion::PowerToWorker, 3),
            (Resource::Power, Resource::Coin) => (Conversion::PowerToCoin, 1),
            (Resource::Priest, Resource::Worker) => (Conversion::PriestToWorker, 1),
            (Resource::Priest, Resource::Coin) => (Conversion::PriestToCoin, 1),
            (Resource::Worker, Resource::Coin) => (Conversion::WorkerToCoin, 1),
            (Resource::Coin, Resource::Point) if !trades => return self.convert_by_hand(seat, n, m, at),
            (Resource::Coin, Resource::Point) => (Conversion::CoinsToPoint, 2),
            (Resource::Point, Resource::Coin) => (Conversion::PointToCoin, 1),
            _ => return Err("there is no such conversion".into()),
        };
        if u16::from(n) != u16::from(m) * price {
            return Err("the amounts do not match".into());
        }
        for _ in 0..m {
            self.play_when_legal(seat, Move::Convert(conversion), at)?;
        }
        Ok(())
    }

    /// Left-overs that became points before the end: the coins stay where they are until our rules do the same.
    fn convert_by_hand(&mut self, seat: Seat, coins: u8, points: u8, at: usize) -> Result<(), String> {
        if u16::from(coins) != 3 * u16::from(points) {
            return Err("the amounts do not match".into());
        }
        if u16::from(self.look().player(seat).coins) < self.spent_by_hand(seat) + u16::from(coins) {
            return Err(format!("{} do not have {coins} coins", self.faction(seat)));
        }
        self.by_hand.push(ByHand { item: at, seat, points, coins });
        self.tolerate(Tolerance::CoinsByHand, self.items[at].line);
        Ok(())
    }
}
