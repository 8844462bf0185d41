//! §14: player cards.

use super::table::Table;

/// §14.1 The cards are drawn openly; one may be played by paying, the rest go back.
#[test]
fn one_of_the_drawn_cards_may_be_played() {
    let drawn =
        Table::together(2).jar(2).dice(&["red 1"]).play("0 recruit red 1\n* recruit mason\n* recruit patron");
    drawn.play(
        "1: steps/1/recruit/drawn = [\"mason\", \"patron\"]
        0 ? hire mason, decline
        0 hire patron !14.1 jar 4/2
        0 hire foreman !14.1
        0 labour red 1 !14.1
        0 hire mason
        0: players/0/jar = 0
        0: players/0/cards = [\"mason\"]",
    );
    drawn.play("0 decline\n0: players/0/cards = []\n0 hire mason !14.1");
    let all: Vec<&str> = tafel_guilds::PlayerCard::ALL.iter().map(|card| card.word()).collect();
    Table::alone()
        .cards(&all[1..])
        .dice(&["white 6"])
        .play("0 recruit white 6\n* ? recruit foreman 1\n* recruit foreman\n0 ?+ decline");
    Table::alone().cards(&all).dice(&["white 6"]).play("0 recruit white 6 !14.1");
}

/// §14.2 A card made cheaper never costs less than nothing.
#[test]
fn a_cost_is_never_below_nothing() {
    Table::alone().jar(2).buildings(&["guild-hall"]).play(
        "0 use guild-hall
        * recruit foreman
        * recruit surveyor
        0 hire foreman
        0: players/0/jar = 0",
    );
}

/// §14.3 Foreman, Surveyor and Mason add strength.
#[test]
fn some_cards_add_strength() {
    let table = Table::alone().mines(&["c1r4", "c2r4"]).tiles(0, 2);
    table.cards(&["foreman"]).dice(&["red 2"]).play("0 extract red 2\n0 take ore c1r4\n0 ?+ take ore c2r4");
    table.cards(&["surveyor"]).dice(&["red 2"]).play("0 ?+ prospect red 2 c1r3");
    table.cards(&["mason"]).dice(&["red 2"]).play("0 ?+ build red 2 academy");
    table.dice(&["red 2"]).play("0 build red 2 academy !10.6 strength 3/2");
}

/// §14.4 Broker, Captain and Scholar add to what is achieved.
#[test]
fn some_cards_achieve_more() {
    let table = Table::alone().jar(0).tiles(1, 0).hand(&[]).dice(&["green 1"]);
    table.cards(&["broker"]).play("0 trade green 1 ore 1 crystal 0\n0: players/0/jar = 3");
    table.cards(&["captain"]).play("0 muster green 1\n0: players/0/combat = 2");
    table.cards(&["scholar"]).play("0 study green 1\n* card 0 fair\n* card 0 fair\n0 ?+ end");
}

/// §14.5 Steward brings a Jar when the dice are drawn.
#[test]
fn a_steward_brings_jar() {
    Table::together(2).seat(1).cards(&["steward"]).jar(0).seat(0).dice(&[]).play(
        "0 end
        * attack wolves
        * die red 1
        1: players/1/jar = 0
        * die red 1
        1: players/1/jar = 1",
    );
}

/// §14.6 Envoy, Pathfinder and Magistrate bring a medal at once.
#[test]
fn some_cards_bring_a_medal() {
    for (card, medal, jar) in
        [("envoy", "trade", 9), ("pathfinder", "exploration", 4), ("magistrate", "civil", 4)]
    {
        Table::alone().jar(jar).dice(&["red 1"]).play(&format!(
            "0 recruit red 1
            * recruit {card}
            * recruit patron
            0 hire {card}
            0: players/0/jar = 0
            0: players/0/medals/{medal} = 1"
        ));
    }
}

/// §14.7 Veteran brings 2 combat points at once, Patron nothing but points.
#[test]
fn a_veteran_brings_combat_points() {
    Table::alone().jar(2).combat(7).dice(&["red 1"]).play(
        "0 recruit red 1
        * recruit veteran
        * recruit patron
        0 hire veteran
        0: players/0/combat = 9
        0: players/0/jar = 0",
    );
    Table::alone().jar(4).dice(&["red 1"]).play(
        "0 recruit red 1
        * recruit veteran
        * recruit patron
        0 hire patron
        0: players/0/combat = 0
        0: players/0/jar = 0",
    );
}
