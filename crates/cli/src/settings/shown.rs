//! Every setting with its value and its source, as a settings file without the secrets.

use super::{SECRETS, Said, all, variable};
use crate::failure::Failure;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};
use std::io::Write;

/// Prints every setting of `tafel serve`.
pub(crate) fn show(command: &Command, said: &Said) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let Some((_, matches)) = said.matches.subcommand() else { return Ok(()) };
    for arg in all(command) {
        let name = arg.get_long().unwrap_or_default();
        match value(arg, matches) {
            Some(value) => {
                writeln!(out, "{name} = {}  # {}", literal(name, &value), source(said, matches, arg))?;
            }
            None => writeln!(out, "# {name} is not set")?,
        }
    }
    Ok(())
}

fn value(arg: &Arg, matches: &ArgMatches) -> Option<String> {
    let raw = matches.get_raw(arg.get_id().as_str())?.next()?;
    Some(raw.to_string_lossy().into_owned())
}

fn source(said: &Said, matches: &ArgMatches, arg: &Arg) -> String {
    let name = arg.get_long().unwrap_or_default();
    match matches.value_source(arg.get_id().as_str()) {
        _ if said.by_file.contains(name) => "file".to_owned(),
        Some(ValueSource::CommandLine) => "option".to_owned(),
        Some(ValueSource::EnvVariable) => format!("environment: {}", variable(name)),
        _ => "usual".to_owned(),
    }
}

/// A value as TOML writes it, which writes texts as JSON does, with nothing secret in it.
fn literal(name: &str, value: &str) -> String {
    let value = if SECRETS.contains(&name) { "***".to_owned() } else { masked(value) };
    if value.parse::<i64>().is_ok() || value.parse::<bool>().is_ok() {
        value
    } else {
        serde_json::Value::String(value).to_string()
    }
}

/// An address without the passwords in it.
pub(super) fn masked(address: &str) -> String {
    let before_place = || {
        let (scheme, rest) = address.split_once("://")?;
        let (who, place) = rest.rsplit_once('@')?;
        let (name, _) = who.split_once(':')?;
        Some(format!("{scheme}://{name}:***@{place}"))
    };
    let address = before_place().unwrap_or_else(|| address.to_owned());
    let Some((place, parameters)) = address.split_once('?') else { return address };
    let parameters = parameters.split('&').map(|parameter| match parameter.split_once('=') {
        Some((name, _)) if name.contains("password") => format!("{name}=***"),
        _ => parameter.to_owned(),
    });
    format!("{place}?{}", parameters.collect::<Vec<_>>().join("&"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_in_addresses_are_masked_and_nothing_else() {
        assert_eq!(masked("postgres://anna:p@ss:w@db:5432/tafel"), "postgres://anna:***@db:5432/tafel");
        assert_eq!(
            masked("postgres://db/tafel?user=a&password=p"),
            "postgres://db/tafel?user=a&password=***"
        );
        for open in ["postgres://anna@db/tafel", "sqlite:a:b@c.db", "nats://host:4222"] {
            assert_eq!(masked(open), open);
        }
    }

    #[test]
    fn values_are_written_as_a_file_of_settings_has_them() {
        for (value, written) in [("7", "7"), ("true", "true"), ("a \"b\"", "\"a \\\"b\\\"\"")] {
            assert_eq!(literal("oidc-name", value), written);
        }
        assert_eq!(literal("oidc-secret", "swordfish"), "\"***\"");
    }
}
