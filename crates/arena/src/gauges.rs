//! A second look at matches: which moves were played and with what result, what happened how often, and how points grew.
//! Everything is counted in whole numbers, so that parts of a series join exactly.

use crate::Played;
use crate::deal::WHOLE;
use crate::share::Share;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use tafel_evaluate::Figure;
use tafel_rules::{Rules, Seat, Tell};
use tafel_table::{Entry, step};

/// Into how many parts the course of a match is divided.
pub const COURSE: usize = 20;

/// Counts over some matches.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Gauges {
    /// How many matches were counted.
    pub games: u64,
    /// How many seats played in them, in all.
    pub results: u64,
    /// How many matches were won by a seat: all of them with several seats, some alone.
    pub won: u64,
    /// By verb and word of a move: how many decisions offered it.
    pub offers: BTreeMap<String, u64>,
    /// By verb and word of a move: how often it was played, and with what result.
    pub uses: BTreeMap<String, Use>,
    /// By kind and word of an effect: how often it happened.
    pub effects: BTreeMap<String, Heard>,
    /// The sum of everybody's points, as if the match had ended there, at each part of its course.
    pub course: Vec<i64>,
}

/// The results of the seats that played a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Use {
    /// How many seats played it.
    pub results: u64,
    /// How often it was played.
    pub times: u64,
    /// The points of those seats.
    pub points: i64,
    /// Their first places, in sixtieths.
    pub firsts: u64,
}

/// How often an effect happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Heard {
    /// In how many matches.
    pub games: u64,
    /// How often in all.
    pub times: u64,
}

/// A count, and what it is a part of.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The count.
    pub some: u64,
    /// The whole.
    pub all: u64,
}

impl Part {
    /// The share, with its interval.
    pub fn share(self) -> Share {
        Share::of(self.some as f64, self.all)
    }
}

impl Use {
    /// The mean points of the seats that played it.
    pub fn mean_points(&self) -> f64 {
        self.points as f64 / self.results as f64
    }

    /// How often they were first.
    pub fn first_share(&self) -> Share {
        Share::of(self.firsts as f64 / WHOLE as f64, self.results)
    }

    fn add(&mut self, more: Use) {
        self.results += more.results;
        self.times += more.times;
        self.points += more.points;
        self.firsts += more.firsts;
    }
}

impl Gauges {
    /// Replays a match and counts it.
    pub fn add<R: Rules>(&mut self, rules: &R, options: &R::Options, played: &Played<R>) {
        let seats = rules.seats(options);
        self.games += 1;
        self.results += u64::from(seats);
        self.course.resize(COURSE + 1, 0);
        let mut words: BTreeMap<(Seat, String), u64> = BTreeMap::new();
        let mut heard = Listener { words: BTreeMap::new() };
        let mut moves = vec![];
        let mut state = rules.start(options);
        let (lines, mut part) = (played.entries.len(), 0);
        for (nth, &entry) in played.entries.iter().enumerate() {
            while part * lines <= nth * COURSE {
                self.course[part] += points_now(rules, &state, seats);
                part += 1;
            }
            if let Entry::Move(seat, mv) = entry {
                moves.clear();
                rules.moves(&state, seat, &mut moves);
                let offered: BTreeSet<String> =
                    moves.iter().flat_map(|mv| words_of(&mv.to_string())).collect();
                offered.into_iter().for_each(|word| *self.offers.entry(word).or_default() += 1);
                words_of(&mv.to_string())
                    .into_iter()
                    .for_each(|word| *words.entry((seat, word)).or_default() += 1);
            }
            step(rules, &mut state, entry, &mut heard);
        }
        self.course[part..].iter_mut().for_each(|sum| *sum += points_now(rules, &state, seats));
        let firsts = played.standing.rank.first(seats).iter().filter(|&&rank| rank == 1).count() as u64;
        self.won += u64::from(firsts > 0);
        for ((seat, word), times) in words {
            let first = if played.standing.rank[seat] == 1 { WHOLE / firsts } else { 0 };
            let points = i64::from(played.standing.points[seat]);
            self.uses.entry(word).or_default().add(Use { results: 1, times, points, firsts: first });
        }
        for (word, times) in heard.words {
            let known = self.effects.entry(word).or_default();
            known.games += 1;
            known.times += times;
        }
    }

    /// The counts of both.
    #[must_use]
    pub fn merge(mut self, other: Gauges) -> Gauges {
        self.games += other.games;
        self.results += other.results;
        self.won += other.won;
        other.offers.into_iter().for_each(|(word, more)| *self.offers.entry(word).or_default() += more);
        other.uses.into_iter().for_each(|(word, more)| self.uses.entry(word).or_default().add(more));
        for (word, more) in other.effects {
            let known = self.effects.entry(word).or_default();
            known.games += more.games;
            known.times += more.times;
        }
        self.course.resize(self.course.len().max(other.course.len()), 0);
        self.course.iter_mut().zip(other.course).for_each(|(sum, more)| *sum += more);
        self
    }

    /// How many of the decisions that offered a move ended with it.
    pub fn made(&self, word: &str) -> Part {
        let times = self.uses.get(word).map_or(0, |used| used.times);
        Part { some: times, all: self.offers.get(word).copied().unwrap_or_default() }
    }

    /// The value of a figure.
    pub fn measured(&self, figure: &Figure) -> Part {
        match figure {
            Figure::Won => Part { some: self.won, all: self.games },
            Figure::Made(word) => self.made(word),
            Figure::MadeByWinners(word) => {
                let firsts = self.uses.get(word).map_or(0, |used| used.firsts);
                Part { some: firsts / WHOLE, all: self.won }
            }
            Figure::Heard { effect, otherwise } => {
                let times = |word| self.effects.get(word).map_or(0, |heard: &Heard| heard.times);
                Part { some: times(effect), all: times(effect) + times(otherwise) }
            }
        }
    }

    /// The mean points of a seat, as if the match had ended there, at each part of its course.
    pub fn mean_course(&self) -> Vec<f64> {
        self.course.iter().map(|&sum| sum as f64 / self.results as f64).collect()
    }
}

/// `build wood I.1` is a use of `build`, of `build wood` and of `build I.1`.
fn words_of(text: &str) -> Vec<String> {
    let mut words = text.split(' ');
    let verb = words.next().unwrap_or_default();
    std::iter::once(verb.to_owned()).chain(words.map(|word| format!("{verb} {word}"))).collect()
}

/// Everybody's points, as if the match ended now.
fn points_now<R: Rules>(rules: &R, state: &R::State, seats: u8) -> i64 {
    let mut sources = vec![];
    Seat::all(seats).for_each(|seat| rules.tally(state, seat, &mut sources));
    sources.iter().map(|&(_, points)| i64::from(points)).sum()
}

/// Counts what it hears.
struct Listener {
    words: BTreeMap<String, u64>,
}

impl<E: Serialize> Tell<E> for Listener {
    fn all(&mut self, effect: E) {
        let Ok(Value::Object(fields)) = serde_json::to_value(effect) else { return };
        let Some(kind) = fields.get("kind").and_then(Value::as_str) else { return };
        *self.words.entry(kind.to_owned()).or_default() += 1;
        let words = fields.iter().filter(|(key, _)| *key != "kind").filter_map(|(_, value)| value.as_str());
        words.for_each(|word| *self.words.entry(format!("{kind} {word}")).or_default() += 1);
    }

    fn only(&mut self, _: Seat, secret: E, _: E) {
        self.all(secret);
    }

    fn reveal(&mut self, effect: E) {
        self.all(effect);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play;
    use tafel_bots::Level;
    use tafel_pebbles::Pebbles;
    use tafel_rules::Seed;

    fn gauges(matches: u64) -> Gauges {
        let (rules, options) = (Pebbles::new(), "seats 2".parse().unwrap());
        let mut gauges = Gauges::default();
        for nth in 0..matches {
            let levels = [Level::Greedy, Level::Random];
            gauges.add(&rules, &options, &play(&rules, &options, &levels, Seed::numbered(1, nth)));
        }
        gauges
    }

    #[test]
    fn a_word_is_made_when_it_is_offered() {
        let gauges = gauges(20);
        for word in gauges.uses.keys() {
            let Part { some, all } = gauges.made(word);
            assert!(0 < some && some <= all, "{word}: {some} of {all}");
        }
        let bid = gauges.made("bid");
        assert_eq!(bid.some, bid.all, "who can bid must");
        assert!(gauges.made("take red").some < gauges.made("take red").all, "there are other colours");
    }

    #[test]
    fn figures_are_counted_in_matches_moves_and_effects() {
        let gauges = gauges(20);
        assert_eq!(gauges.measured(&Figure::Won), Part { some: 20, all: 20 }, "somebody is first");
        let bids = gauges.measured(&Figure::MadeByWinners("bid".into()));
        assert_eq!(bids, Part { some: 20, all: 20 }, "everybody bids");
        let never = Figure::MadeByWinners("bid 99".into());
        assert_eq!(gauges.measured(&never), Part { some: 0, all: 20 });
        let [one, other] = [0, 1].map(|nth| gauges.effects.keys().nth(nth).unwrap().clone());
        let [first, second] = [&one, &other].map(|effect| gauges.effects[effect].times);
        let heard = gauges.measured(&Figure::Heard { effect: one, otherwise: other });
        assert_eq!(heard, Part { some: first, all: first + second });
    }
}
