//! A program as a player: what it is told, what it answers, and what happens if it does not.

use crate::process::{Process, Silence};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tafel_bots::{Advice, Bot, Entrant};
use tafel_rules::{Dice, Rules, Seat};

/// The version of the protocol.
const PROTOCOL: u32 = 1;

/// How long a program may take to greet: some load networks first.
const GREETING: Duration = Duration::from_secs(30);

/// How often a program is started again in one match of one seat.
const RESTARTS: u32 = 3;

/// A program that plays. Its processes are kept from match to match, as many as play at a time.
pub struct Program {
    name: String,
    words: Vec<String>,
    time: Duration,
    idle: Mutex<Vec<Process>>,
    lost: Mutex<Lost>,
}

/// The decisions that a program lost: each of them was a random move.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lost {
    /// How many decisions it was asked for.
    pub asked: u64,
    /// How many it did not make in time.
    pub late: u64,
    /// How many it did not make since it had ended.
    pub gone: u64,
    /// How many of its answers were no legal move.
    pub nonsense: u64,
    /// The first thing that went wrong.
    pub first: Option<String>,
}

impl Lost {
    /// How many decisions were lost in all.
    pub fn decisions(&self) -> u64 {
        self.late + self.gone + self.nonsense
    }

    /// Adds what was lost in another part of the same run.
    pub fn add(&mut self, more: Lost) {
        self.asked += more.asked;
        self.late += more.late;
        self.gone += more.gone;
        self.nonsense += more.nonsense;
        self.first = self.first.take().or(more.first);
    }
}

/// In one sentence.
impl Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Lost { asked, late, gone, nonsense, first } = self;
        write!(f, "lost {} of {asked} decisions, for which random moves were played", self.decisions())?;
        write!(f, ": {late} too late, {gone} after it had ended, {nonsense} without a legal move")?;
        first.iter().try_for_each(|first| write!(f, "; the first time {first}"))
    }
}

/// Why a decision is lost.
enum Fault {
    Silent(Silence),
    Nonsense(String),
}

impl Program {
    /// A program known by this name: its file and arguments, and how long it may take for a decision.
    ///
    /// # Panics
    /// If there are no words.
    pub fn new(name: String, words: Vec<String>, time: Duration) -> Program {
        assert!(!words.is_empty(), "a command has at least one word");
        Program { name, words, time, idle: Mutex::default(), lost: Mutex::default() }
    }

    /// Starts the program once, so that what cannot play is refused before a match begins.
    ///
    /// # Errors
    /// With a sentence that says what went wrong.
    pub fn try_out(&self) -> Result<(), String> {
        let process = self.start()?;
        self.keep(process);
        Ok(())
    }

    /// What went wrong so far.
    pub fn lost(&self) -> Lost {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn start(&self) -> Result<Process, String> {
        let process = Process::start(&self.words).map_err(|error| format!("{}: {error}", self.words[0]))?;
        process.say(format!("tafelrunde {PROTOCOL}\n"));
        let until = Instant::now() + GREETING;
        loop {
            match process.hear(until) {
                Ok(line) if line == "hello" || line.starts_with("hello ") => return Ok(process),
                Ok(line) if is_remark(&line) => {}
                Ok(line) => return Err(format!("{} says `{}` instead of `hello`", self.name, cut(&line))),
                Err(silence) => {
                    process.kill();
                    return Err(format!("{} does not say `hello`: {silence}", self.name));
                }
            }
        }
    }

    fn idle(&self) -> Option<Process> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    fn keep(&self, process: Process) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(process);
    }

    fn note(&self, fault: Option<&Fault>) {
        let mut lost = self.lost.lock().unwrap_or_else(PoisonError::into_inner);
        lost.asked += 1;
        let Some(fault) = fault else { return };
        let said = match fault {
            Fault::Silent(silence) => {
                *(if *silence == Silence::Late { &mut lost.late } else { &mut lost.gone }) += 1;
                silence.to_string()
            }
            Fault::Nonsense(line) => {
                lost.nonsense += 1;
                format!("it said `{}`", cut(line))
            }
        };
        lost.first.get_or_insert(said);
    }
}

impl Display for Silence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Silence::Late => "its time was up",
            Silence::Gone => "it had ended",
            Silence::Endless => "it said a line of more than 4096 bytes",
        })
    }
}

/// The beginning of a line, fit to be shown.
fn cut(line: &str) -> String {
    line.chars().take(60).flat_map(char::escape_debug).collect()
}

/// What a program may say at any time, and nobody acts on.
fn is_remark(line: &str) -> bool {
    line.is_empty() || line == "info" || line.starts_with("info ")
}

/// Who plays: a program, shared by all the seats that it takes.
#[derive(Clone)]
pub(crate) struct Contender(pub(crate) Arc<Program>);

impl<R: Rules> Entrant<R> for Contender {
    fn name(&self) -> String {
        self.0.name.clone()
    }

    fn sit_down(&self, rules: &R, options: &R::Options, seat: Seat, mut dice: Dice) -> Box<dyn Bot<R>> {
        let edition = rules.edition().map_or(String::new(), |edition| format!(" {edition}"));
        let opening = format!(
            "match {} {}{edition}\noptions {options}\nseat {seat}\ndice {}\n",
            R::ID,
            R::VERSION,
            dice.below(u32::MAX)
        );
        Box::new(Sitting { program: self.0.clone(), process: None, opening, dice, starts_left: RESTARTS + 1 })
    }
}

/// One seat of one match.
struct Sitting {
    program: Arc<Program>,
    process: Option<Process>,
    /// What a process is told before its first decision of the match.
    opening: String,
    /// For lost decisions.
    dice: Dice,
    starts_left: u32,
}

impl<R: Rules> Bot<R> for Sitting {
    fn choose(&mut self, _: &R, _: Seat, view: &R::View, moves: &[R::Move]) -> R::Move {
        let offers: Vec<String> = moves.iter().map(ToString::to_string).collect();
        let view = serde_json::to_string(view).expect("views can be written as JSON");
        match self.ask(&view, &offers) {
            Ok(nth) => {
                self.program.note(None);
                moves[nth]
            }
            Err(fault) => {
                self.program.note(Some(&fault));
                if let Fault::Silent(_) = fault
                    && let Some(process) = self.process.take()
                {
                    process.kill();
                }
                self.dice.any(moves)
            }
        }
    }

    fn advise(&mut self, _: &R, _: Seat, _: &R::View, _: &[R::Move]) -> Vec<Advice<R::Move>> {
        vec![]
    }
}

impl Sitting {
    /// Asks for a decision; returns the index of the offer that was chosen.
    fn ask(&mut self, view: &str, offers: &[String]) -> Result<usize, Fault> {
        let process = self.process()?;
        // What was said since the last decision answers no question.
        while let Some(line) = process.overheard() {
            if !is_remark(&line) {
                return Err(Fault::Nonsense(line));
            }
        }
        let time = self.program.time;
        let mut question = format!("view {view}\noffers {}\n", offers.len());
        for (nth, offer) in offers.iter().enumerate() {
            let _ = writeln!(question, "offer {nth} {offer}");
        }
        let _ = writeln!(question, "go {}", time.as_millis());
        let process = self.process()?;
        process.say(question);
        let until = Instant::now() + time;
        loop {
            let line = process.hear(until).map_err(Fault::Silent)?;
            if is_remark(&line) {
                continue;
            }
            let chosen = line.strip_prefix("move ").map(str::trim);
            let numbered = |word: &str| word.parse().ok().filter(|&nth| nth < offers.len());
            let named = |word: &str| offers.iter().position(|offer| offer == word);
            return chosen
                .and_then(|word| numbered(word).or_else(|| named(word)))
                .ok_or(Fault::Nonsense(line));
        }
    }

    /// The process of this match: one that is idle, or a new one.
    fn process(&mut self) -> Result<&Process, Fault> {
        if self.process.is_none() {
            if self.starts_left == 0 {
                return Err(Fault::Silent(Silence::Gone));
            }
            self.starts_left -= 1;
            let started = self.program.idle().map_or_else(|| self.program.start(), Ok);
            let process = started.map_err(|_| Fault::Silent(Silence::Gone))?;
            process.say(self.opening.clone());
            self.process = Some(process);
        }
        Ok(self.process.as_ref().expect("there is one now"))
    }
}

/// After a match the process waits for the next one.
impl Drop for Sitting {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            self.program.keep(process);
        }
    }
}
