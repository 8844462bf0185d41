//! §4 Building.

use crate::table::Table;
use tafel_rules::Id;
use tafel_settlement::{Building, Power, Settlement};

/// §4.1 A settler and the cost, for any open building, on any free plot.
#[test]
fn a_building_costs_a_settler_and_its_price() {
    Table::of("seats 2").resources(0, [0, 1, 0, 0, 0]).play(
        "0 ?+ build quarry 1.1, build quarry 2.3, build quarry 3.1
        0 build sawmill 1.1 !4.1 stone 1/0
        0 build bank 1.1 !4.1
        0 build quarry 2.3
        * tile bank
        -: players/0/settlement/5 = \"quarry\"
        -: players/0/resources/clay = 0
        -: players/0/basic_settlers = 5",
    );
}

/// §4.1 The costs and uses of the twelve buildings are as the table says.
#[test]
fn the_buildings_cost_what_the_table_says() {
    let rules = include_str!("../../RULES.md");
    let settlement = Settlement::new();
    let data = settlement.data();
    for building in Building::all() {
        let cost = data.building(building).cost;
        let (kind, amount) = cost.iter().next().unwrap();
        assert!(rules.contains(&format!("| `{building}` | {amount} {kind} |")), "{building}");
        assert_eq!(cost.total(), 1);
    }
    assert_eq!(data.artifacts.iter().filter(|power| **power == Power::UseBuilt).count(), 1);
}

/// §4.2 No plot takes two buildings, and nine are the most.
#[test]
fn a_plot_takes_one_building() {
    Table::of("seats 2").building(0, "1.1", "bank").play("0 build quarry 1.1 !4.2\n0 ?+ build quarry 1.2");
    let full = ["sawmill", "clay-pit", "quarry"]
        .into_iter()
        .zip(1..)
        .flat_map(|(building, street)| (1..=3).map(move |at| (format!("{street}.{at}"), building)));
    let full = full.fold(
        Table::of("seats 2").market("bank church tavern bazaar alchemist"),
        |table, (plot, building)| table.building(0, &plot, building),
    );
    full.play(
        "0 ?- build bank 1.1
        0 build bank 1.1 !4.2",
    );
}

/// §4.3 A space that became empty is filled.
#[test]
fn the_market_is_filled_again() {
    Table::of("seats 2").play(
        "0 build quarry 1.1
        0 ?
        * ? tile sawmill 2, tile clay-pit 2, tile quarry 2, tile storehouse 2, tile diamond-mine 2, tile bazaar 2, \
          tile gem-cutter 2, tile alchemist 2, tile tavern 2, tile trading-post 3, tile bank 3, tile church 3
        * tile quarry
        -: market/2 = {\"building\": \"quarry\", \"tiles\": 1}
        0 ?+ end",
    );
}

/// §4.3 From a pile nothing is vacated; where pile and single lie open one can choose.
#[test]
fn from_a_pile_nothing_is_vacated() {
    let piled = || {
        let mut table =
            Table::of("seats 2").market("quarry quarry bank church tavern bazaar alchemist sawmill clay-pit");
        table.0.piled.put(Building::Quarry, 2);
        table.0.building_stack.take(Building::Storehouse);
        table.0.market.put(Building::Storehouse, 1);
        table
    };
    piled().play(
        "0 ?- build quarry 1.1 pile
        0 build quarry 1.1 pile !4.3
        0 build quarry 1.1
        -: market/2 = {\"building\": \"quarry\", \"tiles\": 1}
        0 ?+ end",
    );
    let both = || {
        let mut table = piled();
        table.0.building_stack.put(Building::Storehouse, 1);
        table.0.market.take(Building::Storehouse);
        table.0.building_stack.take(Building::Quarry);
        table.0.market.put(Building::Quarry, 1);
        table
    };
    both().play(
        "0 ?+ build quarry 1.1, build quarry 1.1 pile
        0 build quarry 1.1
        * tile bank
        -: market/2 = {\"building\": \"quarry\", \"tiles\": 2}",
    );
    both().play(
        "0 build quarry 1.1 pile
        -: market/2 = {\"building\": \"quarry\", \"tiles\": 1}
        -: market/3 = {\"building\": \"quarry\", \"tiles\": 1}
        0 ?+ end",
    );
}

/// §4.3 Without hidden tiles the space stays empty.
#[test]
fn without_tiles_the_space_stays_empty() {
    let mut table = Table::of("seats 4");
    // As if all others had been built.
    for (at, building) in Building::all().flat_map(|kind| [kind; 3]).enumerate() {
        let (seat, plot) = (1 + at / 9, at % 9);
        if seat < 4 && table.0.building_stack.count(building) > 0 {
            table.0.building_stack.take(building);
            table.0.players.0[seat].settlement[plot] = Some(building);
        }
    }
    let left: Vec<(Building, u8)> = table.0.building_stack.iter().collect();
    for (building, count) in left {
        for _ in 0..count {
            let (seat, plot) = (1..4)
                .flat_map(|seat| (0..9).map(move |plot| (seat, plot)))
                .find(|&(seat, plot)| table.0.players.0[seat].settlement[plot].is_none())
                .unwrap();
            table.0.building_stack.take(building);
            table.0.players.0[seat].settlement[plot] = Some(building);
        }
    }
    table.play(
        "0 build quarry 1.1
        0 ?+ end
        0 ?- build quarry 1.2",
    );
}

/// §4.4 The same kind twice is allowed.
#[test]
fn the_same_kind_twice_is_allowed() {
    Table::of("seats 2").building(0, "1.1", "quarry").play(
        "0 build quarry 1.2
        * tile bank
        -: players/0/settlement/1 = \"quarry\"",
    );
}

/// §4.5 What comes into an activated row waits for the next activation.
#[test]
fn an_activated_row_waits_for_the_next_round() {
    Table::of("seats 1").play(
        "0 street 1
        0 end
        0 build quarry 1.1
        * tile bank
        0 use 1.1 !9.1
        0 end
        0 street 1 !3.2
        0 region I
        0 end
        0 explore I.1
        * terrain wood-green
        0 end
        -: players/0/resources/wood = 1
        0 region I !3.2",
    );
}
