//! The laws about whole matches, options and sizes.

use crate::Law;
use crate::law::demand;
use crate::places::reads_back;
use tafel_rules::{Dice, MAX_SEATS, Rules, Silent};
use tafel_table::{EntryOf, Record, replay};

type Found = Result<(), (Law, String)>;

/// How many cuts of each record are replayed.
const CUTS: u32 = 8;

/// The most bytes of a state, and of a move.
const MOST_BYTES: (usize, usize) = (1024, 8);

/// A state can be copied without a thought.
pub(crate) fn sizes<R: Rules>() -> Found {
    let (state, mv) = (size_of::<R::State>(), size_of::<R::Move>());
    demand(Law::Sizes, state <= MOST_BYTES.0, || format!("a state has {state} bytes"))?;
    demand(Law::Sizes, mv <= MOST_BYTES.1, || format!("a move has {mv} bytes"))
}

/// Every answer to every choice is read, written and read back; a table has one to five seats.
pub(crate) fn choices<R: Rules>(rules: &R) -> Found {
    for choice in R::CHOICES {
        for value in choice.values {
            let text = format!("{} {value}", choice.key);
            let options: R::Options =
                text.parse().map_err(|unreadable| (Law::Notation, format!("{unreadable}")))?;
            reads_back(&options)?;
            demand(Law::Notation, options.to_string().split("; ").any(|part| part == text), || {
                format!("`{text}` makes `{options}`")
            })?;
            let seats = rules.seats(&options);
            demand(Law::Turns, (1..=MAX_SEATS as u8).contains(&seats), || {
                format!("`{options}` has {seats} seats")
            })?;
        }
    }
    Ok(())
}

/// The record of a match leads to its states again, whole and cut anywhere.
pub(crate) fn records<R: Rules>(
    rules: &R,
    options: &R::Options,
    entries: &[EntryOf<R>],
    states: &[R::State],
    dice: &mut Dice,
) -> Found {
    let mut record = Record::<R>::by(rules, options.clone(), entries.to_vec());
    record.result = states.last().and_then(|end| rules.standing(end));
    let read = Record::<R>::read(&record.to_string()).map_err(|fault| (Law::Records, fault.to_string()))?;
    demand(Law::Records, read.entries == entries && read.to_string() == record.to_string(), || {
        "the text of the record reads back differently".into()
    })?;
    leads_to(rules, &read, states.last())?;
    for _ in 0..CUTS {
        let cut = dice.below(states.len() as u32) as usize;
        leads_to(rules, &Record::by(rules, options.clone(), entries[..cut].to_vec()), states.get(cut))?;
    }
    Ok(())
}

fn leads_to<R: Rules>(rules: &R, record: &Record<R>, expected: Option<&R::State>) -> Found {
    let replayed = replay(rules, record, &mut Silent).map_err(|fault| (Law::Records, fault.to_string()))?;
    demand(Law::Records, Some(&replayed.state) == expected, || {
        format!("after {} lines the replay is in another state", record.entries.len())
    })
}
