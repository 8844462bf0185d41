//! The components of Guilds: solo board, action cards, attack cards, player cards, public buildings.

use crate::card::{Card, of_pool};
use crate::page::{Group, Origin, Piece, Sheet};
use crate::spell::spelled;
use tafel_guilds::{ActionCard, AttackCard, Building, Guilds, PlayerCard};
use tafel_rules::Id;

pub(crate) fn sheet() -> Sheet {
    let groups = vec![
        Group { name: "Fields of the solo board".to_owned(), origin: Origin::Published, pieces: fields() },
        own("Action cards", actions()),
        own("Player cards", hirelings()),
        own("Public buildings", buildings()),
        own("Attack cards", attacks()),
    ];
    Sheet { game: "guilds", groups }
}

/// The base game is a design of our own, since the printed one is not public.
fn own(name: &str, pieces: Vec<Piece>) -> Group {
    Group { name: name.to_owned(), origin: Origin::Reconstructed, pieces }
}

fn fields() -> Vec<Piece> {
    let solo = &Guilds::new().data().solo;
    solo.fields()
        .map(|(field, kind)| Card::new(field.to_string(), "#d9d2e6").line(spelled(&kind)).piece())
        .collect()
}

fn actions() -> Vec<Piece> {
    let data = Guilds::new().data();
    let card = |card: ActionCard| {
        let printed = data.play(card);
        let drawn = Card::new(card.to_string(), "#cfe0b8").copies(3);
        let drawn = match printed.price {
            0 => drawn,
            price => drawn.cost(vec![("jar".to_owned(), price)]),
        };
        drawn.line(spelled(&printed.deed)).piece()
    };
    ActionCard::all().map(card).collect()
}

fn hirelings() -> Vec<Piece> {
    let data = Guilds::new().data();
    let card = |card: PlayerCard| {
        let printed = data.hireling(card);
        let drawn = Card::new(card.to_string(), "#cfdcec")
            .cost(vec![("jar".to_owned(), printed.jar)])
            .emblem("character");
        drawn.line(spelled(&printed.talent)).line(format!("{} points", printed.points)).piece()
    };
    PlayerCard::all().map(card).collect()
}

fn buildings() -> Vec<Piece> {
    let data = Guilds::new().data();
    let card = |building: Building| {
        let printed = data.plan(building);
        let mut cost = of_pool(printed.tiles);
        if printed.jar > 0 {
            cost.push(("jar".to_owned(), printed.jar));
        }
        let drawn = Card::new(building.to_string(), "#e4cfa4").cost(cost).emblem("place");
        let drawn = drawn.line(format!("rank {}, {} points", printed.rank, printed.points));
        drawn.line(format!("use for {} jar: {}", printed.use_price, spelled(&printed.deed))).piece()
    };
    Building::all().map(card).collect()
}

fn attacks() -> Vec<Piece> {
    let data = Guilds::new().data();
    let card = |card: AttackCard| {
        Card::new(card.to_string(), "#eac0b4").emblem("monster").line(spelled(&data.attack(card))).piece()
    };
    AttackCard::all().map(card).collect()
}
