//! Writing a record as a log that the site's own program reads: one command a line, in the order of our rules.

use super::{bridges, maps, offers};
use std::fmt::Write;
use tafel_parts::Set;
use tafel_rules::{Id, Rules, Seat, Silent};
use tafel_table::{Entry, EntryOf, Record, step};
use tafel_terra_mystica::Look;
use tafel_terra_mystica::{
    Chance, Colour, Conversion, Cult, Extra, FactionBoard, Move, Phase, State, Task, TerraMystica,
};

/// Options under which the site judges as strictly as our rules.
const STRICT: [&str; 5] = [
    "strict-leech",
    "strict-darkling-sh",
    "strict-chaosmagician-sh",
    "errata-cultist-power",
    "maintain-player-order",
];

/// Power offered by a building and not answered in the log yet.
#[derive(Copy, Clone)]
struct Open {
    event: usize,
    seat: Seat,
    by: Seat,
    power: u8,
}

struct Writing<'r> {
    rules: TerraMystica,
    state: State,
    entries: &'r [EntryOf<TerraMystica>],
    text: String,
    open: Vec<Open>,
    /// Offers that nobody was ever asked about: acting declines them, and the end of the round wants it to be said.
    lapsed: Vec<Open>,
    events: usize,
    /// How many entries are written, as some are written before their place.
    written: usize,
}

/// The log of a record.
pub(super) fn export(record: &Record<TerraMystica>) -> String {
    let rules = TerraMystica::new();
    let state = rules.start(&record.options);
    let mut writing = Writing {
        rules,
        state,
        entries: &record.entries,
        text: String::new(),
        open: vec![],
        lapsed: vec![],
        events: 0,
        written: 0,
    };
    writing.header();
    for at in 0..record.entries.len() {
        writing.entry(at);
    }
    writing.text
}

impl Writing<'_> {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn header(&mut self) {
        let options = self.state.options;
        for seat in 1..=options.seats {
            self.line(&format!("player p{seat} username p{seat}"));
        }
        self.line(&format!("map {}", maps::id(options.map, options.start_points)));
        STRICT.iter().for_each(|option| self.line(&format!("option {option}")));
        let agreed = [
            (options.variable_turn_order, "variable-turn-order"),
            (options.mini_expansion, "mini-expansion-1"),
            (options.shipping_bonus, "shipping-bonus"),
            (options.temple_scoring_tile, "temple-scoring-tile"),
        ];
        for (_, name) in agreed.iter().filter(|(switch, _)| switch.is_on()) {
            self.line(&format!("option {name}"));
        }
        let boards = [
            (FactionBoard::Ice, "ice"),
            (FactionBoard::Volcano, "volcano"),
            (FactionBoard::Variable, "variable_v5"),
        ];
        for (_, name) in boards.iter().filter(|&&(board, _)| options.fire_and_ice_factions.has(board)) {
            self.line(&format!("option fire-and-ice-factions/{name}"));
        }
        if options.final_scoring != Extra::These(Set::empty()) {
            self.line("option fire-and-ice-final-scoring");
        }
        for scoring in options.final_scoring.named().iter() {
            self.line(&format!("final-scoring {scoring}"));
        }
    }

    fn entry(&mut self, at: usize) {
        let before = self.state;
        step(&self.rules, &mut self.state, self.entries[at], &mut Silent);
        match self.entries[at] {
            Entry::Chance(chance) => self.draw(chance),
            Entry::Move(seat, mv) => {
                if let Move::Colour(_) = mv
                    && before.phase == Phase::Actions
                {
                    self.shift(&before, seat, mv, at);
                } else if at >= self.written {
                    self.write(&before, seat, mv, at);
                }
                for _ in 0..bridges::given_up(self.rules.data(), &before, &self.state, seat, mv) {
                    self.command(seat, "-BRIDGE");
                }
                self.offers(&before, seat, mv);
            }
        }
    }

    fn write(&mut self, before: &State, seat: Seat, mv: Move, at: usize) {
        for command in self.commands(before, seat, mv, at) {
            self.command(seat, &command);
        }
        self.written = at + 1;
    }

    /// The site ends a turn with the choice of a colour. So conversions stand before it; but to a player who is alone the
    /// next turn has come, in which conversions may follow and nothing ends.
    fn shift(&mut self, before: &State, seat: Seat, mv: Move, at: usize) {
        let is_free = |entry: &EntryOf<TerraMystica>| matches!(*entry, Entry::Move(by, Move::Burn(_) | Move::Convert(_)) if by == seat);
        let free = self.entries[at + 1..].iter().take_while(|entry| is_free(entry)).count();
        let done = at + 1 + free;
        let says_done = self.entries.get(done) == Some(&Entry::Move(seat, Move::Done));
        let mut end = self.state;
        for entry in &self.entries[at + 1..done + usize::from(says_done)] {
            step(&self.rules, &mut end, *entry, &mut Silent);
        }
        // The turn may also have ended by itself.
        let is_alone = end.active == seat && (says_done || end.due.actions > 0);
        if is_alone {
            self.write(before, seat, mv, at);
        }
        let state = self.state;
        for next in at + 1..done {
            if let Entry::Move(seat, mv) = self.entries[next] {
                self.write(&state, seat, mv, next);
            }
        }
        if is_alone {
            self.written = done + usize::from(says_done);
        } else {
            self.write(before, seat, mv, at);
            self.written = done;
        }
    }

    fn draw(&mut self, chance: Chance) {
        match chance {
            Chance::Score(..) => {
                let tiles: Vec<String> =
                    self.state.scores.iter().flatten().map(|tile| tile.word().to_uppercase()).collect();
                if tiles.len() == self.state.scores.len() {
                    self.line(&format!("score {}", tiles.join(",")));
                }
            }
            Chance::Remove(card) => self.line(&format!("delete {}", card.word().to_uppercase())),
            Chance::Final(scoring) => self.line(&format!("final-scoring {scoring}")),
            Chance::Lot(_) => unreachable!("the log language has no auction"),
        }
    }

    fn command(&mut self, seat: Seat, command: &str) {
        let faction = self.state.players[seat].faction.expect("the faction was chosen");
        match command {
            "setup" => self.line(&format!("setup {faction}")),
            "drop" => self.line(&format!("drop-faction {faction}")),
            _ => self.line(&format!("{faction}: {command}")),
        }
    }

    /// The commands for a move; most often one.
    fn commands(&self, before: &State, seat: Seat, mv: Move, at: usize) -> Vec<String> {
        let look = Look::new(TerraMystica::built_in(), before);
        let upper = |word: &str| word.to_uppercase();
        let command = match mv {
            Move::Pick(_) => "setup".into(),
            Move::Bid(..) => unreachable!("the log language has no auction"),
            Move::Colour(colour) => format!("pick-color {colour}"),
            Move::Build(hex) => format!("build {hex}"),
            Move::Dig(spades) => format!("dig {spades}"),
            Move::Transform(hex, to @ Colour::Volcano) => {
                return vec!["dig 1".into(), format!("transform {hex} to {to}")];
            }
            Move::Transform(hex, to) => format!("transform {hex} to {to}"),
            Move::Discard => match before.due.task {
                Task::Ride => "-FREE_D".into(),
                Task::Sandstorm => "-FREE_TF".into(),
                Task::FreeTradingHouse => "-FREE_TP".into(),
                Task::None | Task::ChooseColour | Task::BuyToken => format!("-{}SPADE", before.due.spades),
            },
            Move::Upgrade(hex, to) => format!("upgrade {hex} to {}", upper(to.word())),
            Move::Advance(track) => format!("advance {track}"),
            Move::Send(cult) => format!("send p to {}", upper(cult.word())),
            Move::SendTo(cult, steps) => format!("send p to {} for {steps}", upper(cult.word())),
            Move::Return(cult) => format!("send p to {} for 1", upper(cult.word())),
            Move::Action(action) => format!("action {}", upper(action.word())),
            Move::Bridge(from, to) => format!("bridge {from}:{to}"),
            Move::Connect(river) => format!("connect {river}"),
            Move::Burn(tokens) => format!("burn {tokens}"),
            Move::Convert(conversion) => convert(conversion).into(),
            Move::Ordain(0) => "-3CONVERT_W_TO_P".into(),
            Move::Ordain(priests) => format!("convert {priests}W to {priests}P"),
            Move::Favour(tile) => format!("+{}", upper(tile.word())),
            Move::Town(tile) => return self.town(before, seat, &upper(tile.word()), at),
            // The site makes these steps by itself, steered by steps given up before the tile.
            Move::Step(_) if look.must_choose_top(seat) => return vec![],
            Move::Step(cult) => steps('+', before.due.step_size, cult),
            Move::Lose(cult) => steps('-', before.due.payment, cult),
            Move::Leech(_) => format!("leech {}", offer(before, seat)),
            Move::Decline if before.due.task == Task::BuyToken => "-GAIN_P3_FOR_VP".into(),
            Move::Decline => format!("decline {}", offer(before, seat)),
            Move::Token => "gain P3 for VP".into(),
            Move::Unlock(colour) => format!("unlock-terrain {colour}"),
            Move::Keep => "unlock-terrain gain-priest".into(),
            Move::Pass(Some(card)) => format!("pass {}", upper(card.word())),
            Move::Pass(None) => "pass".into(),
            Move::Done => "done".into(),
            Move::Resign => "drop".into(),
        };
        vec![command]
    }

    /// A town tile; steps are given up before it where the keys do not suffice for all cults.
    fn town(&self, before: &State, seat: Seat, tile: &str, at: usize) -> Vec<String> {
        let look = Look::new(TerraMystica::built_in(), &self.state);
        let mut commands = vec![];
        if look.must_choose_top(seat) {
            let keys = usize::from(self.state.players[seat].free_keys());
            let stepped = |entry: &EntryOf<TerraMystica>| {
                let Entry::Move(by, Move::Step(cult)) = *entry else { return None };
                (by == seat).then_some(cult)
            };
            let chosen: Set<Cult, u8> =
                self.entries[at + 1..].iter().filter_map(stepped).take(keys).collect();
            for cult in (self.state.due.blocked - chosen).iter() {
                let from = before.players[seat].cults[cult.index()];
                let to = self.state.players[seat].cults[cult.index()];
                let gained = if tile == "TW6" { 2 } else { 1 };
                commands.push(steps('-', (from + gained).saturating_sub(to), cult));
            }
        }
        commands.push(format!("+{tile}"));
        commands
    }

    /// Keeps track of offers; those that nobody is asked about by our rules are declined.
    fn offers(&mut self, before: &State, seat: Seat, mv: Move) {
        let event = self.events;
        let offered = offers::offered(self.rules.data(), before, seat, mv);
        self.open.extend(offered.iter().map(|&(to, power)| Open { event, seat: to, by: seat, power }));
        self.events += usize::from(!offered.is_empty());
        if before.phase == Phase::Actions && is_action(mv) {
            self.lapsed.retain(|lapsed| lapsed.seat != seat);
        }
        if matches!(mv, Move::Leech(_)) || mv == Move::Decline && before.due.task != Task::BuyToken {
            let answered = event - before.offers.len();
            self.open.retain(|open| open.event != answered || open.seat != seat);
        }
        let first_open = self.events - self.state.offers.len();
        let (over, open) =
            std::mem::take(&mut self.open).into_iter().partition(|open: &Open| open.event < first_open);
        self.open = open;
        let (lapsed, over): (Vec<Open>, Vec<Open>) =
            over.into_iter().partition(|open: &Open| open.event == event);
        self.decline(&over);
        self.lapsed.extend(lapsed);
        let is_turn = |state: &State| matches!(state.phase, Phase::Actions | Phase::Offers);
        if is_turn(before) && (!is_turn(&self.state) || self.state.round != before.round) {
            let lapsed = std::mem::take(&mut self.lapsed);
            self.decline(&lapsed);
        }
    }

    fn decline(&mut self, over: &[Open]) {
        for open in over {
            let by = self.state.players[open.by].faction.expect("the faction was chosen");
            self.command(open.seat, &format!("decline {} from {by}", open.power));
        }
    }
}

/// Whether a move begins an action or belongs to one.
fn is_action(mv: Move) -> bool {
    matches!(
        mv,
        Move::Build(_)
            | Move::Dig(_)
            | Move::Transform(..)
            | Move::Upgrade(..)
            | Move::Advance(_)
            | Move::Send(_)
            | Move::SendTo(..)
            | Move::Return(_)
            | Move::Action(_)
            | Move::Pass(_)
            | Move::Resign
    )
}

/// What is offered, and by whom.
fn offer(before: &State, seat: Seat) -> String {
    let power = before.offers.first().map_or(0, |offer| offer.power[seat]);
    let by = before.players[before.builder].faction.expect("the faction was chosen");
    format!("{power} from {by}")
}

fn steps(sign: char, steps: u8, cult: Cult) -> String {
    let mut text = String::from(sign);
    if steps != 1 {
        write!(text, "{steps}").expect("text takes numbers");
    }
    text + &cult.word().to_uppercase()
}

fn convert(conversion: Conversion) -> &'static str {
    match conversion {
        Conversion::PowerToPriest => "convert 5PW to 1P",
        Conversion::PowerToWorker => "convert 3PW to 1W",
        Conversion::PowerToCoin => "convert 1PW to 1C",
        Conversion::PriestToWorker => "convert 1P to 1W",
        Conversion::PriestToCoin => "convert 1P to 1C",
        Conversion::WorkerToCoin => "convert 1W to 1C",
        Conversion::CoinsToPoint => "convert 2C to 1VP",
        Conversion::PointToCoin => "convert 1VP to 1C",
    }
}
