//! The ids by which the site calls its maps.

use tafel_rules::Id;
use tafel_terra_mystica::{MapId, StartPoints};

/// Two ids for each map: a map with balanced start points is one of its own. An id is the SHA-1 of the colours of all hexes,
/// and of the name of the points if they are balanced.
const IDS: [[&str; 2]; MapId::COUNT] = [
    ["126fe960806d587c78546b30f1a90853b1ada468", "91645cdb135773c2a7a50e5ca9cb18af54c664c4"],
    ["95a66999127893f5925a5f591d54f8bcb9a670e6", "2bb23b141475015fac5e0113f67a29b4c1070bc1"],
    ["be8f6ebf549404d015547152d5f2a1906ae8dd90", "cc5b9646736e71efb21b835e6e67ef2c6825ca08"],
    ["fdb13a13cd48b7a3c3525f27e4628ff6905aa5b1", "8e62fefc27cd6eb79851e6c5bc79c45d545a9e4b"],
    ["2afadc63f4d81e850b7c16fb21a1dcd29658c392", "2217ef33ad579ca6e95b8545e8daea79d7b10446"],
    ["b8a54c8e8ea3f50867297da35be5c01b9a6791d2", "56df22b35cd16bb1936d5636267c40919a2206dc"],
    ["224736500d20520f195970eb0fd4c41df040c08c", "dce8dae39b7bbc29050b2a6453577f92eb8aee71"],
];

/// Reads the id of a map, or our own name of it.
pub(super) fn read(text: &str) -> Result<(MapId, StartPoints), String> {
    for map in MapId::all() {
        for points in [StartPoints::Even, StartPoints::Balanced] {
            if id(map, points) == text {
                return Ok((map, points));
            }
        }
    }
    let map = text.replace('_', "-").parse().map_err(|e| format!("{e}"))?;
    Ok((map, StartPoints::Even))
}

/// The id of a map.
pub(super) fn id(map: MapId, points: StartPoints) -> &'static str {
    IDS[map.index()][usize::from(points == StartPoints::Balanced)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seed::sha1;

    /// The maps as their rows are written in the data of the game.
    const ROWS: &str = include_str!("../../games/terra-mystica/data/maps.ron");

    fn quoted<'l>(line: &'l str, field: &str) -> Option<&'l str> {
        line.split_once(&format!("{field}: \""))?.1.split_once('"').map(|(text, _)| text)
    }

    /// The hexes of each map as the site lists them.
    fn terrains() -> Vec<(MapId, String)> {
        let mut terrains: Vec<(MapId, String)> = vec![];
        for line in ROWS.lines() {
            if let Some(id) = quoted(line, "id") {
                terrains.push((id.parse().unwrap(), String::new()));
            } else if let Some(hexes) = quoted(line, "hexes") {
                let terrain = &mut terrains.last_mut().unwrap().1;
                if terrain.is_empty() && line.contains("label: 'B'") {
                    terrain.push_str("E ");
                }
                for hex in hexes.chars() {
                    terrain.push_str(match hex {
                        'Y' => "yellow ",
                        'U' => "brown ",
                        'K' => "black ",
                        'B' => "blue ",
                        'G' => "green ",
                        'S' => "gray ",
                        'R' => "red ",
                        _ => "x ",
                    });
                }
                terrain.push_str("E ");
            }
        }
        terrains
    }

    #[test]
    fn an_id_is_the_digest_of_the_land() {
        let hex = |digest: [u8; 20]| digest.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let terrains = terrains();
        assert_eq!(terrains.len(), MapId::COUNT);
        for (map, terrain) in terrains {
            let terrain = terrain.trim_end();
            assert_eq!(id(map, StartPoints::Even), hex(sha1(terrain.as_bytes())));
            let balanced = format!("{terrain} original_2017");
            assert_eq!(id(map, StartPoints::Balanced), hex(sha1(balanced.as_bytes())));
            assert_eq!(read(id(map, StartPoints::Balanced)), Ok((map, StartPoints::Balanced)));
        }
        assert_eq!(read("fire_ice_2"), Ok((MapId::FireIce2, StartPoints::Even)));
        assert!(read("atlantis").is_err());
    }
}
