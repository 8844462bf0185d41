//! From the commands of a log to the lines of our record.
//!
//! The site lets things happen in another order than our rules: power is answered whenever the neighbour comes by,
//! Cultists take their step later, spades of the cult bonus come in any order, turns end by themselves. So each time
//! our rules wait for somebody else than the next command, the answer is looked up further on in the log.

use super::Problem;
use super::log::{Command, Item, Log, Resource};
use crate::look::Look;
use crate::{Action, Chance, Colour, Conversion, Cult, Data, Faction, FactionBoard, Move, Phase, State, Task, TerraMystica};
use tafel_rules::{Id, Rules, Seat, Silent, Turn};
use tafel_table::{Entry, EntryOf};

/// A line of our record, and the command of the log that it comes from.
pub(super) struct Line {
    pub(super) entry: EntryOf<TerraMystica>,
    pub(super) item: Option<usize>,
}

/// Power that a building offered, whether or not our rules ask about it.
struct Pending {
    event: usize,
    seat: Seat,
    by: Faction,
    power: u8,
}

pub(super) struct Translation<'l> {
    rules: TerraMystica,
    data: &'static Data,
    pub(super) state: State,
    pub(super) lines: Vec<Line>,
    items: &'l [Item],
    done: Vec<bool>,
    seats: Vec<Faction>,
    pending: Vec<Pending>,
    events: usize,
    /// Cults that a player gave up a step in before a town tile.
    forgone: Vec<Cult>,
    moves: Vec<Move>,
}

/// Translates a whole log.
pub(super) fn translate(log: &Log) -> Result<Translation<'_>, Problem> {
    let rules = TerraMystica::new();
    let state = rules.start(&log.options);
    let mut translation = Translation {
        rules,
        data: Data::embedded(),
        state,
        lines: vec![],
        items: &log.items,
        done: vec![false; log.items.len()],
        seats: log.items.iter().filter(|item| item.command == Command::Setup).map(|item| item.faction).collect(),
        pending: vec![],
        events: 0,
        forgone: vec![],
        moves: vec![],
    };
    translation.draw(log)?;
    for at in 0..log.items.len() {
        if !translation.done[at] {
            translation.item(at).map_err(|what| {
                let item = &log.items[at];
                Problem::at(item.line, &format!("{}: {:?}", item.faction, item.command), what)
            })?;
            translation.done[at] = true;
        }
    }
    // What is still open after the last command: answers and the end of the turn.
    while translation.rules.turn(&translation.state) != Turn::Over && translation.go_on(None).is_ok() {}
    Ok(translation)
}

impl Translation<'_> {
    fn look(&self) -> Look<'_> {
        Look::new(self.data, &self.state)
    }

    fn seat(&self, faction: Faction) -> Result<Seat, String> {
        let seat = self.seats.iter().position(|&seated| seated == faction);
        seat.map(|seat| Seat(seat as u8)).ok_or_else(|| format!("{faction} do not play"))
    }

    /// The draws of the set-up, as the log names them.
    fn draw(&mut self, log: &Log) -> Result<(), Problem> {
        let scores = [4, 5, 0, 1, 2, 3].map(|at: usize| Chance::Score(at as u8 + 1, log.scores[at]));
        let removed = log.removed.iter().map(|&card| Chance::Remove(card));
        for chance in scores.into_iter().chain(removed) {
            let mut odds = vec![];
            self.rules.chances(&self.state, &mut odds);
            if !odds.iter().any(|&(possible, _)| possible == chance) {
                return Err(Problem::at(0, &chance.to_string(), "cannot be drawn".into()));
            }
            self.rules.resolve(&mut self.state, chance, &mut Silent);
            self.lines.push(Line { entry: Entry::Chance(chance), item: None });
        }
        if self.rules.turn(&self.state) == Turn::Chance {
            return Err(Problem::at(0, "", "the log removes too few bonus cards".into()));
        }
        Ok(())
    }

    fn is_legal(&mut self, seat: Seat, mv: Move) -> bool {
        self.moves.clear();
        self.rules.moves(&self.state, seat, &mut self.moves);
        self.moves.contains(&mv)
    }

    fn play(&mut self, seat: Seat, mv: Move, item: Option<usize>) {
        let before = self.state.offers.len();
        self.rules.apply(&mut self.state, seat, mv, &mut Silent);
        self.lines.push(Line { entry: Entry::Move(seat, mv), item });
        if matches!(mv, Move::Build(_) | Move::Upgrade(..)) && self.state.offers.len() > before {
            let offer = self.state.offers[before];
            let by = self.seats[seat.index()];
            for seat in self.state.seats() {
                if offer.power[seat] > 0 {
                    self.pending.push(Pending { event: self.events, seat, by, power: offer.power[seat] });
                }
            }
            self.events += 1;
        }
    }

    /// Plays a move as soon as our rules allow it; until then, what they wait for is settled.
    fn play_when_legal(&mut self, seat: Seat, mv: Move, item: usize) -> Result<(), String> {
        for _ in 0..200 {
            if self.is_legal(seat, mv) {
                self.play(seat, mv, Some(item));
                return Ok(());
            }
            if self.rules.turn(&self.state) == Turn::of(seat) && self.look().is_owed() && self.may_settle(seat) {
                self.go_on(Some(item))?;
                continue;
            }
            self.go_on(Some(item)).map_err(|why| {
                let rule = self.rules.why_not(&self.state, seat, mv);
                let rule = rule.map_or(String::new(), |rule| format!(" ({rule})"));
                format!("`{seat} {mv}` is not legal{rule}; {why}")
            })?;
        }
        Err(format!("`{seat} {mv}` does not become legal"))
    }

    /// Whether what is owed can be settled without a command: spades thrown away, rights given up.
    fn may_settle(&self, seat: Seat) -> bool {
        let due = &self.state.due;
        due.spades > 0 || due.ordinations > 0 || due.unlocks > 0 || self.look().must_choose_top(seat)
    }

    /// Settles one thing that our rules wait for, before the next command.
    fn go_on(&mut self, item: Option<usize>) -> Result<(), String> {
        let Turn::Seats(_) = self.rules.turn(&self.state) else { return Err("the game is over".into()) };
        let seat = self.state.active;
        let owed = self.look().is_owed();
        match self.state.phase {
            Phase::Offers if !owed => self.answer(seat),
            Phase::Actions if !owed && self.state.due.actions == 0 => {
                self.play(seat, Move::Done, None);
                Ok(())
            }
            _ if owed => self.settle(seat, item),
            Phase::Actions => Err(format!("it is the turn of {}", self.seats[seat.index()])),
            _ => Err(format!("{} have to decide in the set-up", self.seats[seat.index()])),
        }
    }

    fn settle(&mut self, seat: Seat, item: Option<usize>) -> Result<(), String> {
        if self.look().must_choose_top(seat) {
            let blocked = self.state.due.blocked;
            let cult = blocked.iter().find(|cult| !self.forgone.contains(cult)).or(blocked.first());
            self.play(seat, Move::Step(cult.expect("a cult is blocked")), item);
            return Ok(());
        }
        let due = self.state.due;
        if due.steps > 0 {
            let at = self.later_steps(seat).ok_or("a cult step is due")?;
            let Command::Steps(_, cult) = self.items[at].command else { unreachable!("steps were looked for") };
            self.done[at] = true;
            self.play(seat, Move::Step(cult), Some(at));
        } else if due.spades > 0 {
            self.settle_spades(seat, item)?;
        } else if due.ordinations > 0 {
            self.play(seat, Move::Ordain(0), item);
        } else if due.unlocks > 0 {
            match self.next_own(seat).map(|at| (at, self.items[at].command)) {
                Some((at, Command::Unlock(colour))) => {
                    self.done[at] = true;
                    self.play(seat, Move::Unlock(colour), Some(at));
                }
                Some((at, Command::KeepPriest)) => {
                    self.done[at] = true;
                    self.play(seat, Move::Keep, Some(at));
                }
                _ => self.play(seat, Move::Keep, item),
            }
        } else if due.task == Task::BuyToken {
            match self.next_own(seat).map(|at| (at, self.items[at].command)) {
                Some((at, Command::Token)) => {
                    self.done[at] = true;
                    self.play(seat, Move::Token, Some(at));
                }
                _ => self.play(seat, Move::Decline, item),
            }
        } else {
            return Err(format!("{} owe something: {due:?}", self.seats[seat.index()]));
        }
        Ok(())
    }

    /// Spades of the cult bonus are used by the next commands of the player, if those are about spades.
    fn settle_spades(&mut self, seat: Seat, item: Option<usize>) -> Result<(), String> {
        if self.state.phase == Phase::CultBonus
            && let Some(at) = self.next_own(seat)
            && let Command::Transform(hex, colour) = self.items[at].command
        {
            let home = self.look().player(seat).home;
            let mv = Move::Transform(hex, colour.or(home).expect("a colour was chosen"));
            if self.is_legal(seat, mv) {
                self.done[at] = true;
                self.play(seat, mv, Some(at));
                return Ok(());
            }
        }
        if self.is_legal(seat, Move::Discard) {
            self.play(seat, Move::Discard, item);
            return Ok(());
        }
        Err("bought spades are left".into())
    }

    /// The items of a player that are still to come.
    fn own(&self, seat: Seat) -> impl Iterator<Item = (usize, Command)> + '_ {
        let faction = self.seats[seat.index()];
        let own = move |at: &usize| !self.done[*at] && self.items[*at].faction == faction;
        (0..self.items.len()).filter(own).map(|at| (at, self.items[at].command))
    }

    /// The next command of a player that is no answer to an offer.
    fn next_own(&self, seat: Seat) -> Option<usize> {
        let answer = |command| matches!(command, Command::Leech(..) | Command::Decline(..) | Command::Nothing | Command::Done);
        self.own(seat).find(|&(_, command)| !answer(command)).map(|(at, _)| at)
    }

    /// The next cult step of a player that does not belong to an action of its own.
    fn later_steps(&self, seat: Seat) -> Option<usize> {
        let mut owed = 0;
        for (at, command) in self.own(seat) {
            match command {
                Command::Action(Action::BonusCult | Action::FavourCult | Action::Auren) => owed += 1,
                Command::Steps(..) if owed > 0 => owed -= 1,
                Command::Steps(..) => return Some(at),
                _ => {}
            }
        }
        None
    }

    /// What a player says to the offer that is open.
    fn answer(&mut self, seat: Seat) -> Result<(), String> {
        let event = self.events - self.state.offers.len();
        let mut answer = None;
        while let Some(index) = self.pending.iter().position(|pending| pending.seat == seat) {
            if self.pending[index].event > event {
                break;
            }
            let pending = self.pending.remove(index);
            let said = self.said(seat, pending.by, pending.power);
            if let Some(at) = said {
                self.done[at] = true;
            }
            if pending.event == event {
                answer = said;
                break;
            }
        }
        if let Some(at) = answer {
            self.burn_first(seat, at);
            if self.state.phase != Phase::Offers || self.state.active != seat {
                return Ok(());
            }
        }
        let takes = answer.is_some_and(|at| matches!(self.items[at].command, Command::Leech(..)));
        let mv = if takes { Move::Leech(self.look().offered(seat)) } else { Move::Decline };
        self.play(seat, mv, answer);
        Ok(())
    }

    /// Some burn before they answer, so that less is left to gain, §7.5.
    fn burn_first(&mut self, seat: Seat, answer: usize) {
        let burning: Vec<(usize, Command)> = self.own(seat).take_while(|&(at, _)| at < answer).collect();
        for (at, command) in burning {
            if let Command::Burn(tokens) = command
                && self.is_legal(seat, Move::Burn(tokens))
            {
                self.done[at] = true;
                self.play(seat, Move::Burn(tokens), Some(at));
            }
        }
    }

    /// Where a player answers an offer: the first fitting answer before the next action of its own.
    fn said(&self, seat: Seat, by: Faction, power: u8) -> Option<usize> {
        let mut first = None;
        for (at, command) in self.own(seat) {
            let (said, from) = match command {
                Command::Leech(power, from) => (Some(power), from),
                Command::Decline(power, from) => (power, from),
                Command::Nothing | Command::Done | Command::Steps(..) | Command::Burn(_) => continue,
                _ => break,
            };
            if from.is_some_and(|from| from != by) {
                continue;
            }
            if said.is_none_or(|said| said == power) {
                return Some(at);
            }
            first = first.or(Some(at));
        }
        first
    }

    /// One command of the log.
    fn item(&mut self, at: usize) -> Result<(), String> {
        let Item { faction, command, .. } = self.items[at];
        let seat = self.seat(faction)?;
        if !matches!(command, Command::Leech(..) | Command::Decline(..) | Command::Nothing | Command::Done | Command::Steps(..)) {
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
            Command::Send(cult, None | Some(2..)) => {
                let full = self.state.spaces[cult.index()].is_full();
                let mv = if full { Move::Return(cult) } else { Move::Send(cult) };
                self.play_when_legal(seat, mv, at)
            }
            Command::Send(cult, Some(_)) => self.play_when_legal(seat, Move::Return(cult), at),
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
                    rivers & place.map_or(rivers, |place| board.around(crate::Area::of(place)))
                });
                let places: Vec<Move> = rivers.iter().map(|place| Move::Connect(board.river(place))).collect();
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
            let chosen = self.own(seat).find_map(|(at, command)| match command {
                Command::Colour(colour) => Some((at, Move::Colour(colour))),
                Command::Favour(tile) => Some((at, Move::Favour(tile))),
                _ => None,
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
        let (Command::Leech(_, from) | Command::Decline(_, from)) = self.items[at].command else { return Ok(()) };
        let about = |pending: &Pending| pending.seat == seat && from.is_none_or(|from| from == pending.by);
        if let Some(index) = self.pending.iter().position(about) {
            self.pending.remove(index);
        }
        Ok(())
    }

    fn build(&mut self, seat: Seat, hex: crate::Hex, at: usize) -> Result<(), String> {
        let in_actions = self.state.phase == Phase::Actions && self.state.active == seat;
        let due = self.state.due;
        let volcano = self.look().player(seat).home == Some(Colour::Volcano);
        if in_actions && (due.spades > 0 || due.task == Task::Sandstorm) {
            let home = self.look().player(seat).home.expect("a colour was chosen");
            self.play_when_legal(seat, Move::Transform(hex, home), at)?;
        } else if volcano && self.state.round > 0 && !self.is_volcano(hex) {
            self.play_when_legal(seat, Move::Transform(hex, Colour::Volcano), at)?;
            if self.state.due.payment > 0 {
                let cult = self.own(seat).find_map(|(at, command)| match command {
                    Command::Forgo(_, cult) => Some((at, cult)),
                    _ => None,
                });
                let (paid, cult) = cult.ok_or("the price of the volcano is not named")?;
                self.done[paid] = true;
                self.play_when_legal(seat, Move::Lose(cult), paid)?;
            }
        }
        self.play_when_legal(seat, Move::Build(hex), at)
    }

    fn is_volcano(&self, hex: crate::Hex) -> bool {
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
