//! Points by component: what is told of a source adds up to its points, in recorded matches of every game.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use tafel_engine::Games;
use tafel_rules::Viewer;

/// The sources that components stand for, by game.
const SOURCES: [(&str, &[&str]); 4] = [
    ("settlement", &["heroes"]),
    ("guilds", &["buildings", "medals", "mines", "player-cards", "trophies"]),
    ("tales-of-glory", &["characters", "prestige", "quests"]),
    ("terra-mystica", &["cards", "cults", "favours", "final-scoring", "rounds", "towns", "tracks"]),
];

#[test]
fn the_points_of_components_add_up_to_those_of_their_source() {
    let games = Games::load();
    for (id, expected) in SOURCES {
        let (game, _) = games.find(id).unwrap();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/{id}/tests/records"));
        let mut sources = BTreeSet::new();
        for file in fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            let replayed = game.replay(&fs::read_to_string(&path).unwrap(), Viewer::Public).unwrap();
            let (Some(tally), Some(credits)) = (replayed.tally, replayed.credits) else { continue };
            for (seat, credits) in credits.iter().enumerate() {
                let mut sums = BTreeMap::new();
                for credit in credits {
                    *sums.entry(credit.source).or_insert(0) += credit.points;
                }
                for (source, sum) in sums {
                    let whole: i16 =
                        tally[seat].iter().filter(|part| part.source == source).map(|part| part.points).sum();
                    assert_eq!(sum, whole, "{}: seat {seat}, {source}: {credits:?}", path.display());
                    sources.insert(source);
                }
            }
        }
        assert_eq!(sources.into_iter().collect::<Vec<_>>(), expected, "{id}");
    }
}
