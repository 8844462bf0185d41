//! Simulations and contests for programs, in parts that join to the very digits of one run.

use crate::studied::another;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use tafel_arena::{Contest, Deal, Outcome, Series, Sim, Spread, Tally, outcome};
use tafel_bots::Entrant;
use tafel_catalogue::Visitor;
use tafel_evaluate::Evaluate;
use tafel_outside::{CannotPlay, Lost, Player};
use tafel_rules::Unreadable;

/// Why a run does not begin, or parts do not join.
#[derive(Debug, thiserror::Error)]
pub enum CannotRun {
    /// There is no such game, option or bot.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// A bot cannot play.
    #[error(transparent)]
    Player(#[from] CannotPlay),
    /// There are not as many bots as seats.
    #[error("{0}")]
    Bots(String),
    /// The parts are not of one run, or have matches in common.
    #[error("these are not different parts of one run")]
    Parts,
}

/// Some matches of a simulation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Simulated {
    /// The game.
    pub game: String,
    /// What was agreed on.
    pub options: String,
    /// The bots, one for each seat.
    pub bots: Vec<String>,
    /// The series of the matches.
    pub seed: Series,
    /// The numbers of the matches, in order.
    pub numbers: Vec<u64>,
    /// Their counts.
    pub tally: Tally,
    /// What programs among the bots lost.
    pub lost: BTreeMap<String, Lost>,
}

/// Some deals of a contest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Contested {
    /// The game.
    pub game: String,
    /// What was agreed on.
    pub options: String,
    /// The bots that met.
    pub bots: Vec<String>,
    /// The series of the deals.
    pub seed: Series,
    /// The deals, in order.
    pub deals: Vec<Deal>,
    /// What programs among the bots lost.
    pub lost: BTreeMap<String, Lost>,
}

impl Simulated {
    /// Both parts together.
    ///
    /// # Errors
    /// If they are of different runs, or have matches in common.
    pub fn merge(mut self, other: Simulated) -> Result<Simulated, CannotRun> {
        let same = (&self.game, &self.options, &self.bots, self.seed)
            == (&other.game, &other.options, &other.bots, other.seed);
        self.numbers.extend(other.numbers);
        self.numbers.sort_unstable();
        if !same || self.numbers.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(CannotRun::Parts);
        }
        self.tally = self.tally.merge(other.tally);
        add(&mut self.lost, other.lost);
        Ok(self)
    }

    /// How the points of each seat are spread.
    pub fn points(&self) -> Vec<Spread> {
        self.tally.seats.iter().map(tafel_arena::SeatTally::spread).collect()
    }
}

impl Contested {
    /// Both parts together.
    ///
    /// # Errors
    /// If they are of different runs, or have deals in common.
    pub fn merge(mut self, other: Contested) -> Result<Contested, CannotRun> {
        let same = (&self.game, &self.options, &self.bots, self.seed)
            == (&other.game, &other.options, &other.bots, other.seed);
        self.deals.extend(other.deals);
        self.deals.sort_by_key(|deal| deal.number);
        if !same || self.deals.windows(2).any(|pair| pair[0].number == pair[1].number) {
            return Err(CannotRun::Parts);
        }
        add(&mut self.lost, other.lost);
        Ok(self)
    }

    /// What the deals show.
    pub fn outcome(&self) -> Outcome {
        outcome(&self.bots, &self.deals, self.seed)
    }
}

fn add(lost: &mut BTreeMap<String, Lost>, more: BTreeMap<String, Lost>) {
    more.into_iter().for_each(|(bot, more)| lost.entry(bot).or_default().add(more));
}

/// Plays matches of a simulation on all threads of the current rayon pool.
///
/// # Errors
/// If the game, the options or the bots cannot be had.
pub fn simulate(
    game: &str,
    options: &str,
    bots: &[Player],
    seed: Series,
    numbers: Vec<u64>,
) -> Result<Simulated, CannotRun> {
    tafel_catalogue::visit(game, Simulates(Asked { options, bots, seed, numbers }))?
}

/// Plays deals of a contest on all threads of the current rayon pool.
///
/// # Errors
/// If the game, the options or the bots cannot be had.
pub fn contest(
    game: &str,
    options: &str,
    bots: &[Player],
    seed: Series,
    numbers: Vec<u64>,
) -> Result<Contested, CannotRun> {
    tafel_catalogue::visit(game, Contests(Asked { options, bots, seed, numbers }))?
}

struct Asked<'a> {
    options: &'a str,
    bots: &'a [Player],
    seed: Series,
    numbers: Vec<u64>,
}

impl Asked<'_> {
    fn entrants<R: Evaluate>(&self) -> Result<Vec<Arc<dyn Entrant<R>>>, CannotPlay> {
        self.bots.iter().map(|bot| bot.entrant(another::<R>)).collect()
    }

    fn names(&self) -> Vec<String> {
        self.bots.iter().map(ToString::to_string).collect()
    }

    fn lost(&self) -> BTreeMap<String, Lost> {
        self.bots.iter().filter_map(|bot| bot.lost().map(|lost| (bot.to_string(), lost))).collect()
    }
}

struct Simulates<'a>(Asked<'a>);

impl Visitor for Simulates<'_> {
    type Out = Result<Simulated, CannotRun>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Self::Out {
        let Simulates(asked) = self;
        let options: R::Options = asked.options.parse()?;
        let (seats, bots) = (usize::from(rules.seats(&options)), asked.bots);
        let all = match bots {
            [all] => vec![all.clone(); seats],
            _ if bots.len() == seats => bots.to_vec(),
            _ => return Err(CannotRun::Bots(format!("{} bots for {seats} seats", bots.len()))),
        };
        let asked = Asked { bots: &all, ..asked };
        let entrants = asked.entrants::<R>()?;
        let sim = Sim { options: &options, bots: &entrants, series: asked.seed };
        let tally = sim.tally(&*rules, asked.numbers.clone(), || {});
        Ok(Simulated {
            game: R::ID.to_owned(),
            options: options.to_string(),
            bots: asked.names(),
            seed: asked.seed,
            lost: asked.lost(),
            numbers: asked.numbers,
            tally,
        })
    }
}

struct Contests<'a>(Asked<'a>);

impl Visitor for Contests<'_> {
    type Out = Result<Contested, CannotRun>;

    fn visit<R: Evaluate>(self, rules: Arc<R>) -> Self::Out {
        let Contests(asked) = self;
        if !(2..=12).contains(&asked.bots.len()) {
            return Err(CannotRun::Bots("a contest has 2 to 12 bots".to_owned()));
        }
        let options: R::Options = asked.options.parse()?;
        let entrants = asked.entrants::<R>()?;
        let contest = Contest { options: &options, bots: &entrants, series: asked.seed };
        let deals = contest.play(&*rules, asked.numbers.clone(), || {});
        Ok(Contested {
            game: R::ID.to_owned(),
            options: options.to_string(),
            bots: asked.names(),
            seed: asked.seed,
            lost: asked.lost(),
            deals,
        })
    }
}
