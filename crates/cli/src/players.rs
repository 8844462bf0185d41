//! Bots as they are named on the command line, seated.

use crate::edition::folder::EditionArg;
use crate::failure::Failure;
use crate::input::new_game;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use tafel_bots::{Entrant, Level};
use tafel_evaluate::Evaluate;
use tafel_outside::{Lost, Player};
use tafel_rules::Edition;

/// What the bots of a command think of the game, unless they say it themselves.
#[derive(clap::Args)]
pub(crate) struct Opinion {
    /// Weights for the bots that name none, as `tafel fit` writes them
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// A network for the bots that name none, as `tafel teach` writes it
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
}

impl Opinion {
    /// The bots, with the files that are for all of them.
    pub(crate) fn of(&self, bots: &[Player]) -> Vec<Player> {
        bots.iter().map(|bot| bot.clone().or_with(self.weights.as_ref(), self.network.as_ref())).collect()
    }
}

/// One bot for each of `seats`: as many as were named, or the one that was named for all.
pub(crate) fn one_bot_a_seat(named: &[Player], seats: u8) -> Result<Vec<Player>, Failure> {
    match named {
        [] => Ok(vec![Level::Random.into(); usize::from(seats)]),
        [all] => Ok(vec![all.clone(); usize::from(seats)]),
        _ if named.len() == usize::from(seats) => Ok(named.to_vec()),
        _ => Err(Failure::Input(format!(
            "{} bots for {seats} seats; name one for each seat, or one for all",
            named.len()
        ))),
    }
}

/// The bots as they take part in matches with the components of an edition that was read before.
pub(crate) fn entrants<R: Evaluate>(
    bots: &[Player],
    edition: &Edition,
) -> Result<Vec<Arc<dyn Entrant<R>>>, Failure> {
    let entrant = |bot: &Player| {
        bot.entrant(|| new_game::<R>(edition)).map_err(|refused| Failure::Input(refused.to_string()))
    };
    bots.iter().map(entrant).collect()
}

impl EditionArg {
    /// The bots as they take part in matches with these components.
    pub(crate) fn entrants<R: Evaluate>(&self, bots: &[Player]) -> Result<Vec<Arc<dyn Entrant<R>>>, Failure> {
        entrants(bots, &self.or_built_in::<R>()?)
    }
}

/// What programs among the bots lost, by name; the same is said to whoever reads the terminal.
pub(crate) fn lost(bots: &[Player]) -> BTreeMap<String, Lost> {
    let mut lost = BTreeMap::new();
    for bot in bots {
        if let Some(of_bot) = bot.lost()
            && !lost.contains_key(&bot.to_string())
        {
            eprintln!("tafel: {bot} {of_bot}");
            lost.insert(bot.to_string(), of_bot);
        }
    }
    lost
}
