//! A person at the terminal, bots on the other seats.

use crate::failure::Failure;
use crate::output::Style;
use crate::play::offers::{Choice, choices, is_beginning, listed};
use crate::play::{inquiry, offers};
use crate::show::{self, Position, words};
use std::collections::BTreeSet;
use std::io::{BufRead, Write};
use std::path::Path;
use std::sync::Arc;
use tafel_bots::{Bot, Entrant};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Edition, Objection, Rules, Seat, Seed, Turn, Viewer};
use tafel_table::{EffectLog, Match, Refusal};

const HELP: &str = "\
  a number     plays the offer of that number; one with … asks how it goes on
  a move       in notation, such as one of the offers; its first words ask how it goes on
  back         leaves such a question
  ? or offers  shows your offers again
  view         shows the whole position
  card ID      says what a hero, building, tile, card or faction costs and does
  rules [NR]   shows the chapters of the rules, one of them, or one rule
  hint         says what a strong player would do
  log          shows everything you were told so far
  why MOVE     says which rule forbids a move
  undo         takes your last move back, until chance or a disclosure bars it
  save FILE    writes the record so far
  quit         leaves the match (so does the end of the input)
";

/// How many lines a screen has; components are told in words as far as they fit.
const SCREEN: usize = 40;
/// The lines of a screen beside the position, words and offers: two empty ones, and the one to type in.
const FURTHER_LINES: usize = 3;
/// Lists of more components than this are not told in words unasked.
const MOST_TOLD: usize = 16;

/// The most characters of a line that a person types.
const LONGEST_LINE: u64 = 4096;

pub(super) struct Session<R: Rules, I, O> {
    game: Match<R>,
    seat: Seat,
    bots: Vec<Box<dyn Bot<R>>>,
    /// What this seat was told so far.
    heard: Vec<String>,
    input: I,
    output: O,
    style: Style,
    opening: EffectLog<R::Effect>,
    edition: Edition,
    /// Whose dice the adviser throws: no line's.
    hints: Dice,
    /// What was shown at the decision before.
    before: Option<Position>,
    /// The components that were told in words.
    told: BTreeSet<String>,
    /// The first words of a move that is being asked for.
    begun: String,
}

/// Everything on the table when a match begins.
pub(super) struct Setting<R: Rules, I, O> {
    pub(super) rules: Arc<R>,
    pub(super) edition: Edition,
    pub(super) options: R::Options,
    pub(super) seed: Seed,
    pub(super) seat: Seat,
    pub(super) input: I,
    pub(super) output: O,
    pub(super) style: Style,
}

/// What a typed line led to.
enum Outcome {
    /// A line was played.
    Played,
    /// The table is as it was, or a line was taken back.
    Asked,
    /// The person leaves.
    Left,
}

impl<R: Evaluate, I: BufRead, O: Write> Session<R, I, O> {
    pub(super) fn begin(setting: Setting<R, I, O>, entrants: &[Arc<dyn Entrant<R>>]) -> Self {
        let Setting { rules, edition, options, seed, seat, input, output, style } = setting;
        // The bots' dice must tell nothing of the seed: streams from the far end are no line's.
        let dice = |index: usize| Dice::at(seed, u64::MAX - index as u64);
        let seated = entrants.iter().zip((0..).map(Seat));
        let bots =
            seated.map(|(bot, seat)| bot.sit_down(&rules, &options, seat, dice(seat.index()))).collect();
        let hints = dice(entrants.len());
        let (game, opening) = Match::open(rules, options, seed);
        Session {
            game,
            seat,
            bots,
            heard: vec![],
            input,
            output,
            style,
            opening,
            edition,
            hints,
            before: None,
            told: BTreeSet::new(),
            begun: String::new(),
        }
    }

    /// Plays until the match is over or the person leaves.
    pub(super) fn run(mut self, save: Option<&Path>) -> Result<(), Failure> {
        let (id, options, seat) = (self.style.bold(R::ID), self.game.options(), self.seat);
        let agreed = show::wrapped(&format!("{id}: {options}. You are seat {seat}; type `help` for help."));
        writeln!(self.output, "{}", agreed.join("\n  "))?;
        let promise = format!("The dice are fixed: SHA-256 of their seed is {}", self.game.commitment());
        writeln!(self.output, "{}", self.style.dim(promise))?;
        self.say_what_is_reconstructed()?;
        writeln!(self.output)?;
        let opening = std::mem::take(&mut self.opening);
        self.tell(&opening)?;
        loop {
            self.save(save)?;
            match self.game.turn() {
                Turn::Seats(awaited) if awaited.contains(self.seat) => {
                    self.show_changes()?;
                    if !self.ask()? {
                        writeln!(
                            self.output,
                            "\nYou left the match after {} lines.",
                            self.game.entries().len()
                        )?;
                        return Ok(());
                    }
                }
                Turn::Seats(awaited) => {
                    self.bot_moves(awaited.iter().next().expect("somebody is awaited"))?;
                }
                Turn::Chance => unreachable!("a match settles chance at once"),
                Turn::Over => return self.end(),
            }
        }
    }

    fn bot_moves(&mut self, seat: Seat) -> Result<(), Failure> {
        let (view, offers) = (self.game.view(Viewer::Seat(seat)), self.game.offers(seat));
        let mv = self.bots[seat.index()].choose(self.game.rules(), seat, &view, &offers);
        let effects = self
            .game
            .submit(seat, mv)
            .map_err(|refusal| Failure::Input(format!("the bot on seat {seat} wanted `{mv}`: {refusal}")))?;
        self.tell(&effects)
    }

    /// Asks until a line was played; returns whether the person stays.
    fn ask(&mut self) -> Result<bool, Failure> {
        loop {
            let prompt = self.style.bold(format!("seat {}>", self.seat));
            write!(self.output, "{prompt} ")?;
            self.output.flush()?;
            let mut line = String::new();
            // A longer line is not a move, and the refusal quotes as much of it as fits.
            if std::io::Read::take(&mut self.input, LONGEST_LINE).read_line(&mut line)? == 0 {
                return Ok(false);
            }
            match self.obey(line.trim())? {
                Outcome::Played => return Ok(true),
                Outcome::Asked => {}
                Outcome::Left => return Ok(false),
            }
        }
    }

    fn obey(&mut self, line: &str) -> Result<Outcome, Failure> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("" | "back", "") => {
                if !std::mem::take(&mut self.begun).is_empty() {
                    self.show_offers()?;
                }
            }
            ("help", "") => write!(self.output, "{HELP}")?,
            ("?" | "offers", "") => self.show_offers()?,
            ("view", "") => self.show_position()?,
            ("card", id) => write!(self.output, "{}", inquiry::card(&self.edition, R::RULEBOOK, id))?,
            ("rules", number) => write!(self.output, "{}", inquiry::rules(R::RULEBOOK, number))?,
            ("hint", "") => self.hint()?,
            ("log", "") => self.show_log()?,
            ("undo", "") => self.undo()?,
            ("why", mv) => self.why(mv)?,
            ("save", file) if !file.is_empty() => {
                let written = std::fs::write(file, self.game.record().to_string());
                let said = written
                    .map_or_else(|error| format!("{file}: {error}"), |()| format!("Written to {file}."));
                writeln!(self.output, "{said}")?;
            }
            ("quit", "") => return Ok(Outcome::Left),
            _ => return self.play(line),
        }
        Ok(Outcome::Asked)
    }

    /// Plays the offer of this number or notation, or asks how it goes on.
    fn play(&mut self, line: &str) -> Result<Outcome, Failure> {
        let offers = self.offers();
        let numbered = line
            .parse()
            .ok()
            .and_then(|number: usize| choices(&offers, &self.begun).into_iter().nth(number.checked_sub(1)?));
        let line = match numbered {
            Some(Choice::Move(mv)) => mv,
            Some(Choice::Question(begun, _)) => return self.question(begun),
            None if is_beginning(&offers, line) => return self.question(line.to_owned()),
            None => line.to_owned(),
        };
        match line.parse().map_err(Refusal::Unreadable).and_then(|mv| self.game.submit(self.seat, mv)) {
            Ok(effects) => {
                self.begun.clear();
                self.tell(&effects)?;
                Ok(Outcome::Played)
            }
            Err(refusal) => {
                writeln!(self.output, "{}", sentence::<R>(&refusal))?;
                Ok(Outcome::Asked)
            }
        }
    }

    /// Asks how a move goes on that begins so.
    fn question(&mut self, begun: String) -> Result<Outcome, Failure> {
        self.begun = begun;
        self.show_offers()?;
        Ok(Outcome::Asked)
    }

    fn undo(&mut self) -> Result<(), Failure> {
        match self.game.take_back(self.seat) {
            Ok(_) => {
                self.heard.push("taken back".to_owned());
                self.begun.clear();
                writeln!(self.output, "Taken back.")?;
                self.show_position()
            }
            Err(refusal) => Ok(writeln!(self.output, "{}", sentence::<R>(&refusal))?),
        }
    }

    fn why(&mut self, mv: &str) -> Result<(), Failure> {
        // Tried on a copy: asking is not playing.
        let tried = mv.parse().map_err(Refusal::Unreadable);
        let said = match tried.and_then(|mv| self.game.clone().submit(self.seat, mv)) {
            Ok(_) => "It is allowed.".to_owned(),
            Err(refusal) => sentence::<R>(&refusal),
        };
        Ok(writeln!(self.output, "{said}")?)
    }

    fn hint(&mut self) -> Result<(), Failure> {
        let (view, moves) = (self.game.view(Viewer::Seat(self.seat)), self.game.offers(self.seat));
        let said = inquiry::hint(&**self.game.rules(), self.seat, &view, &moves, self.hints.clone());
        Ok(write!(self.output, "{said}")?)
    }

    fn say_what_is_reconstructed(&mut self) -> Result<(), Failure> {
        if let Some(edition) = self.edition.named_in_records() {
            writeln!(self.output, "The components are those of the edition {}.", edition.name)?;
        }
        match words::reconstructed(&self.edition) {
            Some(said) => Ok(writeln!(self.output, "{said} (`card ID` says it of each).")?),
            None => Ok(()),
        }
    }

    fn position(&self) -> Position {
        let view = self.game.view(Viewer::Seat(self.seat));
        let screen = self.game.rules().screen(&view);
        Position::of(&view, screen)
    }

    fn offers(&self) -> Vec<String> {
        self.game.offers(self.seat).iter().map(ToString::to_string).collect()
    }

    fn show_position(&mut self) -> Result<(), Failure> {
        let position = self.position();
        let shown = position.whole(self.style);
        self.show(position, &shown)
    }

    /// The whole position at first, afterwards what changed since the decision before.
    fn show_changes(&mut self) -> Result<(), Failure> {
        let position = self.position();
        let shown = match &self.before {
            Some(before) => position.since(before, self.style),
            None => position.whole(self.style),
        };
        self.show(position, &shown)
    }

    /// Shows a position, as many components in words as the screen has lines for, and the offers.
    fn show(&mut self, position: Position, shown: &str) -> Result<(), Failure> {
        self.begun.clear();
        let room = SCREEN.saturating_sub(shown.lines().count() + FURTHER_LINES);
        let offers = self.offers_text(room);
        let words = self.new_words(&position, room.saturating_sub(offers.lines().count()));
        write!(self.output, "\n{shown}{words}\n{offers}")?;
        self.before = Some(position);
        Ok(())
    }

    /// What components not yet explained cost and do, in at most this many lines.
    fn new_words(&mut self, position: &Position, lines: usize) -> String {
        let mut text = String::new();
        let mut left = lines;
        for word in position.words(MOST_TOLD) {
            if left == 0 || self.told.contains(&word) {
                continue;
            }
            if let Some(described) = words::described(&self.edition, R::RULEBOOK, &word) {
                let line = offers::cut(&format!("{word}: {described}"), show::WIDTH);
                text += &format!("  {}\n", self.style.dim(line));
                left -= 1;
            }
            self.told.insert(word);
        }
        text
    }

    fn offers_text(&self, room: usize) -> String {
        let choices = choices(&self.offers(), &self.begun);
        listed(&choices, |word| words::described(&self.edition, R::RULEBOOK, word), room, self.style)
    }

    fn show_offers(&mut self) -> Result<(), Failure> {
        let asked = if self.begun.is_empty() { String::new() } else { format!("{} …", self.begun) };
        let offers = self.offers_text(SCREEN - FURTHER_LINES);
        Ok(write!(self.output, "{asked}\n{offers}")?)
    }

    fn show_log(&mut self) -> Result<(), Failure> {
        self.heard.iter().try_for_each(|effect| writeln!(self.output, "  {effect}"))?;
        Ok(())
    }

    fn tell(&mut self, effects: &EffectLog<R::Effect>) -> Result<(), Failure> {
        for effect in effects.to(Viewer::Seat(self.seat)) {
            let heard = show::effect(&effect);
            writeln!(self.output, "  {}", self.style.dim(&heard))?;
            self.heard.push(heard);
        }
        Ok(())
    }

    fn save(&self, file: Option<&Path>) -> Result<(), Failure> {
        let Some(file) = file else { return Ok(()) };
        let written = std::fs::write(file, self.game.record().to_string());
        written.map_err(|error| Failure::Input(format!("{}: {error}", file.display())))
    }

    fn end(&mut self) -> Result<(), Failure> {
        let rules = self.game.rules().clone();
        let state = *self.game.state();
        let tally = |seat: Seat| {
            let mut tally = vec![];
            rules.tally(&state, seat, &mut tally);
            tally
        };
        let standing = self.game.standing();
        let result = show::standing(standing.as_ref(), self.game.seats(), tally, self.style);
        writeln!(self.output, "\n{}\n{result}", self.style.bold("The match is over."))?;
        if let Some(seed) = self.game.record().seed {
            writeln!(
                self.output,
                "The seed of the dice was {seed}; check a saved record with `tafel verify FILE`."
            )?;
        }
        Ok(())
    }
}

/// A refusal as a sentence of its own, and the rule that it names.
fn sentence<R: Rules>(refusal: &Refusal) -> String {
    let text = refusal.to_string();
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    let said = format!("{first}{}.", letters.as_str());
    match refusal {
        Refusal::Illegal(Some(Objection { rule, .. })) => {
            let rule_text = rule.text_in(R::RULEBOOK).expect("a refusal cites a rule of the rulebook");
            let rule_text = show::wrapped(&words::plain(&rule_text)).join("\n    ");
            format!("{said}\n  {rule}: {rule_text}")
        }
        Refusal::Illegal(None)
        | Refusal::NotYourTurn
        | Refusal::Over
        | Refusal::Unreadable(_)
        | Refusal::NoChance
        | Refusal::Impossible
        | Refusal::NothingToTakeBack => said,
    }
}
