//! Finished matches as they are archived: everything that each viewer could see, compressed, so that it can be shown when
//! the rules that made it have changed.

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::Serialize;
use std::io::{self, Read};
use tafel_engine::Play;
use tafel_rules::{Seat, Viewer};

/// The most bytes that an archived match may unfold to.
const MOST_BYTES: u64 = 64 << 20;

/// What the public and each seat could see of a match; nothing where that cannot be said.
pub(crate) fn archived(play: &dyn Play) -> Vec<Vec<u8>> {
    let viewers = std::iter::once(Viewer::Public).chain(Seat::all(play.seats()).map(Viewer::Seat));
    viewers.map(|viewer| seen(play, viewer).unwrap_or_default()).collect()
}

fn seen(play: &dyn Play, viewer: Viewer) -> Option<Vec<u8>> {
    packed(&play.replay(viewer).ok()?)
}

/// Something as compressed JSON; none if it cannot be written.
pub(crate) fn packed(value: &impl Serialize) -> Option<Vec<u8>> {
    let mut packed = GzEncoder::new(vec![], Compression::default());
    serde_json::to_writer(&mut packed, value).ok()?;
    packed.finish().ok()
}

/// The JSON of what was compressed.
pub(crate) fn unpacked(packed: &[u8]) -> io::Result<Vec<u8>> {
    let mut json = vec![];
    GzDecoder::new(packed).take(MOST_BYTES).read_to_end(&mut json)?;
    Ok(json)
}
