//! From the commands of a log to the lines of our record.
//!
//! The site lets things happen in another order than our rules: power is answered whenever the neighbour comes by,
//! Cultists take their step later, spades of the cult bonus come in any order, turns end by themselves. So each time
//! our rules wait for somebody else than the next command, the answer is looked up further on in the log.

use super::Problem;
use super::log::{Command, Item, Log};
use tafel_rules::{Rules, Seat, Silent, Turn};
use tafel_table::{Entry, EntryOf};
use tafel_terra_mystica::Look;
use tafel_terra_mystica::{Action, Chance, Cult, Data, Faction, Move, Phase, State, Task, TerraMystica};

/// A line of our record, and the command of the log that it comes from.
pub(super) struct Line {
    pub(super) entry: EntryOf<TerraMystica>,
    pub(super) item: Option<usize>,
}

/// Power that a building offered, whether or not our rules ask about it.
pub(super) struct Pending {
    pub(super) event: usize,
    pub(super) seat: Seat,
    pub(super) by: Faction,
    power: u8,
}

pub(super) struct Translation<'l> {
    rules: TerraMystica,
    data: &'static Data,
    pub(super) state: State,
    pub(super) lines: Vec<Line>,
    pub(super) items: &'l [Item],
    pub(super) done: Vec<bool>,
    seats: Vec<Faction>,
    pub(super) pending: Vec<Pending>,
    pub(super) events: usize,
    /// Cults that a player gave up a step in before a town tile.
    pub(super) forgone: Vec<Cult>,
    moves: Vec<Move>,
}

/// Translates a whole log.
pub(super) fn translate(log: &Log) -> Result<Translation<'_>, Problem> {
    let rules = TerraMystica::new();
    let state = rules.start(&log.options);
    let mut translation = Translation {
        rules,
        data: TerraMystica::new().data(),
        state,
        lines: vec![],
        items: &log.items,
        done: vec![false; log.items.len()],
        seats: log
            .items
            .iter()
            .filter(|item| item.command == Command::Setup)
            .map(|item| item.faction)
            .collect(),
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
    pub(super) fn look(&self) -> Look<'_> {
        Look::new(self.data, &self.state)
    }

    pub(super) fn seat(&self, faction: Faction) -> Result<Seat, String> {
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

    pub(super) fn is_legal(&mut self, seat: Seat, mv: Move) -> bool {
        self.moves.clear();
        self.rules.moves(&self.state, seat, &mut self.moves);
        self.moves.contains(&mv)
    }

    pub(super) fn play(&mut self, seat: Seat, mv: Move, item: Option<usize>) {
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
    pub(super) fn play_when_legal(&mut self, seat: Seat, mv: Move, item: usize) -> Result<(), String> {
        for _ in 0..200 {
            if self.is_legal(seat, mv) {
                self.play(seat, mv, Some(item));
                return Ok(());
            }
            if self.rules.turn(&self.state) == Turn::of(seat)
                && self.look().is_owed()
                && self.may_settle(seat)
            {
                self.go_on(Some(item))?;
                continue;
            }
            self.go_on(Some(item)).map_err(|why| {
                let objection = self.rules.why_not(&self.state, seat, mv);
                let rule = objection.map_or(String::new(), |objection| format!(" ({})", objection.rule));
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
    pub(super) fn go_on(&mut self, item: Option<usize>) -> Result<(), String> {
        let Turn::Seats(_) = self.rules.turn(&self.state) else { return Err("the game is over".into()) };
        let seat = self.state.active;
        let owed = self.look().is_owed();
        if owed {
            return self.settle(seat, item);
        }
        if self.state.phase == Phase::Offers {
            self.answer(seat);
            return Ok(());
        }
        if self.state.phase == Phase::Actions && self.state.due.actions == 0 {
            self.play(seat, Move::Done, None);
            return Ok(());
        }
        Err(format!("it is the turn of {}", self.seats[seat.index()]))
    }

    pub(super) fn settle(&mut self, seat: Seat, item: Option<usize>) -> Result<(), String> {
        if self.look().must_choose_top(seat) {
            let blocked = self.state.due.blocked;
            let cult = blocked.iter().find(|cult| !self.forgone.contains(cult)).or(blocked.first());
            self.play(seat, Move::Step(cult.expect("a cult is blocked")), item);
            return Ok(());
        }
        let due = self.state.due;
        if due.steps > 0 {
            let at = self.later_steps(seat).ok_or("a cult step is due")?;
            let Command::Steps(_, cult) = self.items[at].command else {
                unreachable!("steps were looked for")
            };
            self.done[at] = true;
            self.play(seat, Move::Step(cult), Some(at));
        } else if due.spades > 0 {
            self.settle_spades(seat, item)?;
        } else if due.ordinations > 0 {
            self.play(seat, Move::Ordain(0), item);
        } else if due.unlocks > 0 {
            let next = self.next_own(seat);
            let mv = next.map_or(Move::Keep, |at| {
                if let Command::Unlock(colour) = self.items[at].command {
                    Move::Unlock(colour)
                } else {
                    Move::Keep
                }
            });
            let is_about =
                |at: &usize| matches!(self.items[*at].command, Command::Unlock(_) | Command::KeepPriest);
            self.settle_by(seat, mv, next.filter(is_about), item);
        } else if due.task == Task::BuyToken {
            let next = self.next_own(seat).filter(|&at| self.items[at].command == Command::Token);
            let mv = if next.is_some() { Move::Token } else { Move::Decline };
            self.settle_by(seat, mv, next, item);
        } else {
            return Err(format!("{} owe something: {due:?}", self.seats[seat.index()]));
        }
        Ok(())
    }

    /// Plays what settles something, on account of the command that says so, if one does.
    fn settle_by(&mut self, seat: Seat, mv: Move, said: Option<usize>, item: Option<usize>) {
        if let Some(at) = said {
            self.done[at] = true;
        }
        self.play(seat, mv, said.or(item));
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
    pub(super) fn own(&self, seat: Seat) -> impl Iterator<Item = (usize, Command)> + '_ {
        let faction = self.seats[seat.index()];
        let own = move |at: &usize| !self.done[*at] && self.items[*at].faction == faction;
        (0..self.items.len()).filter(own).map(|at| (at, self.items[at].command))
    }

    /// The next command of a player that is not an answer to an offer.
    fn next_own(&self, seat: Seat) -> Option<usize> {
        let answer = |command| {
            matches!(command, Command::Leech(..) | Command::Decline(..) | Command::Nothing | Command::Done)
        };
        self.own(seat).find(|&(_, command)| !answer(command)).map(|(at, _)| at)
    }

    /// The next cult step of a player that does not belong to an action of its own.
    fn later_steps(&self, seat: Seat) -> Option<usize> {
        let mut owed = 0;
        for (at, command) in self.own(seat) {
            if let Command::Action(Action::BonusCult | Action::FavourCult | Action::Auren) = command {
                owed += 1;
            } else if let Command::Steps(..) = command {
                if owed == 0 {
                    return Some(at);
                }
                owed -= 1;
            }
        }
        None
    }

    /// What a player says to the offer that is open.
    fn answer(&mut self, seat: Seat) {
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
                return;
            }
        }
        let takes = answer.is_some_and(|at| matches!(self.items[at].command, Command::Leech(..)));
        let mv = if takes { Move::Leech(self.look().offered(seat)) } else { Move::Decline };
        self.play(seat, mv, answer);
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
            if matches!(command, Command::Nothing | Command::Done | Command::Steps(..) | Command::Burn(_)) {
                continue;
            }
            let (said, from) = if let Command::Leech(power, from) = command {
                (Some(power), from)
            } else if let Command::Decline(power, from) = command {
                (power, from)
            } else {
                break;
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
}
