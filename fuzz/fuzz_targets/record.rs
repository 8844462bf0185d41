//! Any text is either a record, which reads back to the letter and replays or is refused, or a fault with its line.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::Arc;
use tafel_catalogue::Visitor;
use tafel_rules::{Rules, Silent};
use tafel_table::{Header, Record, replay, verify};

struct Reading<'t>(&'t str);

impl Visitor for Reading<'_> {
    type Out = ();

    fn visit<R: Rules>(self, rules: Arc<R>) {
        let lines = self.0.lines().count() + 1;
        let record = match Record::<R>::read(self.0) {
            Ok(record) => record,
            Err(fault) => {
                assert!((1..=lines).contains(&fault.line), "{fault}");
                return;
            }
        };
        let text = record.to_string();
        let again = Record::<R>::read(&text).expect("what we write can be read");
        assert_eq!(again.to_string(), text);
        match replay(&*rules, &record, &mut Silent) {
            Ok(replayed) => rules.audit(&replayed.state).expect("the components add up"),
            Err(fault) => assert!((1..=lines).contains(&fault.line), "{fault}"),
        }
        let _ = verify(&*rules, &record);
    }
}

fuzz_target!(|text: &str| {
    if let Ok(header) = Header::of(text) {
        let _ = tafel_catalogue::visit(header.game, Reading(text));
    }
});
