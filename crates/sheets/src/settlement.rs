//! The components of Settlement: buildings, artifacts, heroes, terrains, monsters.

use crate::card::{Card, listed, of_pool};
use crate::page::{Group, Origin, Piece, Sheet};
use crate::spell::spelled;
use tafel_rules::Id;
use tafel_settlement::{Artifact, Building, Colour, Hero, Region, Settlement, TerrainSet};

pub(crate) fn sheet() -> Sheet {
    Sheet {
        game: "settlement",
        groups: [vec![buildings(), artifacts(), monsters(), heroes()], terrains()]
            .into_iter()
            .flatten()
            .collect(),
    }
}

fn published(name: &str, pieces: Vec<Piece>) -> Group {
    Group { name: name.to_owned(), origin: Origin::Published, pieces }
}

fn buildings() -> Group {
    let data = Settlement::new().data();
    let card = |building: Building| {
        let printed = data.building(building);
        let card = Card::new(building.to_string(), "#e4cfa4")
            .copies(u32::from(data.copies))
            .cost(of_pool(printed.cost));
        card.emblem("place").line(spelled(&printed.effect)).piece()
    };
    published("Buildings", Building::all().map(card).collect())
}

fn artifacts() -> Group {
    let data = Settlement::new().data();
    let card = |artifact: Artifact| {
        Card::new(artifact.to_string(), "#cfdcec")
            .emblem("treasure")
            .line(spelled(&data.artifacts[artifact.index()]))
            .piece()
    };
    published("Artifacts", Artifact::all().map(card).collect())
}

fn monsters() -> Group {
    let data = Settlement::new().data();
    let card = |colour: Colour| {
        let printed = data.monster(colour);
        let card = Card::new(format!("{colour}-monster"), tint(colour)).emblem("monster");
        card.line(format!("settlers {}", printed.settlers)).line(listed(printed.reward)).piece()
    };
    published("Monsters", Colour::all().map(card).collect())
}

fn heroes() -> Group {
    let data = Settlement::new().data();
    let card = |hero: Hero| {
        let printed = data.hero(hero);
        let mut card =
            Card::new(hero.to_string(), tint(printed.colour)).cost(of_pool(printed.cost)).emblem("character");
        card = card.line(printed.guild.to_string()).line(format!("attracts {} monsters", printed.colour));
        if printed.points > 0 {
            card = card.line(format!("{} points", printed.points));
        }
        if printed.settlers > 0 {
            card = card.line(format!("settlers + {}", printed.settlers));
        }
        card.line(printed.provenance.to_string()).piece()
    };
    Group {
        name: "Heroes".to_owned(),
        origin: Origin::Reconstructed,
        pieces: Hero::all().map(card).collect(),
    }
}

fn terrains() -> Vec<Group> {
    let data = Settlement::new().data();
    let group = |set: TerrainSet, region: Region| {
        let tiles = data.terrains[set.index()][region.index()];
        let pieces = tiles.iter().map(|(terrain, copies)| {
            let card = Card::new(terrain.to_string(), tint(terrain.colour)).copies(u32::from(copies));
            card.emblem(terrain.resource.word()).line(format!("{} monster", terrain.colour)).piece()
        });
        Group {
            name: format!("Terrains of region {region}, set `{set}`"),
            origin: Origin::Reconstructed,
            pieces: pieces.collect(),
        }
    };
    TerrainSet::all().flat_map(|set| Region::all().map(move |region| group(set, region))).collect()
}

fn tint(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "#cfe0b8",
        Colour::Yellow => "#f1e2a0",
        Colour::Blue => "#bcd3ea",
        Colour::Red => "#eac0b4",
    }
}
