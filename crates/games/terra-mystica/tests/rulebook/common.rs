//! Tables for the tests: a set-up played by the rules, then changed by hand.

use tafel_rules::{Id, Rules, Seat, Silent, Turn};
use tafel_terra_mystica::{
    Area, Bonus, Chance, Colour, Favour, Hex, Move, Phase, Place, Player, Score, State, Structure,
    TerraMystica,
};

/// Scoring tiles that pay for nothing that most tests do in round 1: towns.
pub(crate) const SCORES: [&str; 6] = ["score2", "score6", "score4", "score8", "score3", "score7"];

/// A player at the table: faction (with colour and favour tile where it chooses them), first hexes, first card.
pub(crate) type Sits = (&'static str, &'static [&'static str], &'static str);

pub(crate) fn rules() -> TerraMystica {
    TerraMystica::new()
}

/// The table of these options when the first action is due.
pub(crate) fn table(options: &str, players: &[Sits]) -> State {
    table_with(options, SCORES, players)
}

/// The same with other scoring tiles.
pub(crate) fn table_with(options: &str, scores: [&str; 6], players: &[Sits]) -> State {
    let rules = rules();
    let options = format!("seats {}; {options}", players.len());
    let mut state = rules.start(&options.parse().unwrap());
    let mut built = vec![0; players.len()];
    while state.round == 0 || state.phase == Phase::Income {
        let seat = state.active;
        let (faction, hexes, card) = players[seat.index()];
        let mut words = faction.split(' ');
        match rules.turn(&state) {
            Turn::Chance => draw(&rules, &mut state, scores, players),
            Turn::Over => unreachable!("the game has only begun"),
            Turn::Seats(_) => {
                let mut moves = vec![];
                rules.moves(&state, seat, &mut moves);
                let faction = words.next().unwrap().parse().unwrap();
                let colour: Option<Colour> = words.next().map(|word| word.parse().unwrap());
                let favour: Option<Favour> = words.next().map(|word| word.parse().unwrap());
                let mv = match state.phase {
                    Phase::Dwellings(_) => {
                        built[seat.index()] += 1;
                        Move::Build(hexes[built[seat.index()] - 1].parse().unwrap())
                    }
                    Phase::FirstCards => Move::Pass(Some(card.parse().unwrap())),
                    Phase::Income => Move::Keep,
                    _ if moves.contains(&Move::Pick(faction)) => Move::Pick(faction),
                    _ => match (colour, favour) {
                        (Some(colour), _) if moves.contains(&Move::Colour(colour)) => Move::Colour(colour),
                        (_, Some(favour)) => Move::Favour(favour),
                        _ => unreachable!("{moves:?}"),
                    },
                };
                assert!(moves.contains(&mv), "{mv} is not among {moves:?}");
                rules.apply(&mut state, seat, mv, &mut Silent);
            }
        }
    }
    state
}

fn draw(rules: &TerraMystica, state: &mut State, scores: [&str; 6], players: &[Sits]) {
    let mut odds = vec![];
    rules.chances(state, &mut odds);
    let wanted = |chance: &Chance| match *chance {
        Chance::Score(round, tile) => scores[usize::from(round) - 1].parse() == Ok::<Score, _>(tile),
        Chance::Remove(card) => players.iter().all(|player| player.2.parse() != Ok::<Bonus, _>(card)),
        Chance::Final(_) | Chance::Lot(_) => true,
    };
    // Cards 1, 2 and 6 stay for later passes, as far as nobody holds them.
    let removed_last = |chance: &Chance| match chance {
        Chance::Remove(card) => ["bon6", "bon1", "bon2"].contains(&card.word()),
        Chance::Score(..) | Chance::Final(_) | Chance::Lot(_) => false,
    };
    let mut drawn: Vec<Chance> = odds.iter().map(|odd| odd.0).filter(wanted).collect();
    drawn.sort_by_key(removed_last);
    let chance = *drawn.first().expect("the draw is possible");
    rules.resolve(state, chance, &mut Silent);
}

/// Witches next to nomads in the middle of the original map.
pub(crate) fn neighbours() -> State {
    table("", &[("witches", &["F4", "E9"], "bon3"), ("nomads", &["F3", "E8", "A5"], "bon5")])
}

/// Witches with nobody near, and nomads far away.
pub(crate) fn alone() -> State {
    table("", &[("witches", &["E9", "F2"], "bon3"), ("nomads", &["B1", "A5", "B4"], "bon5")])
}

/// Somebody on the middle hexes of a colour, with plenty of everything, and nomads far away.
pub(crate) fn rich(faction: &'static str, hexes: &'static [&'static str]) -> State {
    let other: Sits = if ["nomads", "fakirs"].iter().any(|yellow| faction.starts_with(yellow)) {
        ("witches", &["A3", "A10"], "bon5")
    } else {
        ("nomads", &["B1", "A5", "B4"], "bon5")
    };
    let mut state = table("fire-and-ice-factions on", &[(faction, hexes, "bon3"), other]);
    plenty(&mut state, 0);
    state
}

/// Plenty of everything for a seat.
pub(crate) fn plenty(state: &mut State, seat: u8) {
    let player = &mut state.players[Seat(seat)];
    (player.coins, player.workers, player.bowls) = (60, 40, [0, 0, 12]);
    player.priests = 5 - player.sent;
}

/// Changes a player by hand.
pub(crate) fn with(mut state: State, seat: u8, change: impl FnOnce(&mut Player)) -> State {
    change(&mut state.players[Seat(seat)]);
    state
}

/// Sets a player's points to this number.
pub(crate) fn with_points(state: State, seat: u8, points: i16) -> State {
    with(state, seat, |player| {
        player.sources = [0; 12];
        (player.sources[0], player.points) = (points, points);
    })
}

pub(crate) fn place(state: &State, hex: &str) -> Place {
    rules().data().board(state.options.map).place(hex.parse::<Hex>().unwrap()).unwrap()
}

/// Puts a structure on a hex, which becomes home.
pub(crate) fn put(state: &mut State, seat: u8, hex: &str, structure: &str) {
    let here = Area::of(place(state, hex));
    let home = state.players[Seat(seat)].home.unwrap();
    state.colours.iter_mut().for_each(|area| *area -= here);
    state.colours[home.index()] |= here;
    state.own[Seat(seat)] |= here;
    state.kinds.iter_mut().for_each(|kind| *kind -= here);
    let kind = structure.parse::<Structure>().unwrap().index();
    if kind > 0 {
        state.kinds[kind - 1] |= here;
    }
}

/// Gives a hex a colour.
pub(crate) fn paint(state: &mut State, hex: &str, colour: Colour) {
    let here = Area::of(place(state, hex));
    state.colours.iter_mut().for_each(|area| *area -= here);
    state.colours[colour.index()] |= here;
}

/// Plays a script from a state.
pub(crate) fn play(state: State, script: &str) -> State {
    tafel_laws::script_from(&rules(), &state, script)
}

/// Ends the round for everybody, as if all had passed; seat 0 begins the next. Others take the first free cards.
pub(crate) fn pass_round(state: State) -> State {
    let rules = rules();
    let (mut state, round) = (state, state.round);
    while state.round == round && rules.turn(&state) != Turn::Over {
        let mut moves = vec![];
        rules.moves(&state, state.active, &mut moves);
        let ends = |mv: &Move| matches!(mv, Move::Pass(_) | Move::Done | Move::Decline | Move::Discard);
        let Some(mv) = moves.iter().copied().find(ends) else { break };
        let seat = state.active;
        rules.apply(&mut state, seat, mv, &mut Silent);
        if matches!(state.phase, Phase::CultBonus) {
            break;
        }
    }
    state
}

/// A seat holds another card than it took; that one goes back, or out of the game if the new one was not in it.
pub(crate) fn holding(mut state: State, seat: u8, card: Bonus) -> State {
    let old = state.players[Seat(seat)].card.replace(card).unwrap();
    if state.cards.contains(card) {
        state.cards.remove(card);
        state.cards.insert(old);
    }
    state
}
