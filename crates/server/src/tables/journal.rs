//! The journal of a match: the lines of its record, and what was taken back, in the order in which they were stored.

use crate::store::LineRow;
use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_rules::{Seat, Seats};
use tafel_table::Line;

/// One entry of the journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Note {
    /// A line of the record: `0 take red`, `* draw red`.
    Line(Line),
    /// One line of the record, counted from 0, is taken back: `- 17`.
    Drop(usize),
    /// With the consent of all, everything from this line of the record on is taken back: `< 17`.
    Cut(usize),
    /// A seat asks all people to let it take back: `? 0`.
    AskBack(Seat),
    /// A seat agrees: `+ 1`.
    Agree(Seat),
    /// A seat declines: `! 1`.
    Decline(Seat),
}

impl Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::Line(line) => line.fmt(f),
            Note::Drop(line) => write!(f, "- {line}"),
            Note::Cut(line) => write!(f, "< {line}"),
            Note::AskBack(seat) => write!(f, "? {seat}"),
            Note::Agree(seat) => write!(f, "+ {seat}"),
            Note::Decline(seat) => write!(f, "! {seat}"),
        }
    }
}

/// A stored text that is no entry.
#[derive(Debug, thiserror::Error)]
#[error("a stored line of the journal cannot be read")]
pub(crate) struct Garbled;

impl FromStr for Note {
    type Err = Garbled;

    fn from_str(text: &str) -> Result<Note, Garbled> {
        let (mark, rest) = text.split_once(' ').ok_or(Garbled)?;
        let seat = || rest.parse().map_err(|_| Garbled);
        let line = || rest.parse().map_err(|_| Garbled);
        match mark {
            "-" => line().map(Note::Drop),
            "<" => line().map(Note::Cut),
            "?" => seat().map(Note::AskBack),
            "+" => seat().map(Note::Agree),
            "!" => seat().map(Note::Decline),
            _ => text.parse().map(Note::Line).map_err(|_| Garbled),
        }
    }
}

/// What the entries of a journal amount to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Journal {
    /// How many entries there are.
    pub(crate) length: u32,
    /// How often each seat has moved, and how often anything was taken back: a seat's question is numbered by both.
    moved: [u32; tafel_rules::MAX_SEATS],
    taken_back: u32,
    /// How many lines the record has.
    record: u32,
    /// Entries that are not lines of the record: at which number, and how long the record was after it.
    marks: Vec<Mark>,
    /// Who asks to take back, and who has agreed.
    pub(crate) request: Option<(Seat, Seats)>,
}

#[derive(Copy, Clone, Debug)]
struct Mark {
    number: u32,
    record: u32,
    takes_back: bool,
}

impl Journal {
    /// How long the record was when the journal had `length` entries; none if lines were taken back since.
    pub(crate) fn record_at(&self, length: u32) -> Option<usize> {
        if length > self.length || self.marks.iter().any(|mark| mark.takes_back && mark.number >= length) {
            return None;
        }
        let before = self.marks.iter().rev().find(|mark| mark.number < length);
        let record = before.map_or(length, |mark| mark.record + (length - mark.number - 1));
        Some(record as usize)
    }

    /// How many entries there are that are no lines of the record: what was asked for, answered and taken back.
    pub(crate) fn asides(&self) -> usize {
        self.marks.len()
    }

    /// The number of a seat's present or next question. It does not depend on what other seats do, so that two who
    /// answer at once do not stand in each other's way, and nobody learns from it.
    pub(crate) fn ask(&self, seat: Seat) -> u32 {
        1 + self.moved[seat.index()] + self.taken_back
    }

    /// Takes an entry into account.
    pub(crate) fn note(&mut self, note: &Note) {
        let number = self.length;
        self.length += 1;
        self.record = match *note {
            Note::Line(_) => self.record + 1,
            Note::Drop(_) => self.record.saturating_sub(1),
            Note::Cut(line) => line as u32,
            Note::AskBack(_) | Note::Agree(_) | Note::Decline(_) => self.record,
        };
        if !matches!(note, Note::Line(_)) {
            let takes_back = matches!(note, Note::Drop(_) | Note::Cut(_));
            self.marks.push(Mark { number, record: self.record, takes_back });
        }
        match note {
            Note::Line(line) => {
                if let Some(seat) = line.actor.seat() {
                    self.moved[seat.index()] += 1;
                }
                self.request = None;
            }
            Note::Drop(_) | Note::Cut(_) => {
                self.taken_back += 1;
                self.request = None;
            }
            Note::AskBack(seat) => self.request = Some((*seat, Seats::NONE)),
            Note::Agree(seat) => {
                if let Some((_, agreed)) = &mut self.request {
                    *agreed = agreed.with(*seat);
                }
            }
            Note::Decline(_) => self.request = None,
        }
    }
}

/// A line of the record, and when it was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stored {
    pub(crate) line: Line,
    pub(crate) at: i64,
}

/// What was taken back with the consent of all.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cut {
    /// How long the record was after it.
    pub(crate) length: usize,
    /// When.
    pub(crate) at: i64,
}

/// The record that stored entries amount to, with times.
#[derive(Clone, Debug, Default)]
pub(crate) struct Folded {
    pub(crate) record: Vec<Stored>,
    /// Those take-backs up to which the record still goes, each the last one there.
    pub(crate) cuts: Vec<Cut>,
}

impl Folded {
    fn shorten(&mut self, length: usize) {
        self.record.truncate(length);
        self.cuts.retain(|cut| cut.length < length);
    }
}

/// The record that stored entries amount to, and the journal's account of them.
pub(crate) fn fold(stored: &[LineRow]) -> Result<(Folded, Journal), Garbled> {
    let mut folded = Folded::default();
    let mut journal = Journal::default();
    for LineRow { text, at } in stored {
        let note: Note = text.parse()?;
        journal.note(&note);
        let length = folded.record.len();
        match note {
            Note::Line(line) => folded.record.push(Stored { line, at: *at }),
            Note::Drop(line) if line < length => {
                folded.record.remove(line);
                // The lines behind it have moved up; a cut at it or before it has not.
                folded.cuts.iter_mut().filter(|cut| cut.length > line).for_each(|cut| cut.length -= 1);
            }
            Note::Cut(line) if line <= length => {
                folded.shorten(line);
                folded.cuts.push(Cut { length: line, at: *at });
            }
            Note::Drop(_) | Note::Cut(_) => return Err(Garbled),
            Note::AskBack(_) | Note::Agree(_) | Note::Decline(_) => {}
        }
    }
    Ok((folded, journal))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str, at: i64) -> LineRow {
        LineRow { text: text.to_owned(), at }
    }

    fn folded(entries: &[&str]) -> (Vec<String>, Journal) {
        let stored: Vec<_> = entries.iter().map(|entry| line(entry, 0)).collect();
        let (record, journal) = fold(&stored).unwrap();
        (record.record.iter().map(|stored| stored.line.to_string()).collect(), journal)
    }

    #[test]
    fn entries_read_back() {
        for text in ["0 take red", "* draw red", "- 3", "< 0", "? 1", "+ 2", "! 4"] {
            assert_eq!(text.parse::<Note>().unwrap().to_string(), text);
        }
        for wrong in ["", "take", "take red", "9 take red", "- x", "? 9", "< -1"] {
            assert!(wrong.parse::<Note>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_taken_back_is_not_in_the_record() {
        assert_eq!(folded(&["* a", "0 b", "1 c", "- 1"]).0, ["* a", "1 c"]);
        assert_eq!(folded(&["* a", "0 b", "* d", "? 0", "+ 1", "< 1", "0 e"]).0, ["* a", "0 e"]);
        assert!(fold(&[line("- 0", 0)]).is_err());
    }

    #[test]
    fn of_take_backs_by_consent_those_count_up_to_which_the_record_still_goes() {
        let cuts = |entries: &[&str]| {
            let stored: Vec<_> = entries.iter().zip(1..).map(|(entry, at)| line(entry, at)).collect();
            fold(&stored).unwrap().0.cuts
        };
        assert_eq!(cuts(&["0 a", "1 b", "< 1"]), [Cut { length: 1, at: 3 }]);
        assert_eq!(cuts(&["0 a", "1 b", "< 1", "1 c", "< 1"]), [Cut { length: 1, at: 5 }]);
        assert_eq!(cuts(&["0 a", "1 b", "< 1", "< 0"]), [Cut { length: 0, at: 4 }]);
        assert_eq!(cuts(&["0 a", "1 b", "0 c", "< 2", "- 0"]), [Cut { length: 1, at: 4 }]);
    }

    #[test]
    fn a_question_is_numbered_by_own_moves_and_take_backs() {
        let journal = folded(&["* a", "0 b", "1 c", "0 d"]).1;
        assert_eq!((journal.ask(Seat(0)), journal.ask(Seat(1)), journal.ask(Seat(2))), (3, 2, 1));
        let journal = folded(&["0 b", "- 0"]).1;
        assert_eq!((journal.ask(Seat(0)), journal.ask(Seat(1))), (3, 2));
    }

    #[test]
    fn who_comes_back_learns_what_was_missed() {
        let journal = folded(&["* a", "0 b", "1 c", "- 1", "0 d", "? 0", "! 1", "1 e"]).1;
        assert_eq!(journal.record_at(3), None, "a line was taken back since");
        assert_eq!(journal.record_at(4), Some(2));
        assert_eq!(journal.record_at(5), Some(3));
        assert_eq!(journal.record_at(7), Some(3));
        assert_eq!(journal.record_at(8), Some(4));
        assert_eq!(journal.record_at(9), None, "there is no such entry");
    }

    #[test]
    fn a_request_ends_with_the_next_move_or_a_refusal() {
        assert_eq!(folded(&["0 b", "? 0", "+ 1"]).1.request, Some((Seat(0), Seats::one(Seat(1)))));
        assert_eq!(folded(&["0 b", "? 0", "1 c"]).1.request, None);
        assert_eq!(folded(&["0 b", "? 0", "! 1"]).1.request, None);
    }
}
