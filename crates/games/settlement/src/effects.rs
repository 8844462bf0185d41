//! What the table hears; nothing is hidden from anybody.

use crate::data::Resources;
use crate::moves::{From, With};
use crate::{Artifact, Building, Bundle, Hero, Plot, Region, Resource, Space, Street, Terrain};
use serde::Serialize;
use tafel_rules::Seat;

/// Something that happened, as the table hears of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say themselves whose, what and where")]
pub enum Effect {
    /// The start player was drawn.
    Start { seat: Seat },
    /// A building came into the market.
    TileCame { building: Building },
    /// A hero came to the left of the row.
    HeroCame { hero: Hero },
    /// An artifact came into its row.
    ArtifactCame { artifact: Artifact },
    /// A player took an artifact.
    ArtifactTaken { seat: Seat, artifact: Artifact },
    /// A player's old artifact went back into the row.
    ArtifactReturned { artifact: Artifact },
    /// A player's old artifact left the game.
    ArtifactRemoved { artifact: Artifact },
    /// Resources came from the supply.
    Gained { seat: Seat, resources: Resources },
    /// Bonus settlers came from the supply.
    SettlersGained { seat: Seat, settlers: u8 },
    /// A player wants to use so many bonus settlers although there are basic ones.
    BonusChosen { seat: Seat, settlers: u8 },
    /// Settlers were placed for an action.
    SettlersUsed { seat: Seat, settlers: u8 },
    /// A player built.
    Built { seat: Seat, building: Building, plot: Plot, from: From },
    /// A player goes to see what lies on a space.
    Explored { seat: Seat, space: Space },
    /// A terrain was laid.
    TerrainCame { seat: Seat, space: Space, terrain: Terrain },
    /// A monster appeared.
    MonsterCame { seat: Seat, space: Space },
    /// The owner of a mask kept a monster away.
    Calmed { seat: Seat, space: Space },
    /// A monster was hunted.
    Hunted { seat: Seat, space: Space },
    /// A fort was built.
    FortBuilt { seat: Seat, space: Space },
    /// A fort was activated.
    FortActivated { seat: Seat, space: Space },
    /// A region was activated.
    RegionActivated { seat: Seat, region: Region },
    /// A street was activated.
    StreetActivated { seat: Seat, street: Street },
    /// A building was used.
    Used { seat: Seat, plot: Plot, with: With },
    /// The remaining buildings stay unused.
    Done { seat: Seat },
    /// A player chose what the scroll brings.
    Scroll { seat: Seat, resource: Resource },
    /// A player exchanged with the supply.
    Exchanged { seat: Seat, give: Bundle, get: Resource },
    /// A player invited a hero.
    Invited { seat: Seat, hero: Hero, price: Resources },
    /// A player ended the turn.
    TurnEnded { seat: Seat },
    /// A player passed and kept these basic resources.
    Passed { seat: Seat, keep: Bundle },
    /// A hero left the row at the end of a round.
    HeroDiscarded { hero: Hero },
    /// Equal buildings of the market were piled.
    Piled { building: Building },
    /// A round begins.
    Round { round: u8, start: Seat },
    /// All have passed in the last round.
    Over,
}
