//! §10 The tiles: what a set must satisfy, and that any other is refused.

use tafel_parts::{Pool, Side};
use tafel_rules::{Edition, Id, Rules};
use tafel_tales_of_glory::{Back, Edge, Kind, Per, Reward, TalesOfGlory, Token, When};

const NUMBERS: &str = include_str!("../../data/numbers.ron");
const TILES: &str = include_str!("../../data/tiles.ron");

/// Why an edition with this text of a file is refused.
fn reason(file: &str, text: &str) -> String {
    let edition = Edition::built_in(TalesOfGlory::FILES).with(file, text);
    edition.and_then(|edition| TalesOfGlory::of_edition(&edition)).err().expect("it is refused").reason
}

/// What an edition with these tiles, which can be played with, does not keep to of what our own set keeps to.
fn unlike_ours(instead_of: &str, with: &str) -> String {
    assert!(TILES.contains(instead_of), "the tiles say `{instead_of}`");
    of_other_tiles(&TILES.replacen(instead_of, with, 1))
}

fn of_other_tiles(tiles: &str) -> String {
    let edition = Edition::built_in(TalesOfGlory::FILES).with("tiles.ron", tiles).unwrap();
    TalesOfGlory::of_edition(&edition).unwrap().data().keeps_to_our_own().unwrap_err()
}

#[test]
fn our_own_set_keeps_to_what_it_was_made_by() {
    assert_eq!(TalesOfGlory::new().data().keeps_to_our_own(), Ok(()));
}

/// The refusal of the tiles with one thing changed.
fn refused(instead_of: &str, with: &str) -> String {
    assert!(TILES.contains(instead_of), "the tiles say `{instead_of}`");
    reason("tiles.ron", &TILES.replacen(instead_of, with, 1))
}

/// The refusal of the numbers with one thing changed.
fn refused_numbers(instead_of: &str, with: &str) -> String {
    assert!(NUMBERS.contains(instead_of), "the numbers say `{instead_of}`");
    reason("numbers.ron", &NUMBERS.replacen(instead_of, with, 1))
}

/// The text of one tile.
fn entry(name: &str) -> &'static str {
    let from = TILES.find(&format!("        tile: \"{name}\"")).unwrap();
    let end = TILES[from..].find("\n    ),").unwrap();
    &TILES[from..from + end]
}

/// §10.1 53 tiles with an age, 16 Quests, 5 Heroes; the stacks run out exactly.
#[test]
fn the_counts_are_those_of_the_game() {
    let rules = TalesOfGlory::new();
    let count = |back| rules.data().faces().filter(|(_, face)| face.back == back).count();
    assert_eq!(Back::all().map(count).collect::<Vec<_>>(), [18, 20, 15, 16, 5]);
    assert_eq!(
        refused("tile: \"siege\", back: \"quest\"", "tile: \"siege\", back: \"age-3\", kind: \"monster\""),
        "there are 54 tiles with an age, not 53"
    );
    assert_eq!(
        refused("tile: \"mage\", back: \"hero\"", "tile: \"mage\", back: \"quest\""),
        "there are 17 Quests, not 16"
    );
    assert_eq!(refused("tile: \"wolf\"", "tile: \"imp\""), "`imp` is printed twice");
    let without_wolf = refused(&format!("    (\n{}\n    ),\n", entry("wolf")), "");
    assert_eq!(without_wolf, "`wolf` is missing");
    assert_eq!(refused_numbers("swept: 3", "swept: 2"), "2 players need 44 tiles, not 53");
    assert_eq!(refused_numbers("players: 5", "players: 4"), "there are two tables for 4 players");
    assert_eq!(refused_numbers("quests_dealt: 3", "quests_dealt: 4"), "20 Quests cannot be dealt");
    assert_eq!(refused_numbers("slots: 6", "slots: 5"), "a board of 5 slots has no two rows");
}

/// §10.2 What may be printed on which tile.
#[test]
fn each_type_has_its_rewards() {
    let purse = refused(entry("purse"), &entry("purse").replace("Plain", "Reward(gain: {\"coin\": 1})"));
    assert_eq!(purse, "`purse` has a reward on a connector, but is no Place");
    let goblin = entry("goblin");
    let multiplied = goblin.replace("\"prestige\": 4}", "\"prestige\": 4}, per: \"key\"");
    assert_eq!(
        refused(goblin, &multiplied),
        "`goblin` multiplies or waits, but is neither a Character nor a Quest"
    );
    let dear = goblin.replace("{\"combat\": 1}", "{\"combat\": 1, \"magic\": 1, \"coin\": 1}");
    assert!(refused(goblin, &dear).starts_with("`goblin` cannot cost"));
    let prestige = goblin.replace("{\"combat\": 1}", "{\"prestige\": 1}");
    assert!(refused(goblin, &prestige).starts_with("`goblin` cannot cost"));
    assert_eq!(
        refused(goblin, &goblin.replace("kind: \"monster\", ", "")),
        "`goblin` has a type exactly if it has no age"
    );
    let hunter = entry("hunter");
    let early = hunter.replace("per: \"monster\"", "per: \"majority\"");
    assert_eq!(refused(hunter, &early), "`hunter` counts majorities before the end");
    let quest_like = hunter.replace("per: \"monster\"", "per: \"surrounded\"");
    assert_eq!(refused(hunter, &quest_like), "`hunter` cannot count `surrounded`");
    let late = hunter.replace("per: \"monster\"", "per: \"monster\", when: AtTheEnd");
    assert_eq!(refused(hunter, &late), "`hunter` gives something but prestige at the end");
}

/// §10.3 Every kind of reward and every multiplier occurs; some come singly.
#[test]
fn everything_is_printed_somewhere() {
    let rules = TalesOfGlory::new();
    for token in Token::all() {
        let gives = rules.data().faces().any(|(_, face)| {
            face.kind.is_some() && face.reward.is_some_and(|reward| reward.gain.amount(token) > 0)
        });
        assert!(gives, "{token}");
    }
    for per in Per::all() {
        let counts =
            rules.data().faces().any(|(_, face)| face.reward.is_some_and(|reward| reward.per == Some(per)));
        assert!(counts, "{per}");
    }
    let ends = rules.data().faces().filter(|(_, face)| {
        face.kind == Some(Kind::Character) && face.reward.is_some_and(|reward| reward.when == When::AtTheEnd)
    });
    assert!(ends.count() >= 4);
    let scout = entry("scout");
    assert_eq!(unlike_ours(scout, &scout.replace(", \"marker\": 1", "")), "no tile gives `marker`");
    let squire = entry("squire");
    assert_eq!(
        unlike_ours(
            squire,
            &squire.replace("reward: (gain: {\"combat\": 1", "reward: (gain: {\"combat\": 2")
        ),
        "`squire` gives combat, magic, keys and the marker singly"
    );
    let locksmith = entry("locksmith");
    assert_eq!(
        unlike_ours(locksmith, &locksmith.replace("per: \"key\"", "per: \"combat\"")),
        "no tile counts `key`"
    );
}

/// §10.4 Every tile has a connector; opposite sides are balanced; areas do not close up.
#[test]
fn connectors_are_balanced() {
    let rules = TalesOfGlory::new();
    let count = |side: Side, wanted: fn(Edge) -> bool| {
        rules.data().faces().filter(|(_, face)| wanted(face.edge(side))).count()
    };
    let connectors = Side::all().map(|side| count(side, |edge| edge != Edge::Blank)).collect::<Vec<_>>();
    let half_keys = Side::all().map(|side| count(side, |edge| edge == Edge::HalfKey)).collect::<Vec<_>>();
    for sides in [&connectors, &half_keys] {
        assert!(sides[0].abs_diff(sides[2]) <= 2 && sides[1].abs_diff(sides[3]) <= 2, "{sides:?}");
    }
    assert!(connectors.iter().sum::<usize>() > 2 * 74);
    let dragon = entry("dragon");
    assert_eq!(refused(dragon, &dragon.replace("top: Plain", "")), "`dragon` has no connector");
    let without_half_keys = TILES.replace("right: HalfKey", "right: Plain");
    assert!(of_other_tiles(&without_half_keys).contains("half keys on"));
}

/// §10.5 Heroes have two chests, two connectors, a coin, and differ in all of these.
#[test]
fn heroes_differ() {
    let thief = entry("thief");
    let (start, chests) = thief.split_once("chests: [").unwrap();
    let (_, second_chest) = chests.split_once("}, ").unwrap();
    assert_eq!(unlike_ours(thief, &format!("{start}chests: [{second_chest}")), "`thief` has 1 chests, not 2");
    assert_eq!(unlike_ours(thief, &thief.replace("\"coin\"", "\"magic\"")), "`thief` starts without a coin");
    let with_a_key = thief.replace("gain: {", "gain: {\"key\": 1, ");
    assert!(refused(thief, &with_a_key).starts_with("`thief` cannot start with"));
    let free = thief.replace("edges:", "cost: {\"coin\": 1}, edges:");
    assert_eq!(refused(thief, &free), "`thief` has a cost");
    let shaman = entry("shaman");
    let line = |entry: &'static str, word: &str| entry.lines().find(|line| line.contains(word)).unwrap();
    for part in ["edges:", "reward:"] {
        let alike = unlike_ours(thief, &thief.replace(line(thief, part), line(shaman, part)));
        assert_eq!(alike, "`thief` and `shaman` are alike");
    }
}

/// §10.6 Monsters ask for more from age to age.
#[test]
fn monsters_grow() {
    let troll = entry("troll");
    let ogre = entry("ogre");
    let tame = TILES
        .replace(troll, &troll.replace("{\"combat\": 4}", "{\"combat\": 1}"))
        .replace(ogre, &ogre.replace("{\"combat\": 3}", "{\"combat\": 1}"))
        .replace("cost: {\"magic\": 4}", "cost: {\"magic\": 1}")
        .replace("cost: {\"magic\": 3}", "cost: {\"magic\": 1}")
        .replace("cost: {\"combat\": 2, \"magic\": 1}", "cost: {\"magic\": 1}");
    assert_eq!(of_other_tiles(&tame), "monsters of age-2 are no harder");
}

/// §10.7 The two Characters of the published rules are in the set, exactly as far as they are known.
#[test]
fn the_characters_of_the_rulebook_are_there() {
    let rules = TalesOfGlory::new();
    let has = |gain: &[(Token, u8)], when: When| {
        let gain = gain.iter().map(|&(token, amount)| Pool::of(token, amount)).sum();
        let wanted = Reward { gain, per: Some(Per::Monster), when };
        let face = rules
            .data()
            .faces()
            .find(|(_, face)| face.kind == Some(Kind::Character) && face.reward == Some(wanted));
        face.map(|(tile, _)| tile.to_string())
    };
    assert_eq!(has(&[(Token::Prestige, 2)], When::AtTheEnd).as_deref(), Some("barbarian-character"));
    assert_eq!(has(&[(Token::Coin, 1), (Token::Potion, 1)], When::AtOnce).as_deref(), Some("hunter"));
}

#[test]
fn an_unknown_word_is_refused() {
    let refusal = refused("\"mill\"", "\"windmill\"");
    assert!(refusal.contains("`windmill` is not a tile"), "{refusal}");
    let refusal = refused("chests", "coffers");
    assert!(refusal.contains("coffers"), "{refusal}");
}
