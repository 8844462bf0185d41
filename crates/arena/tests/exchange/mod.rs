//! The smallest game that an estimate can be found for.

use std::fmt::{self, Display};
use std::str::FromStr;
use tafel_evaluate::{Evaluate, FeatureList, Network};
use tafel_rules::{Choice, Dice, Rules, Seat, Standing, Tell, Turn, Unreadable, Viewer, Words};

/// Two dozen draws of 1 to 9: keep the number, or have 5 points instead. The estimate counts an exchange as its one weight,
/// so that play is best where the weight is near 500 hundredths; but for the last draws, where greedy sees the result.
/// With a network, it knows what was kept, and learns what exchanges are worth.
pub(crate) struct Exchange {
    weight: i32,
    network: Option<Network>,
}

impl Exchange {
    pub(crate) fn new() -> Exchange {
        Exchange { weight: 500, network: None }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Table {
    draws: u8,
    drawn: u8,
    kept: i16,
    exchanged: i16,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Move {
    Keep,
    Exchange,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Draw(u8);

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Nothing;

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Move::Keep => "keep",
            Move::Exchange => "exchange",
        })
    }
}

impl FromStr for Move {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Move, Unreadable> {
        match text {
            "keep" => Ok(Move::Keep),
            "exchange" => Ok(Move::Exchange),
            _ => Err(Unreadable::new(text, "a move")),
        }
    }
}

impl Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "draw {}", self.0)
    }
}

impl FromStr for Draw {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Draw, Unreadable> {
        let mut words = Words::of(text, "a draw");
        words.word()?;
        let number = words.number()?;
        words.end(Draw(number))
    }
}

impl Display for Nothing {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for Nothing {
    type Err = Unreadable;

    fn from_str(_: &str) -> Result<Nothing, Unreadable> {
        Ok(Nothing)
    }
}

impl Exchange {
    fn result(state: &Table) -> i16 {
        state.kept + 5 * state.exchanged
    }
}

impl Rules for Exchange {
    const ID: &'static str = "exchange";
    const VERSION: u16 = 1;
    const RULEBOOK: &'static str = "";
    const CHOICES: &'static [Choice] = &[];

    type Options = Nothing;
    type State = Table;
    type Move = Move;
    type Chance = Draw;
    type Effect = ();
    type View = [i16; 4];
    type Facts = ();

    fn seats(&self, _: &Nothing) -> u8 {
        1
    }

    fn start(&self, _: &Nothing) -> Table {
        Table::default()
    }

    fn turn(&self, state: &Table) -> Turn {
        match (state.draws, state.drawn) {
            (24, 0) => Turn::Over,
            (_, 0) => Turn::Chance,
            _ => Turn::of(Seat(0)),
        }
    }

    fn moves(&self, state: &Table, _: Seat, out: &mut Vec<Move>) {
        if state.drawn > 0 {
            out.extend([Move::Keep, Move::Exchange]);
        }
    }

    fn chances(&self, _: &Table, out: &mut Vec<(Draw, u32)>) {
        out.extend((1..=9).map(|number| (Draw(number), 1)));
    }

    fn apply(&self, state: &mut Table, _: Seat, mv: Move, _: &mut impl Tell<()>) {
        match mv {
            Move::Keep => state.kept += i16::from(state.drawn),
            Move::Exchange => state.exchanged += 1,
        }
        state.drawn = 0;
    }

    fn resolve(&self, state: &mut Table, chance: Draw, _: &mut impl Tell<()>) {
        state.draws += 1;
        state.drawn = chance.0;
    }

    fn standing(&self, state: &Table) -> Option<Standing> {
        let over = self.turn(state) == Turn::Over;
        over.then(|| Standing::ranked(1, |_| Exchange::result(state), |_| 0))
    }

    fn view(&self, state: &Table, _: Viewer) -> [i16; 4] {
        [i16::from(state.draws), i16::from(state.drawn), state.kept, state.exchanged]
    }

    fn facts(&self, _: &[i16; 4]) {}

    fn imagine(&self, view: &[i16; 4], _: &mut Dice) -> Table {
        Table { draws: view[0] as u8, drawn: view[1] as u8, kept: view[2], exchanged: view[3] }
    }

    fn tally(&self, state: &Table, _: Seat, out: &mut Vec<(&'static str, i16)>) {
        out.push(("kept", state.kept));
        if self.turn(state) == Turn::Over {
            out.push(("exchanged", 5 * state.exchanged));
        }
    }
}

impl Evaluate for Exchange {
    const FEATURES: usize = 50;

    fn estimate_of(&self, state: &Table, seat: Seat) -> i32 {
        if seat != Seat(0) {
            return 0;
        }
        let kept = 100 * i32::from(state.kept);
        match &self.network {
            None => kept + self.weight * i32::from(state.exchanged),
            Some(network) => {
                let mut features = FeatureList::new();
                self.features(state, seat, &mut |feature| features.push(feature));
                kept + network.evaluate(features.as_slice())
            }
        }
    }

    fn weights(&self) -> Vec<(&'static str, i32)> {
        vec![("exchange", self.weight)]
    }

    fn with_weights(self, weights: &[i32]) -> Exchange {
        Exchange { weight: weights[0], ..self }
    }

    fn features(&self, state: &Table, _: Seat, emit: &mut impl FnMut(usize)) {
        emit(state.exchanged as usize);
        emit(25 + usize::from(state.draws));
    }

    fn with_network(self, network: &Network) -> Exchange {
        Exchange { network: Some(network.clone()), ..self }
    }
}
