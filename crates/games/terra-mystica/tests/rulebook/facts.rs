//! What people are shown beside the table is what the rules then do, for every faction.

use crate::common::{holding, paint, pass_round, play, put, rich, rules, table};
use tafel_rules::{Id, Rules, Seat, Silent, Viewer};
use tafel_terra_mystica::{
    Action, Bonus, Colour, Faction, Facts, Gain, Hex, LandPrice, Move, Payment, State, Way,
};

const ME: Seat = Seat(0);

/// Every faction, with the colour and tile that it chooses, and hexes where it can begin.
const FACTIONS: [(&str, &[&str]); Faction::COUNT] = [
    ("nomads", &["F3", "E8", "A5"]),
    ("fakirs", &["F3", "E8"]),
    ("chaosmagicians", &["D4"]),
    ("giants", &["D4", "E3"]),
    ("swarmlings", &["D5", "E4"]),
    ("mermaids", &["D5", "E4"]),
    ("witches", &["E9", "F2"]),
    ("auren", &["E9", "F2"]),
    ("halflings", &["F5", "D8"]),
    ("cultists", &["E6", "F5"]),
    ("alchemists", &["E10", "G5"]),
    ("darklings", &["E10", "G5"]),
    ("engineers", &["E7", "C2"]),
    ("dwarves", &["E7", "F6"]),
    ("icemaidens green fav9", &["E9", "F2"]),
    ("yetis green", &["E9", "F2"]),
    ("acolytes red", &["D4", "E3"]),
    ("dragonlords red", &["D4", "E3"]),
    ("shapeshifters brown", &["E6", "F5"]),
    ("riverwalkers red", &["D4", "G2"]),
];

fn facts(state: &State) -> Facts {
    let rules = rules();
    rules.facts(&rules.view(state, Viewer::Seat(ME)))
}

fn sits(faction: &str) -> State {
    let (faction, hexes) = FACTIONS.into_iter().find(|(other, _)| other.starts_with(faction)).unwrap();
    rich(faction, hexes)
}

fn offers(state: &State, mv: Move) -> bool {
    let mut moves = vec![];
    rules().moves(state, ME, &mut moves);
    moves.contains(&mv)
}

fn after(mut state: State, mv: Move) -> State {
    assert!(offers(&state, mv), "{mv}");
    rules().apply(&mut state, ME, mv, &mut Silent);
    state
}

/// The colour that a player builds on.
fn home(state: &State) -> Colour {
    state.players[ME].home.unwrap()
}

fn tokens(state: &State) -> u8 {
    state.players[ME].bowls.iter().sum()
}

/// §5.2, §12.4, §13.1, §13.4 to §13.8 What land takes is what the rules then take, on a hex that is reached.
#[test]
fn land_takes_what_is_shown() {
    for (faction, hexes) in FACTIONS {
        let mut state = rich(faction, hexes);
        state.players[ME].cults = [5; 4];
        let (hex, _) = facts(&state).reach.into_iter().find(|(_, way)| *way != Way::Skip).unwrap();
        for from in Colour::WHEEL {
            paint(&mut state, &hex.to_string(), from);
            let price = facts(&state).players[0].land[&from].unwrap();
            let told = format!("{faction} on {from}: {price:?}");
            if price.amount == 0 {
                assert!(offers(&state, Move::Build(hex)), "{told}");
                continue;
            }
            match price.of {
                Payment::Spades => assert_spades(state, hex, price.amount, &told),
                Payment::Steps => {
                    let after = after(state, Move::Transform(hex, Colour::Volcano));
                    assert_eq!(after.due.payment, price.amount, "{told}");
                }
                Payment::Tokens => {
                    let after = after(state, Move::Transform(hex, Colour::Volcano));
                    assert_eq!(tokens(&state) - tokens(&after), price.amount, "{told}");
                }
                Payment::Coins => {
                    state.due.unlocks = 1;
                    let after = after(state, Move::Unlock(from));
                    assert_eq!(state.players[ME].coins - after.players[ME].coins, price.amount, "{told}");
                    state.due.unlocks = 0;
                }
            }
        }
    }
}

/// As many spades make the hex home, and fewer do not.
fn assert_spades(mut state: State, hex: Hex, amount: u8, told: &str) {
    for spades in 1..=6 {
        state.due.spades = spades;
        let becomes_home = offers(&state, Move::Transform(hex, home(&state)));
        assert_eq!(becomes_home, spades >= amount, "{told} with {spades}");
    }
}

/// The same in the numbers of the rulebook; in the order of the wheel, from yellow on.
#[test]
fn land_takes_what_the_rulebook_says() {
    let prices = |faction| Colour::WHEEL.map(|from| facts(&sits(faction)).players[0].land[&from].unwrap());
    let all = |amounts: [u8; 7], of| amounts.map(|amount| LandPrice { amount, of });
    assert_eq!(prices("witches"), all([3, 3, 2, 1, 0, 1, 2], Payment::Spades), "§5.2");
    assert_eq!(prices("giants"), all([2, 2, 2, 2, 2, 2, 0], Payment::Spades), "§12.4");
    assert_eq!(prices("yetis"), all([3, 3, 2, 1, 1, 1, 2], Payment::Spades), "§13.1");
    assert_eq!(
        prices("acolytes"),
        all([4, 3, 3, 3, 3, 3, 3], Payment::Steps),
        "§13.5: nomads live on yellow"
    );
    assert_eq!(prices("dragonlords"), all([2, 1, 1, 1, 1, 1, 1], Payment::Tokens), "§13.6");
    assert_eq!(prices("riverwalkers"), all([2, 1, 1, 1, 1, 1, 0], Payment::Coins), "§13.8");
    let beyond =
        |faction| [Colour::Ice, Colour::Volcano].map(|from| facts(&sits(faction)).players[0].land[&from]);
    assert_eq!(beyond("witches"), [None, None]);
    assert_eq!(beyond("yetis"), [Some(LandPrice { amount: 0, of: Payment::Spades }), None]);
    assert_eq!(beyond("acolytes"), [None, Some(LandPrice { amount: 0, of: Payment::Steps })]);
}

/// §5.1, §12.2, §12.14, §13.7 What is shown as reached is where dwellings can be built on home land.
#[test]
fn one_builds_where_one_is_shown_to_come() {
    for (faction, hexes) in FACTIONS {
        let state = rich(faction, hexes);
        let reach = facts(&state).reach;
        for hex in rules().data().boards[0].land.iter().map(|place| rules().data().boards[0].hex(place)) {
            let mut state = state;
            let home = home(&state);
            paint(&mut state, &hex.to_string(), home);
            assert_eq!(offers(&state, Move::Build(hex)), reach.contains_key(&hex), "{faction} on {hex}");
        }
    }
}

/// §5.1, §12.2, §13.7 By which way.
#[test]
fn a_hex_is_beside_or_across_a_river_or_skipped_to() {
    let way = |state: &State, hex: &str| facts(state).reach.get(&hex.parse().unwrap()).copied();
    let witches = sits("witches");
    assert_eq!(way(&witches, "E10"), Some(Way::Beside));
    assert_eq!(way(&witches, "D6"), None);
    let mut far = witches;
    far.players[ME].ship = 2;
    assert_eq!(way(&far, "D6"), Some(Way::Ships(1)));
    let fakirs = sits("fakirs");
    assert_eq!(way(&fakirs, "E4"), Some(Way::Skip));
    assert_eq!(way(&sits("riverwalkers"), "D5"), None, "§13.7: adjacency does not count");
    assert!(rules().facts(&rules().view(&witches, Viewer::Public)).reach.is_empty());
}

/// §5.1, §12.16 `bon4` lends a level until its owner passes, to those who have ships.
#[test]
fn ships_go_as_far_as_is_shown() {
    let ships = |state: &State| facts(state).players[0].ships;
    let lent = |faction| holding(sits(faction), 0, Bonus::Shipping);
    assert_eq!(ships(&sits("mermaids")), 1);
    assert_eq!(ships(&lent("mermaids")), 2);
    assert_eq!(ships(&lent("dwarves")), 0);
    assert_eq!(facts(&sits("dwarves")).players[0].skips, 1);
    let passed = play(lent("witches"), "0 pass bon6");
    assert_eq!(ships(&passed), 0);
}

/// §3.1 What is shown comes with the next round, for every faction: coins, workers, priests, power.
#[test]
fn the_income_that_is_shown_comes() {
    let incomes: Vec<_> = FACTIONS
        .into_iter()
        .map(|(faction, hexes)| {
            let Gain { coins, workers, priests, power, .. } =
                facts(&rich(faction, hexes)).players[0].income.unwrap();
            (faction.split(' ').next().unwrap(), [coins, workers, priests, power])
        })
        .collect();
    // Everybody holds `bon3`, six coins, and has two dwellings; nomads have three, Chaos Magicians one. A dwelling brings a
    // worker; one comes without any, two to Swarmlings and none to Engineers, Acolytes and Dragonlords.
    let wanted = [
        ("nomads", [6, 4, 0, 0]),
        ("fakirs", [6, 3, 0, 0]),
        ("chaosmagicians", [6, 2, 0, 0]),
        ("giants", [6, 3, 0, 0]),
        ("swarmlings", [6, 4, 0, 0]),
        ("mermaids", [6, 3, 0, 0]),
        ("witches", [6, 3, 0, 0]),
        ("auren", [6, 3, 0, 0]),
        ("halflings", [6, 3, 0, 0]),
        ("cultists", [6, 3, 0, 0]),
        ("alchemists", [6, 3, 0, 0]),
        ("darklings", [6, 3, 0, 0]),
        ("engineers", [6, 2, 0, 0]),
        ("dwarves", [6, 3, 0, 0]),
        ("icemaidens", [9, 3, 0, 0]),
        ("yetis", [6, 3, 0, 0]),
        ("acolytes", [6, 2, 0, 0]),
        ("dragonlords", [6, 2, 0, 0]),
        ("shapeshifters", [6, 3, 0, 0]),
        ("riverwalkers", [6, 3, 0, 0]),
    ];
    assert_eq!(incomes, wanted);
    let mut last = sits("witches");
    last.round = 6;
    assert_eq!(facts(&last).players[0].income, None);
}

/// §3.1 The same from structures and tiles in play: what comes is what was shown once the new card is held.
#[test]
fn income_counts_structures_and_tiles() {
    let mut state = table("", &[("witches", &["E9", "F2"], "bon3"), ("nomads", &["B1", "A5", "B4"], "bon5")]);
    put(&mut state, 0, "E9", "te");
    let shown = facts(&state).players[0].income.unwrap();
    assert_eq!(shown, Gain { coins: 6, workers: 2, priests: 1, power: 0, spades: 0 });
    let before = state.players[ME];
    let next = pass_round(state);
    assert_eq!(next.players[ME].priests - before.priests, shown.priests);
    assert_eq!(next.players[ME].workers - before.workers, 2);
}

/// §12, §10.2 A faction's own actions are shown once they are its to take.
#[test]
fn strongholds_bring_actions() {
    let specials = |state: &State| facts(state).players[0].specials.clone();
    assert_eq!(specials(&sits("engineers")), [Action::Engineers], "§12.13");
    let mut giants = sits("giants");
    assert_eq!(specials(&giants), []);
    put(&mut giants, 0, "D4", "sh");
    assert_eq!(specials(&giants), [Action::Giants]);
    let mut shifters = sits("shapeshifters");
    put(&mut shifters, 0, "E6", "sh");
    assert_eq!(specials(&shifters), [Action::ShiftForPower, Action::ShiftForTokens], "§13.9");
}

/// §1.3, §1.4, §8.7 What was agreed on decides what there is.
#[test]
fn a_match_has_the_factions_and_tiles_that_were_agreed_on() {
    let plain = table("", &[("witches", &["E9", "F2"], "bon3"), ("nomads", &["B1", "A5", "B4"], "bon5")]);
    assert_eq!((facts(&plain).factions.len(), facts(&plain).towns.len()), (14, 5));
    assert!(facts(&plain).takes_cards);
    let mut whole = table(
        "fire-and-ice-factions on; mini-expansion-1 on",
        &[("witches", &["E9", "F2"], "bon3"), ("nomads", &["B1", "A5", "B4"], "bon5")],
    );
    whole.round = 6;
    assert_eq!((facts(&whole).factions.len(), facts(&whole).towns.len()), (20, 8));
    assert!(!facts(&whole).takes_cards);
}
