//! `tafel`: the one program.

mod admin;
mod arena;
mod backup;
mod bench;
mod components;
mod edition;
mod failure;
mod files;
mod fit;
mod games;
mod input;
mod output;
mod perft;
mod play;
mod players;
mod record;
mod replay;
mod report;
mod review;
mod serve;
mod settings;
mod shard;
mod show;
mod sim;
mod snellman;
mod sweep;
mod teach;
mod verify;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use failure::Failure;
use settings::Said;
use std::process::ExitCode;

/// The server hands messages from thread to thread, which costs the usual allocator a tenth of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A digital table for modern board games: play, replay, verify, measure.
#[derive(Parser)]
#[command(name = "tafel", version, about, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the games: id, seats, options with their values
    Games(games::Args),
    /// Serve tables over the network: open the printed address in a browser
    Serve(Box<serve::Args>),
    /// Write the page as a folder for a web space that only has files: everything is played in the browser
    Static(files::Args),
    /// Write everything in a server's database to a file
    Backup(backup::Args),
    /// Fill an empty database from a backup
    Restore(backup::Args),
    /// Manage the people and tables of a server: list, mute, ban, rename, export, remove
    Admin(admin::Args),
    /// Play a match in the terminal
    Play(play::Args),
    /// Let bots play, and print the records
    Record(record::Args),
    /// Replay records, checking every line; print the standing, or the position at a line
    Replay(replay::Args),
    /// Review finished matches: what luck brought, what decisions cost and what would have been better
    Review(Box<review::Args>),
    /// Replay a record and check each chance line against the seed and its commitment
    Verify(verify::Args),
    /// Count the continuations of a position, chance included
    Perft(perft::Args),
    /// Measure how fast the rules are, on one thread
    Bench(bench::Args),
    /// Let bots play many matches: points, ranks and wins by seat
    Sim(sim::Args),
    /// Let bots compete over duplicate deals: ratings with intervals, and which bot finishes ahead of which
    Arena(arena::Args),
    /// Write a page of statistics from many matches of a game: points, seats, length, moves played and their results
    Report(report::Args),
    /// Try out changes of components by playing: a table, and a page with plots
    Sweep(sweep::Args),
    /// Find the weights of a game's estimate by playing
    Fit(fit::Args),
    /// Train the network of a game by playing
    Teach(teach::Args),
    /// Say where every tile and card of a game is drawn, ready to print
    Components(components::Args),
    /// Components that an owner or designer has changed: copy, check, compare, pass on
    Edition(edition::Args),
    /// Check, read and write recorded Terra Mystica games of the well-known play-by-web site
    Snellman(snellman::Args),
}

fn run(said: &Said) -> Result<(), Failure> {
    let cli = Cli::from_arg_matches(&said.matches).map_err(|error| Failure::Input(error.to_string()))?;
    match cli.command {
        Command::Games(args) => games::run(&args),
        Command::Serve(args) if args.show_settings => settings::show(&Cli::command(), said),
        Command::Serve(args) => serve::run(&args),
        Command::Static(args) => files::run(&args),
        Command::Backup(args) => backup::back_up(&args),
        Command::Restore(args) => backup::restore(&args),
        Command::Admin(args) => admin::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Record(args) => record::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Report(args) => report::run(&args),
        Command::Sweep(args) => sweep::run(&args),
        Command::Fit(args) => fit::run(&args),
        Command::Teach(args) => teach::run(&args),
        Command::Components(args) => components::run(&args),
        Command::Edition(args) => edition::run(&args),
        Command::Snellman(args) => snellman::run(&args),
    }
}

fn main() -> ExitCode {
    let outcome = settings::read(Cli::command()).and_then(|said| run(&said));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // The reader has read enough: `tafel record … | head`.
        Err(Failure::Unheard) => ExitCode::SUCCESS,
        Err(failure) => {
            if !failure.to_string().is_empty() {
                eprintln!("tafel: {failure}");
            }
            ExitCode::from(failure.code())
        }
    }
}
