//! `tafel play`: a match in the terminal.

mod inquiry;
mod offers;
mod session;

use crate::edition::folder::EditionArg;
use crate::failure::Failure;
use crate::games;
use crate::input::{SeedArg, options, random_seed};
use crate::output::Style;
use crate::players::{Opinion, lost};
use session::{Session, Setting};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use tafel_bots::Level;
use tafel_catalogue::Visitor;
use tafel_evaluate::Evaluate;
use tafel_outside::Player;
use tafel_rules::{Edition, Seat};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id; if left out, the program asks
    game: Option<String>,
    #[command(flatten)]
    edition: EditionArg,
    /// The options agreed on, such as "seats 3; map base"
    #[arg(long, default_value = "")]
    options: String,
    /// Your seat, from 0
    #[arg(long, default_value = "0")]
    seat: Seat,
    /// The bots on the other seats: one for each seat, or one for all
    #[arg(long, value_delimiter = ',', value_name = "BOT", default_value = "greedy")]
    bots: Vec<Player>,
    #[command(flatten)]
    opinion: Opinion,
    /// The seed of the dice: 64 hexadecimal digits, or a number; random by default
    #[arg(long, value_name = "SEED")]
    seed: Option<SeedArg>,
    /// Keep the record in this file, rewritten after every line
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let asked = match &args.game {
        Some(game) => Some(game.clone()),
        None => ask_for_game()?,
    };
    let Some(game) = asked else { return Ok(()) };
    args.edition.visit(&game, Playing { args, edition: args.edition.of(&game)? })?
}

/// Asks which game to play; none if the input ends.
fn ask_for_game() -> Result<Option<String>, Failure> {
    let games = games::listed(false);
    if let [only] = games[..] {
        return Ok(Some(only.id.to_owned()));
    }
    let mut out = std::io::stdout().lock();
    for (index, game) in games.iter().enumerate() {
        writeln!(out, "{:>3}) {}", index + 1, game.id)?;
    }
    loop {
        write!(out, "Which game? ")?;
        out.flush()?;
        let mut line = String::new();
        if std::io::stdin().read_line(&mut line)? == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        let answer = line.trim();
        let numbered = answer.parse().ok().and_then(|number: usize| games.get(number.checked_sub(1)?));
        match numbered.or_else(|| games.iter().find(|game| game.id == answer)) {
            Some(game) => return Ok(Some(game.id.to_owned())),
            None => writeln!(out, "Type a number from 1 to {}, or a name.", games.len())?,
        }
    }
}

/// A match about to begin, with the edition it is played with if one was named.
struct Playing<'a> {
    args: &'a Args,
    edition: Option<Edition>,
}

impl Visitor for Playing<'_> {
    type Out = Result<(), Failure>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Result<(), Failure> {
        let args = self.args;
        let named = if args.bots.len() > 1 { args.bots.len() + 1 } else { 0 };
        let options = options::<R>(&args.options, named)?;
        let seats = rules.seats(&options);
        if args.seat.0 >= seats {
            return Err(Failure::Input(format!("there is no seat {} among {seats}", args.seat)));
        }
        let bots = args.players(seats)?;
        let entrants = args.edition.entrants::<R>(&bots)?;
        let setting = Setting {
            rules,
            edition: self.edition.unwrap_or_else(|| Edition::built_in(R::FILES)),
            options,
            seed: args.seed.map_or_else(random_seed, |seed| Ok(seed.0))?,
            seat: args.seat,
            input: std::io::stdin().lock(),
            output: std::io::stdout().lock(),
            style: Style::of_stdout(),
        };
        Session::begin(setting, &entrants).run(args.save.as_deref())?;
        lost(&bots);
        Ok(())
    }
}

impl Args {
    /// A bot for every seat; the one of the person's seat is not used.
    fn players(&self, seats: u8) -> Result<Vec<Player>, Failure> {
        let others = usize::from(seats) - 1;
        let mut bots = match &self.opinion.of(&self.bots)[..] {
            [all] => vec![all.clone(); others],
            each if each.len() == others => each.to_vec(),
            _ => {
                let named = self.bots.len();
                return Err(Failure::Input(format!(
                    "{named} bots for {others} other seats; name one each, or one for all"
                )));
            }
        };
        bots.insert(self.seat.index(), Level::Random.into());
        Ok(bots)
    }
}
