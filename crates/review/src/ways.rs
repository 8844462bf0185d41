//! In which ways chance can fall until a seat must decide.

use tafel_rules::{Dice, Rules, Silent, Turn, settle};

/// States after chance has decided, and how likely each is; the likelihoods add up to 1.
pub(crate) struct Ways<S> {
    pub(crate) after: Vec<(S, f64)>,
    /// Whether these are all ways, rather than a sample of them.
    pub(crate) all: bool,
}

/// All ways in which chance can fall after `state`, or a sample of `most` if there are more.
pub(crate) fn ways<R: Rules>(rules: &R, state: &R::State, most: usize, dice: &mut Dice) -> Ways<R::State> {
    match all_ways(rules, state, most) {
        Some(after) => Ways { after, all: true },
        None => Ways { after: sample(rules, state, most, dice), all: false },
    }
}

fn all_ways<R: Rules>(rules: &R, state: &R::State, most: usize) -> Option<Vec<(R::State, f64)>> {
    let mut open = vec![(*state, 1.0)];
    let mut after: Vec<(R::State, f64)> = vec![];
    let mut odds = vec![];
    while let Some((state, likelihood)) = open.pop() {
        if rules.turn(&state) != Turn::Chance {
            // What falls in another order may come to the same.
            match after.iter_mut().find(|(known, _)| *known == state) {
                Some((_, known)) => *known += likelihood,
                None => after.push((state, likelihood)),
            }
            continue;
        }
        odds.clear();
        rules.chances(&state, &mut odds);
        if open.len() + after.len() + odds.len() > most {
            return None;
        }
        let total: f64 = odds.iter().map(|&(_, weight)| f64::from(weight)).sum();
        for &(chance, weight) in &odds {
            let mut next = state;
            rules.resolve(&mut next, chance, &mut Silent);
            open.push((next, likelihood * f64::from(weight) / total));
        }
    }
    Some(after)
}

/// As many ways, where the first outcome is spread evenly over its odds: each comes up as often as its weight says, on
/// average exactly and otherwise as nearly as can be.
fn sample<R: Rules>(rules: &R, state: &R::State, most: usize, dice: &mut Dice) -> Vec<(R::State, f64)> {
    let mut first = vec![];
    rules.chances(state, &mut first);
    let total: u32 = first.iter().map(|&(_, weight)| weight).sum();
    let offset = u64::from(dice.below(total));
    let mut odds = vec![];
    let mut way = |nth: u64| {
        let mut point = (nth * u64::from(total) + offset) / most as u64;
        let met = first.iter().find(|&&(_, weight)| {
            let here = point < u64::from(weight);
            if !here {
                point -= u64::from(weight);
            }
            here
        });
        let mut after = *state;
        rules.resolve(&mut after, met.expect("the point lies among the weights").0, &mut Silent);
        settle(rules, &mut after, &mut odds, |odds| dice.pick(odds), &mut Silent);
        (after, 1.0 / most as f64)
    };
    (0..most as u64).map(&mut way).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tafel_pebbles::Pebbles;
    use tafel_rules::Seed;

    fn start() -> (Pebbles, <Pebbles as Rules>::State) {
        let rules = Pebbles::new();
        let state = rules.start(&"seats 2; goals open".parse().unwrap());
        (rules, state)
    }

    #[test]
    fn likelihoods_add_up_to_one_and_no_way_stands_twice() {
        let (rules, state) = start();
        let Ways { after, all } = ways(&rules, &state, 10_000, &mut Dice::at(Seed([0; 32]), 0));
        assert!(all && after.len() > 100, "{}", after.len());
        assert!((after.iter().map(|&(_, likelihood)| likelihood).sum::<f64>() - 1.0).abs() < 1e-12);
        for (nth, (state, _)) in after.iter().enumerate() {
            assert!(rules.turn(state) != Turn::Chance);
            assert!(after[..nth].iter().all(|(other, _)| other != state));
        }
    }

    /// Over many samples every first outcome comes up as often as its weight says.
    #[test]
    fn a_sample_is_fair() {
        let (rules, state) = start();
        let mut odds = vec![];
        rules.chances(&state, &mut odds);
        let goal = |state: &<Pebbles as Rules>::State| {
            format!("{:?}", rules.view(state, tafel_rules::Viewer::Public))
        };
        let mut mean = std::collections::BTreeMap::<String, f64>::new();
        for nth in 0..400 {
            let Ways { after, all } = ways(&rules, &state, 7, &mut Dice::at(Seed([3; 32]), nth));
            assert!(!all && after.len() == 7);
            for (state, likelihood) in after {
                let key = goal(&state).split("goal: ").nth(1).unwrap_or_default().chars().take(16).collect();
                *mean.entry(key).or_default() += likelihood / 400.0;
            }
        }
        assert_eq!(mean.len(), odds.len(), "{mean:?}");
        let total: u32 = odds.iter().map(|&(_, weight)| weight).sum();
        let fair = f64::from(odds[0].1) / f64::from(total);
        assert!(mean.values().all(|share| (share - fair).abs() < 0.02), "{mean:?}");
    }
}
