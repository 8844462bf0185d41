//! The aims of the solo game speak of moves and effects that there are.

use tafel_arena::{Gauges, play};
use tafel_bots::Level;
use tafel_evaluate::{Evaluate, Figure};
use tafel_guilds::{Guilds, Options};
use tafel_rules::Seed;

#[test]
fn every_aim_can_be_measured() {
    let (rules, options) = (Guilds::new(), Options { seats: 1 });
    let mut gauges = Gauges::default();
    for nth in 0..60 {
        gauges.add(&rules, &options, &play(&rules, &options, &[Level::Greedy], Seed::numbered(1, nth)));
    }
    let aims = rules.aims(&options);
    assert!(aims.iter().any(|aim| matches!(aim.figure, Figure::Heard { .. })));
    for aim in aims {
        let is_known = match &aim.figure {
            Figure::MadeByWinners(word) => gauges.offers.contains_key(word),
            figure => gauges.measured(figure).all > 0,
        };
        assert!(is_known, "{:?}", aim.figure);
    }
}
