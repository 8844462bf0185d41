//! `tafel games`: the list of games.

use crate::failure::Failure;
use crate::output::{Style, json_line};
use crate::show::words;
use serde::Serialize;
use std::io::Write;
use tafel_bots::Level;
use tafel_catalogue::{Audience, Listed};
use tafel_rules::Edition;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print one JSON array
    #[arg(long)]
    json: bool,
    /// List the template game for developers too
    #[arg(long)]
    all: bool,
}

/// The games for people; with `all`, or while there are no others, those for developers too.
pub(crate) fn listed(all: bool) -> Vec<Listed> {
    let games = tafel_catalogue::games();
    let for_players = |game: &Listed| game.audience == Audience::Players;
    let only_for_players = !all && games.iter().any(for_players);
    games.into_iter().filter(|game| !only_for_players || for_players(game)).collect()
}

/// A game, and which of its components are reconstructed.
#[derive(Serialize)]
struct Told {
    #[serde(flatten)]
    game: Listed,
    /// The files with components whose values are not the printed ones.
    reconstructed: Vec<&'static str>,
}

fn told(game: Listed) -> Told {
    Told { reconstructed: Edition::built_in(game.files).reconstructed_files(), game }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let games = listed(args.all);
    if args.json {
        let told: Vec<Told> = games.into_iter().map(told).collect();
        return json_line(&mut out, &told);
    }
    let style = Style::of_stdout();
    for game in games {
        let seats = match (game.seats_min, game.seats_max) {
            (1, 1) => "1 seat".to_owned(),
            (fewest, most) if fewest == most => format!("{most} seats"),
            (fewest, most) => format!("{fewest} to {most} seats"),
        };
        writeln!(out, "{}  {seats}", style.bold(game.id))?;
        if let Some(said) = words::reconstructed(&Edition::built_in(game.files)) {
            writeln!(out, "    {said}")?;
        }
        for choice in game.options {
            let (default, others) = choice.values.split_first().expect("a choice has values");
            let others: String = others.iter().map(|value| format!(", {value}")).collect();
            writeln!(out, "    {:<12} {}{others}", choice.key, style.bold(default))?;
        }
    }
    writeln!(
        out,
        "{}",
        style.dim("The first value of an option is its default. Play with: tafel play GAME")
    )?;
    let levels: Vec<String> = Level::FOR_PEOPLE.iter().map(ToString::to_string).collect();
    let levels =
        format!("Bots from weak to strong: {}; for experiments random, greedy, search.", levels.join(", "));
    writeln!(out, "{}", style.dim(levels))?;
    Ok(())
}
