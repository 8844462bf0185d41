//! `tafel play`: a match in the terminal.

mod session;

use crate::edition::folder::EditionArg;
use crate::failure::Failure;
use crate::games;
use crate::input::{SeedArg, options, random_seed};
use crate::output::Style;
use session::Session;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use tafel_bots::Level;
use tafel_catalogue::Visitor;
use tafel_evaluate::Evaluate;
use tafel_rules::Seat;

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
    #[arg(long, value_delimiter = ',', value_name = "LEVEL", default_value = "greedy")]
    bots: Vec<Level>,
    /// The seed of the dice: 64 hexadecimal digits, or a number; random by default
    #[arg(long, value_name = "HEX")]
    seed: Option<SeedArg>,
    /// Keep the record in this file, rewritten after every line
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.game {
        Some(game) => args.edition.visit(game, args)?,
        None => match ask_for_game()? {
            Some(game) => args.edition.visit(&game, args)?,
            None => Ok(()),
        },
    }
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

impl Visitor for &Args {
    type Out = Result<(), Failure>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Result<(), Failure> {
        let named = if self.bots.len() > 1 { self.bots.len() + 1 } else { 0 };
        let options = options::<R>(&self.options, named)?;
        let seats = rules.seats(&options);
        if self.seat.0 >= seats {
            return Err(Failure::Input(format!("there is no seat {} among {seats}", self.seat)));
        }
        let levels = self.levels(seats)?;
        let seed = self.seed.map_or_else(random_seed, |seed| Ok(seed.0))?;
        let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
        let session =
            Session::begin(rules, options, seed, self.seat, &levels, input, output, Style::of_stdout());
        session.run(self.save.as_deref())
    }
}

impl Args {
    /// A level for every seat; the one of the person's seat is not used.
    fn levels(&self, seats: u8) -> Result<Vec<Level>, Failure> {
        let others = usize::from(seats) - 1;
        let mut levels = match self.bots[..] {
            [all] => vec![all; others],
            _ if self.bots.len() == others => self.bots.clone(),
            _ => {
                let named = self.bots.len();
                return Err(Failure::Input(format!(
                    "{named} bots for {others} other seats; name one each, or one for all"
                )));
            }
        };
        levels.insert(self.seat.index(), Level::Random);
        Ok(levels)
    }
}
