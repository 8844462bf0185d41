//! A match as text: header, options, lines, comments.

use crate::{Commitment, Enclosed, EntryOf, Refusal};
use std::fmt::{self, Display};
use tafel_rules::{EditionId, Misprint, Rules, Seed, Standing, Unreadable};

/// The longest record that is read; the longest match of any game has well under a tenth of it.
pub const MAX_RECORD_BYTES: usize = 1 << 20;

/// Everything that is stored about the play of one match.
///
/// ```text
/// # a comment
/// pebbles 1                       id and version of the rules; then the edition, if it is another than the built-in one
/// seats 3; goals secret           options
/// from 12                         the first 12 lines were taken over from another match
/// commitment 66687aadf862bd77…    SHA-256 of the seed, known from the start
/// seed 0000000000000000…          the seed, known once the match is over
/// * draw red                      how chance fell
/// 0 take red                      what a seat decided
/// = points 9 7 4; ranks 1 2 3     the result that was reached
/// ```
pub struct Record<R: Rules> {
    /// The edition that was played with, if it is another than the built-in one.
    pub edition: Option<EditionId>,
    /// The files of the edition, if they travel along.
    pub enclosed: Option<Enclosed>,
    /// What people agreed on.
    pub options: R::Options,
    /// The promise about the seed.
    pub commitment: Option<Commitment>,
    /// The seed, once it may be known.
    pub seed: Option<Seed>,
    /// How many of the first lines were taken over from another match; the seed decides from there on.
    pub inherited: usize,
    /// What happened.
    pub entries: Vec<EntryOf<R>>,
    /// The result that the record claims.
    pub result: Option<Standing>,
    /// Remarks between the lines.
    pub comments: Vec<Comment>,
    /// The line of the text that the header stood on.
    header_line: usize,
    /// The line of the text that each entry stood on; empty for a record that was not read.
    lines: Vec<usize>,
}

/// A remark that stands before an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    /// How many entries stand before it; none: it opens the record.
    pub after: usize,
    /// What it says.
    pub text: String,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line of the text, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The record is longer than any match.
    TooLong,
    /// A line has no end: the text was cut off.
    CutOff,
    /// There is no header, or no options below it.
    Missing(&'static str),
    /// A second record begins.
    SecondHeader,
    /// Lines follow the result.
    AfterResult,
    /// The rules have another version than the record.
    Version {
        /// The version in the record.
        record: u16,
        /// The version of these rules.
        rules: u16,
    },
    /// The record is of another edition than the rules.
    Edition {
        /// The edition of the record.
        record: Option<EditionId>,
        /// The edition of these rules.
        rules: Option<EditionId>,
    },
    /// The enclosed edition is not one of the game.
    Misprint(Misprint),
    /// The line cannot be read.
    Unreadable(Unreadable),
    /// The line cannot happen.
    Refused(Refusal),
    /// The result is not the one that the lines lead to.
    WrongResult,
    /// The seed is not the one that was promised.
    BrokenCommitment,
    /// Chance fell another way than the seed says.
    Loaded {
        /// How it should have fallen.
        expected: String,
    },
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for Fault {}

impl Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::TooLong => write!(f, "a record has at most {MAX_RECORD_BYTES} bytes"),
            Problem::CutOff => f.write_str("the line has no end; the record was cut off here"),
            Problem::Missing(what) => write!(f, "{what} is missing"),
            Problem::SecondHeader => f.write_str("a second header; one file holds one match"),
            Problem::AfterResult => f.write_str("nothing may follow the result"),
            Problem::Version { record, rules } => {
                write!(
                    f,
                    "the record was played by version {record} of the rules, and these are version {rules}"
                )
            }
            Problem::Edition { record: Some(needed), rules } => {
                write!(f, "the record needs the edition {needed}, and {}", here(rules.as_ref()))
            }
            Problem::Edition { record: None, rules } => {
                write!(f, "the record needs the built-in edition, and {}", here(rules.as_ref()))
            }
            Problem::Misprint(misprint) => write!(f, "the enclosed {misprint}"),
            Problem::Unreadable(unreadable) => unreadable.fmt(f),
            Problem::Refused(refusal) => refusal.fmt(f),
            Problem::WrongResult => f.write_str("the lines lead to another result"),
            Problem::BrokenCommitment => f.write_str("the seed is not the one that was promised"),
            Problem::Loaded { expected } => write!(f, "the seed says `{expected}`"),
        }
    }
}

fn here(edition: Option<&EditionId>) -> String {
    edition.map_or("this is the built-in one".to_owned(), |edition| format!("this is {edition}"))
}

/// The first line of a record: which game, which version of its rules, and which edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header<'t> {
    /// The game's id.
    pub game: &'t str,
    /// The version of its rules.
    pub version: u16,
    /// The edition, if it is another than the built-in one.
    pub edition: Option<EditionId>,
}

impl<'t> Header<'t> {
    /// Reads the header of a record without knowing the game.
    ///
    /// # Errors
    /// If there is none.
    pub fn of(text: &'t str) -> Result<Header<'t>, Fault> {
        match lines(text).find(|line| !line.is_remark()) {
            Some(line) => Header::parse(line.text).ok_or_else(|| {
                line.fault(Problem::Unreadable(Unreadable::new(
                    line.text,
                    "a header: a game and its version",
                )))
            }),
            None => Err(Fault { line: 1, problem: Problem::Missing("the header") }),
        }
    }

    fn parse(line: &'t str) -> Option<Header<'t>> {
        let (game, rest) = line.split_once(' ')?;
        let (version, edition) = match rest.split_once(' ') {
            Some((version, edition)) => (version, Some(edition.parse().ok()?)),
            None => (rest, None),
        };
        let named = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
        let begins = game.starts_with(|first: char| first.is_ascii_lowercase());
        if !begins || !game.bytes().all(named) || KEYWORDS.contains(&game) {
            return None;
        }
        Some(Header { game, version: version.parse().ok()?, edition })
    }
}

/// Words that open a line about the seed, and so are no game's name.
const KEYWORDS: [&str; 3] = ["commitment", "seed", "from"];

struct Line<'t> {
    number: usize,
    text: &'t str,
    whole: bool,
}

impl Line<'_> {
    fn is_remark(&self) -> bool {
        self.text.is_empty() || self.text.starts_with('#')
    }

    fn fault(&self, problem: Problem) -> Fault {
        Fault { line: self.number, problem }
    }
}

fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    text.split_inclusive('\n').enumerate().map(|(index, line)| Line {
        number: index + 1,
        text: line.strip_suffix('\n').map_or(line, |body| body.strip_suffix('\r').unwrap_or(body)),
        whole: line.ends_with('\n'),
    })
}

impl<R: Rules> Record<R> {
    /// A record of these options and lines alone, played with the built-in components.
    pub fn new(options: R::Options, entries: Vec<EntryOf<R>>) -> Record<R> {
        Record {
            edition: None,
            enclosed: None,
            options,
            commitment: None,
            seed: None,
            inherited: 0,
            entries,
            result: None,
            comments: vec![],
            header_line: 1,
            lines: vec![],
        }
    }

    /// The same, played by these rules with their components.
    pub fn by(rules: &R, options: R::Options, entries: Vec<EntryOf<R>>) -> Record<R> {
        Record { edition: rules.edition().cloned(), ..Record::new(options, entries) }
    }

    /// Reads a record; its lines are read, not judged: that is what [`crate::replay`] does.
    ///
    /// # Errors
    /// With the line that cannot be read.
    pub fn read(text: &str) -> Result<Record<R>, Fault> {
        if text.len() > MAX_RECORD_BYTES {
            let line = text.as_bytes()[..MAX_RECORD_BYTES].iter().filter(|&&byte| byte == b'\n').count() + 1;
            return Err(Fault { line, problem: Problem::TooLong });
        }
        let header = Header::of(text)?;
        let mut comments = vec![];
        let mut read: Option<Record<R>> = None;
        let mut header_line = 0;
        for line in lines(text) {
            let unreadable = |unreadable| line.fault(Problem::Unreadable(unreadable));
            if !line.whole {
                return Err(line.fault(Problem::CutOff));
            }
            if let Some(remark) = line.text.strip_prefix('#') {
                let after = read.as_ref().map_or(0, |record| record.entries.len());
                comments.push(Comment { after, text: remark.trim().to_owned() });
            } else if line.text.is_empty() {
                // Blank lines separate blocks for the eye.
            } else if header_line == 0 {
                if header.game != R::ID {
                    return Err(unreadable(Unreadable::new(header.game, format!("the game `{}`", R::ID))));
                }
                if header.version != R::VERSION {
                    return Err(line.fault(Problem::Version { record: header.version, rules: R::VERSION }));
                }
                header_line = line.number;
            } else if let Some(record) = &mut read {
                record.read_line(&line)?;
            } else {
                read = Some(Record::new(line.text.parse().map_err(unreadable)?, vec![]));
            }
        }
        let mut record = read.ok_or_else(|| Fault {
            line: lines(text).count() + 1,
            problem: Problem::Missing("the line with the options"),
        })?;
        record.comments = comments;
        record.edition = header.edition;
        record.header_line = header_line;
        if record.inherited > record.entries.len() {
            let line = record.line_of(record.entries.len());
            return Err(Fault { line, problem: Problem::Missing("a line that was taken over") });
        }
        Ok(record)
    }

    fn read_line(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let unreadable = |unreadable| line.fault(Problem::Unreadable(unreadable));
        if Header::parse(line.text).is_some() {
            return Err(line.fault(Problem::SecondHeader));
        }
        if self.result.is_some() {
            return Err(line.fault(Problem::AfterResult));
        }
        if let Some(text) = line.text.strip_prefix('|').filter(|_| self.entries.is_empty()) {
            return self.enclosed.get_or_insert_default().line(text).map_err(unreadable);
        }
        let (word, rest) = line.text.split_once(' ').unwrap_or((line.text, ""));
        match word {
            "commitment" if self.entries.is_empty() && self.commitment.is_none() => {
                self.commitment = Some(rest.parse().map_err(unreadable)?);
            }
            "seed" if self.entries.is_empty() && self.seed.is_none() => {
                self.seed = Some(rest.parse().map_err(unreadable)?);
            }
            "from" if self.entries.is_empty() && self.inherited == 0 => {
                let unreadable =
                    || unreadable(Unreadable::new(rest, "a number of lines taken over, above 0"));
                self.inherited = rest.parse().ok().filter(|&lines| lines > 0).ok_or_else(unreadable)?;
            }
            "=" => self.result = Some(read_standing(rest).map_err(unreadable)?),
            _ => {
                self.entries.push(line.text.parse().map_err(unreadable)?);
                self.lines.push(line.number);
            }
        }
        Ok(())
    }

    /// The line of the text that an entry stands on; the one after the last entry is where the result stands.
    pub fn line_of(&self, entry: usize) -> usize {
        let said_before = [self.inherited > 0, self.commitment.is_some(), self.seed.is_some()];
        let enclosed = self.enclosed.as_ref().map_or(0, Enclosed::length);
        let written_after_header = 3 + enclosed + said_before.iter().filter(|&&said| said).count();
        match self.lines.get(entry) {
            Some(&line) => line,
            None => self.lines.last().map_or(written_after_header + entry, |last| last + 1),
        }
    }

    /// The line of the text that names game and edition.
    pub(crate) fn header_line(&self) -> usize {
        self.header_line
    }

    /// How many entries stand on the first `line` lines of the text.
    pub fn entries_up_to(&self, line: usize) -> usize {
        (0..self.entries.len()).filter(|&entry| self.line_of(entry) <= line).count()
    }
}

impl<R: Rules> Clone for Record<R> {
    fn clone(&self) -> Self {
        Record {
            edition: self.edition.clone(),
            enclosed: self.enclosed.clone(),
            options: self.options.clone(),
            commitment: self.commitment,
            seed: self.seed,
            inherited: self.inherited,
            entries: self.entries.clone(),
            result: self.result,
            comments: self.comments.clone(),
            header_line: self.header_line,
            lines: self.lines.clone(),
        }
    }
}

/// The text of the record; reading it gives the record again.
impl<R: Rules> Display for Record<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut comments = self.comments.iter().peekable();
        let mut remarks_after = |f: &mut fmt::Formatter<'_>, entry: usize| {
            while let Some(comment) = comments.next_if(|comment| comment.after == entry) {
                writeln!(f, "# {}", comment.text)?;
            }
            Ok(())
        };
        remarks_after(f, 0)?;
        let edition = self.edition.as_ref().map_or(String::new(), |edition| format!(" {edition}"));
        writeln!(f, "{} {}{edition}\n{}", R::ID, R::VERSION, self.options)?;
        if let Some(enclosed) = &self.enclosed {
            enclosed.fmt(f)?;
        }
        if self.inherited > 0 {
            writeln!(f, "from {}", self.inherited)?;
        }
        if let Some(commitment) = self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        if let Some(seed) = self.seed {
            writeln!(f, "seed {seed}")?;
        }
        for (index, entry) in self.entries.iter().enumerate() {
            writeln!(f, "{entry}")?;
            remarks_after(f, index + 1)?;
        }
        if let Some(standing) = &self.result {
            write_standing(f, standing)?;
        }
        Ok(())
    }
}

fn write_standing(f: &mut fmt::Formatter<'_>, standing: &Standing) -> fmt::Result {
    let seats = standing.rank.0.iter().filter(|&&rank| rank > 0).count();
    f.write_str("= points")?;
    standing.points.0[..seats].iter().try_for_each(|points| write!(f, " {points}"))?;
    f.write_str("; ranks")?;
    standing.rank.0[..seats].iter().try_for_each(|rank| write!(f, " {rank}"))?;
    f.write_str("\n")
}

fn read_standing(text: &str) -> Result<Standing, Unreadable> {
    let numbers = |part: Option<&str>| -> Option<Vec<i16>> {
        part?.split(' ').map(str::parse).collect::<Result<_, _>>().ok()
    };
    let read = || {
        let (points, ranks) = text.split_once("; ")?;
        let points = numbers(points.strip_prefix("points "))?;
        let ranks = numbers(ranks.strip_prefix("ranks "))?;
        if points.len() != ranks.len() || points.len() > tafel_rules::MAX_SEATS {
            return None;
        }
        let mut standing = Standing { points: Default::default(), rank: Default::default() };
        for (seat, (points, rank)) in points.into_iter().zip(ranks).enumerate() {
            standing.points.0[seat] = points;
            standing.rank.0[seat] = u8::try_from(rank).ok().filter(|&rank| rank > 0)?;
        }
        Some(standing)
    };
    read().ok_or_else(|| Unreadable::new(text, "a result: `points 9 7; ranks 1 2`"))
}
