//! What the page gets of the data: what is printed on tiles, cards and boards.

use crate::data::{Provenance, Resources, Terrains};
use crate::facts::exchanges;
use crate::{
    Artifact, Building, Colour, Hero, Plot, Region, Resource, Settlement, Settlers, Space, Street, TerrainSet,
};
use serde::Serialize;
use tafel_rules::{Export, Exports, Id};

impl Export for Settlement {
    fn export(&self, out: &mut impl Exports) {
        let data = self.data();
        out.words::<Resource>("RESOURCES");
        out.value("BASICS", &Resource::BASIC.to_vec());
        // The page has a type of this name for something else.
        out.value("LACKS", &Settlers::all().map(|kind| kind.to_string()).collect::<Vec<String>>());
        out.words::<Region>("REGIONS");
        out.words::<Street>("STREETS");
        out.words::<Space>("SPACES");
        out.words::<Plot>("PLOTS");
        out.table("BUILDINGS", |building: Building| *data.building(building));
        out.value("COPIES", &data.copies);
        out.table("ARTIFACTS", |artifact: Artifact| data.artifacts[artifact.index()]);
        out.table("HEROES", |hero: Hero| *data.hero(hero));
        out.table("TERRAINS", |set: TerrainSet| TerrainTiles {
            provenance: data.terrain_provenance[set.index()],
            regions: data.terrains[set.index()],
        });
        out.table("MONSTERS", |colour: Colour| *data.monster(colour));
        out.table("DEPOSIT_POINTS", |resource: Resource| data.deposit_points[resource.index()]);
        out.value("EXCHANGES", &exchanges(&data.exchanges));
        out.value("MIRRORED", &exchanges(&data.mirrored));
        out.value("NUMBERS", &data.numbers);
        // From the left, as the board shows it.
        out.value("SURCHARGES", &data.numbers.surcharges.iter().rev().copied().collect::<Vec<Resources>>());
    }
}

/// The tiles of a set.
#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct TerrainTiles {
    /// Where they come from.
    provenance: Provenance,
    /// How many there are, region by region.
    regions: [Terrains; Region::ALL.len()],
}
