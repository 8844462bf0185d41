//! A person at the terminal, bots on the other seats.

use crate::failure::Failure;
use crate::output::Style;
use crate::show;
use std::io::{BufRead, Write};
use std::path::Path;
use std::sync::Arc;
use tafel_bots::{Bot, Level};
use tafel_evaluate::Evaluate;
use tafel_rules::{Dice, Objection, Rules, Seat, Seed, Turn, Viewer};
use tafel_table::{EffectLog, Match, Refusal};

const HELP: &str = "\
  a number     plays the offer of that number
  a move       in notation, such as one of the offers
  ? or offers  shows your offers again
  view         shows the position again
  log          shows everything you were told so far
  why MOVE     says which rule forbids a move
  undo         takes your last move back, until chance or a disclosure bars it
  save FILE    writes the record so far
  quit         leaves the match (so does the end of the input)
";

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
    #[expect(clippy::too_many_arguments, reason = "a table is laid once, with everything on it")]
    pub(super) fn begin(
        rules: Arc<R>,
        options: R::Options,
        seed: Seed,
        seat: Seat,
        levels: &[Level],
        input: I,
        output: O,
        style: Style,
    ) -> Self {
        // The bots' dice must tell nothing of the seed: streams from the far end are no line's.
        let dice = |index: usize| Dice::at(seed, u64::MAX - index as u64);
        let bots = levels.iter().enumerate().map(|(index, level)| level.bot(dice(index))).collect();
        let (game, opening) = Match::open(rules, options, seed);
        Session { game, seat, bots, heard: vec![], input, output, style, opening }
    }

    /// Plays until the match is over or the person leaves.
    pub(super) fn run(mut self, save: Option<&Path>) -> Result<(), Failure> {
        let (id, options, seat) = (self.style.bold(R::ID), self.game.options(), self.seat);
        writeln!(self.output, "{id}: {options}. You are seat {seat}; type `help` for help.")?;
        let promise = format!("The dice are fixed: SHA-256 of their seed is {}", self.game.commitment());
        writeln!(self.output, "{}\n", self.style.dim(promise))?;
        let opening = std::mem::take(&mut self.opening);
        self.tell(&opening)?;
        loop {
            self.save(save)?;
            match self.game.turn() {
                Turn::Seats(awaited) if awaited.contains(self.seat) => {
                    self.show_position()?;
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
            ("", _) => {}
            ("help", "") => write!(self.output, "{HELP}")?,
            ("?" | "offers", "") => self.show_offers()?,
            ("view", "") => self.show_position()?,
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

    /// Plays the offer of this number or notation.
    fn play(&mut self, line: &str) -> Result<Outcome, Failure> {
        let offers = self.game.offers(self.seat);
        let numbered =
            line.parse().ok().and_then(|number: usize| offers.get(number.checked_sub(1)?).copied());
        let tried = match numbered {
            Some(mv) => self.game.submit(self.seat, mv),
            None => line.parse().map_err(Refusal::Unreadable).and_then(|mv| self.game.submit(self.seat, mv)),
        };
        match tried {
            Ok(effects) => {
                self.tell(&effects)?;
                Ok(Outcome::Played)
            }
            Err(refusal) => {
                writeln!(self.output, "{}", sentence::<R>(&refusal))?;
                Ok(Outcome::Asked)
            }
        }
    }

    fn undo(&mut self) -> Result<(), Failure> {
        match self.game.take_back(self.seat) {
            Ok(_) => {
                self.heard.push("taken back".to_owned());
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

    fn show_position(&mut self) -> Result<(), Failure> {
        let position = show::view(&self.game.view(Viewer::Seat(self.seat)), self.style);
        write!(self.output, "\n{position}")?;
        self.show_offers()
    }

    fn show_offers(&mut self) -> Result<(), Failure> {
        let offers: Vec<String> = self.game.offers(self.seat).iter().map(ToString::to_string).collect();
        let widest = offers.iter().map(String::len).max().unwrap_or(0);
        let columns = (100 / (widest + 7)).max(1);
        writeln!(self.output)?;
        for (row, line) in offers.chunks(columns).enumerate() {
            for (column, offer) in line.iter().enumerate() {
                let number = self.style.dim(format!("{:>4})", row * columns + column + 1));
                write!(self.output, "{number} {offer:widest$} ")?;
            }
            writeln!(self.output)?;
        }
        Ok(())
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
