//! Settings: each can be an option, an environment variable or a line of a file, by one name. An option overrides the
//! environment, the environment overrides the file, and the file overrides the default.

#[cfg(test)]
mod document;
mod file;
mod server;
mod shown;

pub(crate) use server::Settings;
pub(crate) use shown::show;

use crate::failure::Failure;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};
use file::Lines;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::PathBuf;

/// The commands that read settings.
const READERS: [&str; 4] = ["serve", "backup", "restore", "admin"];
/// The place of the file can only be an option or come from the environment.
const FILE: &str = "config";
/// Settings that must not stand on a command line, which everybody on a machine can read.
const SECRETS: [&str; 1] = ["oidc-secret"];

/// What was set, and which of it came from a file.
pub(crate) struct Said {
    pub(crate) matches: ArgMatches,
    pub(crate) by_file: BTreeSet<String>,
}

/// Whether an option is a setting: it takes a value that a file could give.
fn is_setting(arg: &Arg) -> bool {
    let name = arg.get_long().unwrap_or_default();
    arg.get_action().takes_values() && !arg.is_positional() && name != FILE
}

/// The variable of the environment for a setting: `TAFEL_DATABASE` for `database`.
fn variable(name: &str) -> String {
    format!("TAFEL_{}", name.to_ascii_uppercase().replace('-', "_"))
}

/// The settings of `tafel serve`, which are all there are.
fn all(command: &Command) -> impl Iterator<Item = &Arg> {
    let serve = command.find_subcommand("serve").expect("there is such a command");
    serve.get_arguments().filter(|arg| is_setting(arg))
}

/// Gives every setting its variable of the environment. Values are not shown in help: some are secret.
fn with_variables(mut command: Command) -> Command {
    let names: BTreeSet<String> = all(&command).filter_map(Arg::get_long).map(str::to_owned).collect();
    for reader in READERS {
        command = command.mut_subcommand(reader, |sub| {
            sub.mut_args(|arg| match arg.get_long().map(str::to_owned) {
                Some(name) if names.contains(&name) || name == FILE => {
                    arg.env(variable(&name)).hide_env_values(true)
                }
                _ => arg,
            })
        });
    }
    command
}

/// Reads what was said on the command line, in the environment, and in the file that one of them names. What is wrong with
/// options ends the program with a sentence, as help does.
pub(crate) fn read(command: Command) -> Result<Said, Failure> {
    let command = with_variables(command);
    let mut words: Vec<OsString> = std::env::args_os().collect();
    let matches = command.clone().get_matches_from(&words);
    let Some((name, said)) = matches.subcommand() else { return Ok(Said::without_file(matches)) };
    if !READERS.contains(&name) {
        return Ok(Said::without_file(matches));
    }
    no_secret_option(said)?;
    let Some(path) = said.get_one::<PathBuf>(FILE) else { return Ok(Said::without_file(matches)) };
    let lines = Lines::read(path, &command)?;
    let reader = command.find_subcommand(name).expect("it was found before");
    let unsaid = |line: &&(String, String)| {
        let known = reader.get_arguments().find(|arg| arg.get_long() == Some(&line.0));
        known.is_some_and(|arg| !is_said(said, arg.get_id().as_str()))
    };
    let unsaid: Vec<&(String, String)> = lines.0.iter().filter(unsaid).collect();
    // What the file says is appended to the command, as options that nobody has given.
    let options = unsaid.iter().map(|(name, value)| OsString::from(format!("--{name}={value}")));
    words.splice(2..2, options);
    let matches = command.clone().try_get_matches_from(&words).map_err(|error| {
        let sentence = error.to_string();
        let first = sentence.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned();
        Failure::Input(format!("{}: {first}", path.display()))
    })?;
    Ok(Said { matches, by_file: unsaid.iter().map(|(name, _)| name.clone()).collect() })
}

impl Said {
    fn without_file(matches: ArgMatches) -> Said {
        Said { matches, by_file: BTreeSet::new() }
    }
}

/// Whether an option or the environment says something.
fn is_said(matches: &ArgMatches, id: &str) -> bool {
    matches!(matches.value_source(id), Some(ValueSource::CommandLine | ValueSource::EnvVariable))
}

fn is_option(matches: &ArgMatches, id: &str) -> bool {
    matches.try_contains_id(id).is_ok() && matches.value_source(id) == Some(ValueSource::CommandLine)
}

/// Refuses secrets as options, and warns of addresses with a password.
fn no_secret_option(matches: &ArgMatches) -> Result<(), Failure> {
    for name in SECRETS {
        if is_option(matches, &name.replace('-', "_")) {
            return Err(Failure::Input(format!(
                "everybody on this machine can read a command line: put {name} into {} or a file",
                variable(name)
            )));
        }
    }
    for name in ["database", "doorbell"] {
        let said = is_option(matches, name).then(|| matches.get_one::<String>(name)).flatten();
        if said.is_some_and(|address| shown::masked(address) != *address) {
            eprintln!(
                "tafel: warning: everybody on this machine can read the password in --{name}; put it into {} or a file",
                variable(name)
            );
        }
    }
    Ok(())
}
