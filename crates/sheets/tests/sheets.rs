//! Every component is on its sheet, once, with something to see and something to hear.

use std::collections::BTreeSet;
use tafel_rules::Id;
use tafel_sheets::{Origin, Sheet, sheet};

const GAMES: [&str; 4] = ["settlement", "terra-mystica", "tales-of-glory", "guilds"];

fn of(game: &str) -> Sheet {
    sheet(game).unwrap_or_else(|| panic!("{game} has a sheet"))
}

#[test]
fn every_piece_is_drawn_and_spoken_once() {
    for game in GAMES {
        let sheet = of(game);
        let pieces: Vec<_> = sheet.groups.iter().flat_map(|group| &group.pieces).collect();
        assert!(
            pieces.iter().all(|piece| piece.drawing.contains("<rect") || piece.drawing.contains("<path"))
        );
        assert!(pieces.iter().all(|piece| piece.spoken.len() > 3 && piece.copies > 0));
        for group in &sheet.groups {
            let ids: BTreeSet<&str> = group.pieces.iter().map(|piece| piece.id.as_str()).collect();
            assert_eq!(ids.len(), group.pieces.len(), "{game}, {}: no piece stands twice", group.name);
            assert!(!ids.is_empty(), "{game}, {}: there are pieces", group.name);
        }
        let page = sheet.html();
        assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
        assert_eq!(page.matches("<svg role=\"img\"").count(), pieces.len());
        assert_eq!(page.matches("<figure").count(), pieces.len());
        assert!(!page.contains("<script"), "a sheet is for looking at");
    }
}

#[test]
fn all_tiles_of_tales_of_glory_are_there_and_marked_as_reconstructed() {
    let sheet = of("tales-of-glory");
    let drawn: BTreeSet<&str> =
        sheet.groups.iter().flat_map(|group| &group.pieces).map(|piece| piece.id.as_str()).collect();
    let tiles: BTreeSet<&str> =
        tafel_tales_of_glory::Tile::all().map(tafel_tales_of_glory::Tile::word).collect();
    assert_eq!(drawn, tiles);
    assert!(sheet.groups.iter().all(|group| group.origin == Origin::Reconstructed));
    assert_eq!(sheet.html().matches("class=\"mark\"").count(), sheet.groups.len());
}

#[test]
fn what_is_published_is_not_marked() {
    let marks = of("settlement").html().matches("class=\"mark\"").count();
    let reconstructed =
        of("settlement").groups.iter().filter(|group| group.origin == Origin::Reconstructed).count();
    assert_eq!(marks, reconstructed);
    assert!(reconstructed < of("settlement").groups.len());
}

#[test]
fn copies_add_up_to_what_is_in_the_box() {
    let copies = |game: &str, name: &str| -> u32 {
        let groups = of(game).groups;
        groups
            .iter()
            .filter(|group| group.name.starts_with(name))
            .flat_map(|group| &group.pieces)
            .map(|p| p.copies)
            .sum()
    };
    assert_eq!(copies("settlement", "Buildings"), 36);
    assert_eq!(copies("settlement", "Artifacts"), 14);
    assert_eq!(copies("settlement", "Heroes"), 48);
    assert_eq!(copies("settlement", "Terrains"), 2 * 36);
    assert_eq!(copies("guilds", "Action cards"), 54);
}

#[test]
fn a_game_without_components_has_no_sheet() {
    assert!(sheet("chess").is_none());
}
