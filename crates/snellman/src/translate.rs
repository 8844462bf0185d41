//! From the commands of a log to the lines of our record.
//!
//! The site lets things happen in another order than our rules: power is answered whenever the neighbour comes by,
//! Cultists take their step later, spades of the cult bonus come in any order, turns end by themselves. So each time
//! our rules wait for somebody else than the next command, the answer is looked up further on in the log.

use super::Problem;
use super::bridges;
use super::command::Command;
use super::log::{Item, Log};
use super::offers::{self, Pending};
use super::tolerance::{Tolerance, Tolerated};
use tafel_rules::{PerSeat, Rules, Seat, Silent, Turn};
use tafel_table::{Entry, EntryOf};
use tafel_terra_mystica::{
    Action, Chance, Cult, Data, Faction, Look, Move, Options, Phase, State, Switch, Task, TerraMystica,
};

/// How many things are settled at most before one command.
const MOST_SETTLED: usize = 200;

/// A line of our record, and the command of the log that it comes from.
pub(super) struct Line {
    pub(super) entry: EntryOf<TerraMystica>,
    pub(super) item: Option<usize>,
}

/// Points that coins were exchanged for by hand, which our rules do at the end.
#[derive(Copy, Clone)]
pub(super) struct ByHand {
    pub(super) item: usize,
    pub(super) seat: Seat,
    pub(super) points: u8,
    pub(super) coins: u8,
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
    /// Bridges that cannot be laid and were not given up yet.
    pub(super) useless_bridges: PerSeat<u8>,
    pub(super) by_hand: Vec<ByHand>,
    pub(super) tolerated: Vec<Tolerated>,
    moves: Vec<Move>,
}

/// Translates a whole log, by our rules if they suffice, else with what the site lets pass, §2.9.
pub(super) fn translate(log: &Log) -> Result<Translation<'_>, Problem> {
    let tolerant = Options { tolerances: Switch::On, ..log.options };
    by(log, &log.options).or_else(|problem| by(log, &tolerant).map_err(|_| problem))
}

fn by<'l>(log: &'l Log, options: &Options) -> Result<Translation<'l>, Problem> {
    let rules = TerraMystica::new();
    let state = rules.start(options);
    let mut translation = Translation {
        rules,
        data: TerraMystica::built_in(),
        state,
        lines: vec![],
        items: &log.items,
        done: vec![false; log.items.len()],
        seats: log.factions(),
        pending: vec![],
        events: 0,
        forgone: vec![],
        useless_bridges: PerSeat::default(),
        by_hand: vec![],
        tolerated: vec![],
        moves: vec![],
    };
    translation.draw(log)?;
    for at in 0..log.items.len() {
        if !translation.done[at] {
            translation.item(at).map_err(|what| log.problem(at, what))?;
            translation.done[at] = true;
        }
    }
    // What is still open after the last command: answers and the end of the turn.
    while translation.rules.turn(&translation.state) != Turn::Over && translation.go_on(None).is_ok() {}
    translation.tolerate_what_is_left();
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

    pub(super) fn faction(&self, seat: Seat) -> Faction {
        self.seats[seat.index()]
    }

    /// The draws of the set-up, as the log names them.
    fn draw(&mut self, log: &Log) -> Result<(), Problem> {
        let scores = [4, 5, 0, 1, 2, 3].map(|at: usize| Chance::Score(at as u8 + 1, log.scores[at]));
        let removed = log.removed.iter().map(|&card| Chance::Remove(card));
        for chance in scores.into_iter().chain(removed).chain(log.drawn.map(Chance::Final)) {
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

    /// Why a move cannot be played now.
    fn refusal(&self, seat: Seat, mv: Move) -> String {
        let objection = self.rules.why_not(&self.state, seat, mv);
        let rule = objection.map_or(String::new(), |objection| format!(" ({})", objection.rule));
        format!("`{seat} {mv}` is not legal{rule}")
    }

    /// Plays a move that is legal now.
    pub(super) fn play(&mut self, seat: Seat, mv: Move, item: Option<usize>) -> Result<(), String> {
        if !self.is_legal(seat, mv) {
            return Err(self.refusal(seat, mv));
        }
        let before = self.state;
        let offered = offers::offered(self.data, &self.state, seat, mv);
        self.rules.apply(&mut self.state, seat, mv, &mut Silent);
        self.lines.push(Line { entry: Entry::Move(seat, mv), item });
        if !offered.is_empty() {
            let (event, by, round) = (self.events, self.faction(seat), before.round);
            let pending = offered.iter().map(|&(seat, power)| Pending { event, seat, by, power, round });
            self.pending.extend(pending);
            self.events += 1;
        }
        self.useless_bridges[seat] += bridges::given_up(self.data, &before, &self.state, seat, mv);
        let coins = u16::from(self.state.players[seat].coins);
        if self.state.phase != Phase::Over && coins < self.spent_by_hand(seat) {
            return Err("the coins for this became points by hand".into());
        }
        Ok(())
    }

    /// Coins that a player still has in our rules, but not in the log.
    pub(super) fn spent_by_hand(&self, seat: Seat) -> u16 {
        let own = self.by_hand.iter().filter(|by_hand| by_hand.seat == seat);
        own.map(|by_hand| u16::from(by_hand.coins)).sum()
    }

    /// Plays a move as soon as our rules allow it; until then, what they wait for is settled.
    pub(super) fn play_when_legal(&mut self, seat: Seat, mv: Move, item: usize) -> Result<(), String> {
        let mut refusal = None;
        for _ in 0..MOST_SETTLED {
            if self.is_legal(seat, mv) {
                return self.play(seat, mv, Some(item));
            }
            // The reason that counts is the last one in the player's own turn.
            if refusal.is_none() || self.state.active == seat {
                refusal = Some(self.refusal(seat, mv));
            }
            if let Err(why) = self.go_on(Some(item)) {
                return Err(format!("{}; {why}", refusal.unwrap_or_default()));
            }
        }
        Err(format!("`{seat} {mv}` does not become legal"))
    }

    /// Settles one thing that our rules wait for, before the next command.
    pub(super) fn go_on(&mut self, item: Option<usize>) -> Result<(), String> {
        let Turn::Seats(_) = self.rules.turn(&self.state) else { return Err("the game is over".into()) };
        let seat = self.state.active;
        if self.look().is_owed() {
            return self.settle(seat, item);
        }
        if self.state.phase == Phase::Offers {
            return self.answer(seat);
        }
        if self.state.phase == Phase::Actions && self.state.due.actions == 0 {
            return self.play(seat, Move::Done, None);
        }
        Err(format!("it is the turn of {}", self.faction(seat)))
    }

    pub(super) fn settle(&mut self, seat: Seat, item: Option<usize>) -> Result<(), String> {
        if self.look().must_choose_top(seat) {
            return self.settle_top(seat, item);
        }
        let due = self.state.due;
        if due.steps > 0 {
            let (at, cult) = self.later_steps(seat).ok_or("a cult step is due")?;
            self.play(seat, Move::Step(cult), Some(at))?;
            self.done[at] = true;
            Ok(())
        } else if due.spades > 0 {
            self.settle_spades(seat, item)
        } else if due.ordinations > 0 {
            self.play(seat, Move::Ordain(0), item)
        } else if due.unlocks > 0 {
            let next = self.next_own(seat);
            match next.map(|at| (at, self.items[at].command)) {
                Some((at, Command::Unlock(colour))) => self.settle_by(seat, Move::Unlock(colour), at),
                Some((at, Command::KeepPriest)) => self.settle_by(seat, Move::Keep, at),
                _ => self.play(seat, Move::Keep, item),
            }
        } else if due.task == Task::BuyToken {
            match self.next_own(seat).filter(|&at| self.items[at].command == Command::Token) {
                Some(at) => self.settle_by(seat, Move::Token, at),
                None => self.play(seat, Move::Decline, item),
            }
        } else {
            Err(format!("{} owe something: {due:?}", self.faction(seat)))
        }
    }

    /// Plays what settles something, on account of the command that says so.
    fn settle_by(&mut self, seat: Seat, mv: Move, said: usize) -> Result<(), String> {
        self.play(seat, mv, Some(said))?;
        self.done[said] = true;
        Ok(())
    }

    /// Keys go to the cults in which no step was given up.
    fn settle_top(&mut self, seat: Seat, item: Option<usize>) -> Result<(), String> {
        let blocked: Vec<Cult> = self.state.due.blocked.iter().collect();
        let (forgone, wanted): (Vec<Cult>, Vec<Cult>) =
            blocked.into_iter().partition(|cult| self.forgone.contains(cult));
        let legal = wanted.into_iter().chain(forgone).find(|&cult| self.is_legal(seat, Move::Step(cult)));
        self.play(seat, Move::Step(legal.ok_or("no cult can be chosen for the key")?), item)
    }

    /// Spades of the cult bonus are used by the next commands of the player, if those are about spades.
    fn settle_spades(&mut self, seat: Seat, item: Option<usize>) -> Result<(), String> {
        if self.state.phase == Phase::CultBonus
            && let Some(at) = self.next_own(seat)
            && let Command::Transform(hex, colour) = self.items[at].command
            && let Ok(colour) = colour.map_or_else(|| self.towards_home(seat, hex), Ok)
            && self.is_legal(seat, Move::Transform(hex, colour))
        {
            return self.settle_by(seat, Move::Transform(hex, colour), at);
        }
        if self.is_legal(seat, Move::Discard) {
            return self.play(seat, Move::Discard, item);
        }
        Err("bought spades are left".into())
    }

    /// The items of a player that are still to come.
    pub(super) fn own(&self, seat: Seat) -> impl Iterator<Item = (usize, Command)> + '_ {
        let faction = self.faction(seat);
        let own = move |at: &usize| !self.done[*at] && self.items[*at].faction == faction;
        (0..self.items.len()).filter(own).map(|at| (at, self.items[at].command))
    }

    /// The next command of a player that is not an answer to an offer.
    fn next_own(&self, seat: Seat) -> Option<usize> {
        let is_next =
            |command: Command| !command.is_answer() && !matches!(command, Command::Nothing | Command::Done);
        self.own(seat).find(|&(_, command)| is_next(command)).map(|(at, _)| at)
    }

    /// The next cult step of a player that does not belong to an action of its own.
    fn later_steps(&self, seat: Seat) -> Option<(usize, Cult)> {
        let mut owed = 0;
        for (at, command) in self.own(seat) {
            match command {
                Command::Action(Action::BonusCult | Action::FavourCult | Action::Auren) => owed += 1,
                Command::Steps(_, cult) if owed == 0 => return Some((at, cult)),
                Command::Steps(..) => owed -= 1,
                _ => {}
            }
        }
        None
    }

    /// Names something that the site lets pass.
    pub(super) fn tolerate(&mut self, what: Tolerance, line: usize) {
        let after = self.lines.len();
        self.tolerated.push(Tolerated { what, line, after });
    }

    /// What nobody came back to until the log ended.
    fn tolerate_what_is_left(&mut self) {
        let last = self.items.last().map_or(0, |item| item.line);
        let (over, round) = (self.state.phase == Phase::Over, self.state.round);
        for pending in std::mem::take(&mut self.pending) {
            if over || pending.round < round {
                self.tolerate(Tolerance::OfferUnanswered, last);
            }
        }
        if self.useless_bridges.0.iter().any(|&bridges| bridges > 0) {
            self.tolerate(Tolerance::BridgesKept, last);
        }
    }
}
