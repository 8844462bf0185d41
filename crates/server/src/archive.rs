//! Finished matches as they are archived: everything that each viewer could see, compressed, so that it can be shown when
//! the rules that made it have changed.

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::Serialize;
use std::io::{self, Read};
use tafel_engine::{Equipped, Play};
use tafel_rules::{Seat, Viewer};
use tafel_wire::Replayed;

/// The most bytes that an archived match may unfold to.
const MOST_BYTES: u64 = 64 << 20;

/// What the public and each seat could see of a match; nothing where that cannot be said.
pub(crate) fn archived(play: &dyn Play, equipped: Option<&Equipped>) -> Vec<Vec<u8>> {
    let viewers = std::iter::once(Viewer::Public).chain(Seat::all(play.seats()).map(Viewer::Seat));
    viewers.map(|viewer| seen(play, equipped, viewer).unwrap_or_default()).collect()
}

fn seen(play: &dyn Play, equipped: Option<&Equipped>, viewer: Viewer) -> Option<Vec<u8>> {
    packed(&with_components(play.replay(viewer).ok()?, equipped))
}

/// Something as compressed JSON; none if it cannot be written.
pub(crate) fn packed(value: &impl Serialize) -> Option<Vec<u8>> {
    let mut packed = GzEncoder::new(vec![], Compression::default());
    serde_json::to_writer(&mut packed, value).ok()?;
    packed.finish().ok()
}

/// A match as it was seen, with what is printed on the components that it was played with.
pub(crate) fn with_components(replayed: Replayed, equipped: Option<&Equipped>) -> Replayed {
    Replayed { components: equipped.map(|equipped| (*equipped.components).to_owned()), ..replayed }
}

/// The JSON of what was compressed.
pub(crate) fn unpacked(packed: &[u8]) -> io::Result<Vec<u8>> {
    let mut json = vec![];
    GzDecoder::new(packed).take(MOST_BYTES).read_to_end(&mut json)?;
    Ok(json)
}
