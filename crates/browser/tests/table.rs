//! A table without a server.

use tafel_browser::{Table, desk};
use tafel_rules::{Seat, Seed, Viewer};
use tafel_wire::Code;

fn table() -> Table {
    Table::open("pebbles", "seats 2; goals open", Seed::numbered(1, 0)).unwrap()
}

/// Who is asked, and the first move on offer.
fn first_offer(table: &Table) -> (Seat, String) {
    let position = table.position(Viewer::Public, None);
    let seat = Seat(position.awaited[0]);
    (seat, table.position(Viewer::Seat(seat), None).offers[0].clone())
}

#[test]
fn a_move_is_told_to_every_viewer_with_what_was_heard() {
    let mut table = table();
    let (seat, mv) = first_offer(&table);
    let before = table.submit(seat, &mv).unwrap();
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        let position = table.position(viewer, Some(before));
        assert!(position.line as usize > before && !position.taken_back, "{position:?}");
        assert_ne!(position.effects.get(), "[]", "{viewer:?} hears of the move");
    }
}

#[test]
fn what_the_rules_refuse_changes_nothing_and_says_why() {
    let mut table = table();
    let (seat, _) = first_offer(&table);
    let before = table.position(Viewer::Seat(seat), None).view.get().to_owned();
    let refused = table.submit(seat, "take red").unwrap_err();
    assert_eq!((refused.code, refused.rule.as_deref()), (Code::Illegal, Some("2.5")));
    assert_eq!(table.submit(seat, "dance").unwrap_err().code, Code::Unreadable);
    assert_eq!(table.position(Viewer::Seat(seat), None).view.get(), before);
}

#[test]
fn everything_can_be_taken_back_at_ones_own_table_and_questions_get_new_numbers() {
    let mut table = table();
    let mut asked = vec![];
    for _ in 0..6 {
        let (seat, mv) = first_offer(&table);
        asked.push(table.position(Viewer::Seat(seat), None).ask.unwrap());
        table.submit(seat, &mv).unwrap();
        if asked.len() % 2 == 0 {
            table.take_back(seat).unwrap();
        }
    }
    let (seat, _) = first_offer(&table);
    let ask = table.position(Viewer::Seat(seat), None).ask.unwrap();
    assert!(asked.iter().filter(|&&known| known == ask).count() == 0, "{ask} was asked before: {asked:?}");
}

#[test]
fn a_table_goes_on_where_its_lines_end() {
    let mut before = table();
    for _ in 0..5 {
        let (seat, mv) = first_offer(&before);
        before.submit(seat, &mv).unwrap();
    }
    let lines = before.play().lines(0);
    let after = Table::resume("pebbles", "seats 2; goals open", 0, &lines, Seed::numbered(1, 0)).unwrap();
    assert_eq!(after.play().record(), before.play().record());
    assert!(Table::resume("pebbles", "seats 2", 0, &lines[1..], Seed::numbered(1, 0)).is_err());
    assert!(Table::open("chess", "", Seed::numbered(1, 0)).is_err());
}

#[test]
fn a_bot_knows_a_view_and_nothing_else() {
    let table = table();
    let (seat, _) = first_offer(&table);
    let position = table.position(Viewer::Seat(seat), None);
    let answer =
        |level: &str| desk::answer("pebbles", seat, position.view.get(), level, Seed::numbered(2, 0));
    for level in ["apprentice", "journeyman", "expert", "master"] {
        assert!(position.offers.contains(&answer(level).unwrap()), "{level}");
    }
    assert!(answer("search:100ms").is_err(), "there is no clock");
    assert!(desk::answer("pebbles", seat, "{}", "greedy", Seed::numbered(2, 0)).is_err());
}

#[test]
fn a_record_is_kept_as_a_match_with_its_seed_and_one_that_was_forged_is_not() {
    let mut table = table();
    for _ in 0..5 {
        let (seat, mv) = first_offer(&table);
        table.submit(seat, &mv).unwrap();
    }
    let record = table.play().record_with_seed();
    let whole = desk::unpack(&record).unwrap();
    assert_eq!((whole.game.as_str(), whole.inherited), ("pebbles", 0));
    assert_eq!(whole.seed, Some(Seed::numbered(1, 0).to_string()));
    assert_eq!(whole.lines, table.play().lines(0).iter().map(ToString::to_string).collect::<Vec<_>>());
    let without = desk::unpack(&table.play().record()).unwrap();
    assert_eq!((without.seed, without.inherited), (None, whole.lines.len()));
    let forged = record.replace(&Seed::numbered(1, 0).to_string(), &Seed::numbered(1, 1).to_string());
    assert!(desk::unpack(&forged).err().unwrap().contains("seed"));
    assert!(desk::unpack("chess 1\n\n").is_err());
}
