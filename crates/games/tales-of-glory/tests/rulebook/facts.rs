//! What people are shown beside a view, in the numbers of the rulebook; invariants.rs holds it against random play.

use crate::table::{Table, table};
use tafel_parts::Pool;
use tafel_rules::{Rules, Seat, Viewer};
use tafel_tales_of_glory::{Facts, TalesOfGlory, Token};

fn facts(table: Table) -> Facts {
    let (rules, mut shown) = (TalesOfGlory::new(), None);
    table.with(|state| shown = Some(rules.facts(&rules.view(state, Viewer::Public))));
    shown.unwrap()
}

fn tokens(amounts: &[(Token, u8)]) -> Pool<Token> {
    amounts.iter().map(|&(token, amount)| Pool::of(token, amount)).sum()
}

/// §8.1, §8.2 Majorities and rewards of the end count only if it ended now; ties count, even with none.
#[test]
fn points_are_shown_as_they_stand_and_as_if_it_ended() {
    let played = || {
        let barbarian = table("thief mage").lies(0, "barbarian-character", 0, 1);
        barbarian.lies(0, "goblin", 0, -1).lies(0, "wolf", 0, -2)
    };
    let shown = facts(played());
    // Seat 0 has most combat and coins, seat 1 most magic; potions 2 to 1. Two Monsters, two prestige each.
    assert_eq!(shown.leaders[&Token::Combat], [Seat(0)].into_iter().collect());
    assert_eq!(shown.leaders[&Token::Magic], [Seat(1)].into_iter().collect());
    assert_eq!(shown.players[0].points, 0);
    assert_eq!(shown.players.iter().map(|player| player.ended_now).collect::<Vec<_>>(), [12 + 4, 4]);
    let over = facts(played().over());
    assert_eq!(over.players.iter().map(|player| player.points).collect::<Vec<_>>(), [16, 4]);
    let tied = facts(table("thief mage").has(1, "magic", 0));
    assert_eq!(tied.leaders[&Token::Magic], [Seat(0), Seat(1)].into_iter().collect());
}

/// §3.2 to §3.5 Boosts are potions; the Wilderness costs a coin or a potion more; what cannot be paid has no way.
#[test]
fn what_a_tile_takes_is_shown() {
    let payments = |table: Table| facts(table.take("4 3")).players[0].payments.clone();
    let wild = |name: &str| table("thief mage").board(&format!("elixir horseshoe purse {name}"));
    let (coin, potion) = (Token::Coin, Token::Potion);
    // Goblins ask for one combat, which thieves have.
    assert_eq!(payments(wild("goblin")), [tokens(&[(coin, 1)]), tokens(&[(potion, 1)])]);
    assert_eq!(payments(wild("goblin").has(0, "coin", 0)), [tokens(&[(potion, 1)])]);
    assert_eq!(payments(wild("goblin").has(0, "coin", 0).has(0, "potion", 0)), []);
    // Wolves ask for two: one boost.
    assert_eq!(payments(wild("wolf")), [tokens(&[(potion, 1), (coin, 1)]), tokens(&[(potion, 2)])]);
    let valley = table("thief mage").board("elixir horseshoe wolf goblin").take("3 4");
    assert_eq!(facts(valley).players[0].payments, [tokens(&[(potion, 1)])]);
}

/// §1.1 Six slots, or eight with four or five players.
#[test]
fn the_board_is_shown_as_large_as_it_is() {
    assert_eq!(facts(table("thief mage shaman")).slots, 6);
    assert_eq!(facts(table("thief mage shaman barbarian")).slots, 8);
}
