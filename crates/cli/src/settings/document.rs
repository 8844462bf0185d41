//! docs/SETTINGS.md, made from what the program knows. `UPDATE=1 cargo test -p tafel-cli settings` rewrites it.

use super::{FILE, SECRETS, all, variable};
use clap::{Arg, CommandFactory};
use std::fmt::Write;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/SETTINGS.md");

const HEAD: &str = "# Settings

Every setting of `tafel serve` can be an option (`--addr 0.0.0.0:80`), an environment variable
(`TAFEL_ADDR=0.0.0.0:80`), or a line of a file (`addr = \"0.0.0.0:80\"`) that `--config FILE` or `TAFEL_CONFIG` names. An
option overrides the environment, the environment overrides the file, and the file overrides the default. The file is
[TOML](https://toml.io); a name that is not in this list is refused. `tafel serve --show-settings` prints every value and where
it comes from, with secrets masked. `backup`, `restore` and `admin` read the same file and variables for their `--database`.

Everybody on the machine can read a command line. A database's address with a password belongs in the
environment or the file; as an option it works, with a warning. A setting marked *secret* is refused as an option.

| setting | variable | default | |
|---|---|---|---|
";

fn line(arg: &Arg) -> String {
    let name = arg.get_long().unwrap_or_default();
    let usual: Vec<String> =
        arg.get_default_values().iter().map(|value| format!("`{}`", value.to_string_lossy())).collect();
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let secret = if SECRETS.contains(&name) { " (*secret*)" } else { "" };
    format!("| `{name}` | `{}` | {} | {help}{secret} |\n", variable(name), usual.join(" "))
}

#[test]
fn the_page_of_settings_says_what_the_program_knows() {
    let command = crate::Cli::command();
    let mut page = HEAD.to_owned();
    for arg in all(&command) {
        write!(page, "{}", line(arg)).unwrap();
    }
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(PAGE, &page).unwrap();
    }
    let written = std::fs::read_to_string(PAGE).unwrap_or_default();
    assert!(written == page, "UPDATE=1 cargo test -p tafel-cli settings rewrites docs/SETTINGS.md");
    assert!(!page.contains(&format!("| `{FILE}` |")), "a settings file cannot say where it is");
}
