//! What the table hears.

use crate::{
    ActionCard, AttackCard, Building, Die, DieAction, Field, Guild, Landscape, Medal, Pips, PlayerCard, Sale,
    SoloRow, StartField, Tile,
};
use serde::Serialize;
use tafel_rules::Seat;

/// Something that happened, as the table hears of it; what a listener may not know is absent.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "fields are named after what they hold")]
pub enum Effect {
    /// A landscape bears this kind, and starts with a tile of it.
    LandscapeDealt { landscape: Landscape, tile: Tile },
    /// Who begins.
    StartPlayer { seat: Seat },
    /// An action card was drawn; which, for those who may know.
    CardDrawn {
        seat: Seat,
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<ActionCard>,
    },
    /// An action card too many was discarded.
    CardDiscarded { seat: Seat, card: ActionCard },
    /// An action card was played.
    CardPlayed { seat: Seat, card: ActionCard },
    /// Action cards went unseen from the draw pile to the box.
    CardsBoxed { cards: u8 },
    /// A turn begins.
    Turn { seat: Seat, round: u8 },
    /// An attack card was revealed.
    AttackRevealed { card: AttackCard },
    /// A tile of the supply came onto a landscape.
    TileLaid { landscape: Landscape, tile: Tile },
    /// A tile came from a landscape into a stock.
    TileTaken { seat: Seat, landscape: Landscape, tile: Tile },
    /// No further tile is taken.
    TakingStopped { seat: Seat },
    /// All tiles of a column went to the supply.
    ColumnCleared { column: u8 },
    /// All tiles of a row went to the supply.
    RowCleared { row: u8 },
    /// A die decided what collapses.
    Collapsed { pips: Pips },
    /// A tile of a stock was lost.
    TileLost { seat: Seat, tile: Tile },
    /// A tile of a stock became Jar.
    TileExchanged { seat: Seat, tile: Tile },
    /// Tiles of a stock were sold.
    Sold { seat: Seat, sale: Sale },
    /// A die was drawn and rolled.
    DieRolled { die: Die },
    /// A die was used.
    DieUsed { seat: Seat, die: Die, action: DieAction },
    /// A die was let go.
    DieReleased { seat: Seat, die: Die },
    /// A die was turned to another side.
    DieTurned { seat: Seat, die: Die, pips: Pips },
    /// All unused dice are rolled again.
    DiceTakenUp { seat: Seat },
    /// Jar came or went.
    Jar { seat: Seat, by: i16 },
    /// Combat points came or went.
    Combat { seat: Seat, by: i8 },
    /// A medal was gained.
    MedalGained { seat: Seat, medal: Medal },
    /// A medal was lost.
    MedalLost { seat: Seat, medal: Medal },
    /// A mine was laid on a landscape.
    MineLaid { seat: Seat, landscape: Landscape },
    /// A building was built; one tile less of a kind was paid with an architect.
    Built {
        seat: Seat,
        building: Building,
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        less: Option<Tile>,
    },
    /// A building was used.
    BuildingUsed { seat: Seat, building: Building },
    /// A player card was drawn to be played.
    PlayerCardDrawn { seat: Seat, card: PlayerCard },
    /// A player card was played.
    Hired { seat: Seat, card: PlayerCard },
    /// None of the player cards drawn was played.
    HiringDeclined { seat: Seat },
    /// A player card went back into the deck.
    PlayerCardReturned { seat: Seat, card: PlayerCard },
    /// An attack was repelled.
    Repelled { seat: Seat, card: AttackCard },
    /// An attack did its damage.
    Endured { seat: Seat, card: AttackCard },
    /// A guild tile came onto a start field.
    GuildDrawn { guild: Guild },
    /// The tiles of a start field and the next were swapped.
    Swapped { first: StartField },
    /// No tiles were swapped.
    SwapDeclined,
    /// A guild tile was laid on the solo board.
    GuildLaid { field: Field, guild: Guild },
    /// The condition of a field was tested and met.
    ConditionMet { field: Field },
    /// The condition of a field was tested and not met.
    ConditionFailed { field: Field },
    /// A coin went to the final field of a row.
    FinalMarked { row: SoloRow },
    /// A building went to the box.
    BuildingBoxed { building: Building },
    /// A building came into play against the player.
    PenaltyBuilding { building: Building },
}
