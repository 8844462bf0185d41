//! Any text can be submitted by any seat at any time: it is accepted exactly when it is offered, and nothing breaks.
//!
//! The first byte chooses a game and the second the dice; then each line is a seat and what it submits. A line of the
//! form `#7` submits the offer of that number, so that matches get far.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::Arc;
use tafel_catalogue::Visitor;
use tafel_rules::{Rules, Seat, Seed, Viewer};
use tafel_table::Match;

struct Submitting<'t> {
    dice: u8,
    lines: &'t str,
}

impl Visitor for Submitting<'_> {
    type Out = ();

    fn visit<R: Rules>(self, rules: Arc<R>) {
        let options = "".parse().unwrap_or_else(|_| panic!("a game has default options"));
        let (mut table, _) = Match::open(rules.clone(), options, Seed([self.dice; 32]));
        for line in self.lines.lines() {
            let mut letters = line.chars();
            let seat = Seat(letters.next().map_or(0, |first| first as u8 % 6));
            let rest = letters.as_str();
            let offers: Vec<String> = table.offers(seat).iter().map(ToString::to_string).collect();
            let numbered = rest.strip_prefix('#').and_then(|number| number.parse::<usize>().ok());
            let text = match numbered {
                Some(number) if !offers.is_empty() => offers[number % offers.len()].clone(),
                _ => rest.to_owned(),
            };
            let accepted = text.parse().is_ok_and(|mv| table.submit(seat, mv).is_ok());
            assert_eq!(accepted, offers.contains(&text), "`{text}` of seat {seat}");
            rules.audit(table.state()).expect("the components add up");
            let _ = table.view(Viewer::Seat(Seat(0)));
            if rest.is_empty() {
                let _ = table.take_back(seat);
            }
        }
    }
}

fuzz_target!(|data: (u8, u8, &str)| {
    let (game, dice, lines) = data;
    let games = tafel_catalogue::games();
    let id = games[usize::from(game) % games.len()].id;
    let _ = tafel_catalogue::visit(id, Submitting { dice, lines });
});
