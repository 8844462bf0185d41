//! The solo board, as `data/solo.ron` spells it.

use super::race::{Race, SWAP};
use crate::{Field, Medal, ROW_FIELDS, SoloRow};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tafel_rules::{Flaw, Id};

/// The solo board as the file spells it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SoloFile {
    guild_tiles_of_a_colour: u8,
    coin: u8,
    swap: u8,
    final_points: i16,
    second_final_points: i16,
    loss_box: i16,
    points_to_win: i16,
    rows: BTreeMap<SoloRow, Vec<Option<FieldKind>>>,
}

type SoloFields = [[Option<FieldKind>; ROW_FIELDS as usize]; SoloRow::ALL.len()];

/// The numbers and fields of the solo board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SoloBoard {
    /// §2.1
    pub guild_tiles_of_a_colour: u8,
    /// What a coin is worth, §2.2.
    pub coin: u8,
    /// What a swap costs, §3.2.
    pub swap: u8,
    /// What a final field counts, §7.5.
    pub final_points: i16,
    /// What the second one counts in addition, §7.5.
    pub second_final_points: i16,
    /// What a mine in the loss box costs, §7.5.
    pub loss_box: i16,
    /// §7.6
    pub points_to_win: i16,
    /// How likely two final fields are reached in time.
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub race: Race,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    fields: SoloFields,
}

impl SoloBoard {
    /// What stands on a field; nothing on a blank one.
    pub fn field(&self, field: Field) -> Option<FieldKind> {
        self.fields[field.row.index()][usize::from(field.number - 1)]
    }

    /// Every field with something on it.
    pub fn fields(&self) -> impl Iterator<Item = (Field, FieldKind)> + '_ {
        Field::all().filter_map(|field| Some((field, self.field(field)?)))
    }

    /// How many mines lie on the board at the start, §2.2.
    pub fn mines(&self) -> u8 {
        self.fields().filter(|(_, kind)| matches!(kind, FieldKind::Mine { .. })).count() as u8
    }
}

/// What stands on a field of the solo board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub enum FieldKind {
    /// A mine field.
    Mine {
        /// The general action.
        first: Option<Mishap>,
        /// What is tested.
        condition: Condition,
        /// The negative effect.
        otherwise: Mishap,
    },
    /// A 5-Jar field.
    Coin {
        /// The general action.
        first: Option<Mishap>,
        /// What is tested.
        condition: Condition,
        /// The negative effect, besides what happens to the coin.
        otherwise: Option<Mishap>,
        /// The row whose final field the coin marks.
        marks: SoloRow,
    },
    /// A final field.
    Final {
        /// What is tested.
        condition: Condition,
        /// What is tested instead when a coin marks the field.
        marked: Option<Condition>,
    },
}

/// What the player must have, §6.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Condition {
    /// At least this number of Jar.
    Jar(u8),
    /// No action card in hand.
    EmptyHand,
    /// At least this number of action cards in hand.
    CardsInHand(u8),
    /// At least this number of medals of a kind.
    Medals(Medal, u8),
    /// Medals of at least this number of kinds.
    DifferentMedals(u8),
    /// At least this number of combat points.
    Combat(u8),
    /// At least this number of player cards in play.
    PlayerCards(u8),
    /// At least this number of ore or crystal tiles.
    Tiles(u8),
}

/// A general action or a negative effect of a field, §6.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub enum Mishap {
    /// Random unbuilt buildings, this number of them, go to the box.
    BoxBuildings(u8),
    /// Random unbuilt buildings become penalty buildings.
    PenaltyBuildings {
        /// How many.
        buildings: u8,
        /// What that costs at the end.
        minus_points: u8,
    },
    /// Action cards of the draw pile, this number of them, go to the box.
    BoxCards(u8),
    /// The upper half of the draw pile goes to the box.
    BoxHalfTheCards,
    /// Tiles of a random column or row go to the supply, §5.7.
    Collapse,
    /// Player cards, this number of them, go back into the deck.
    ReturnPlayerCards(u8),
    /// How many medals are lost.
    LoseMedals(u8),
}

impl SoloFile {
    /// The board, if it can be played on.
    pub(super) fn board(&self, turns: u8) -> Result<SoloBoard, Flaw> {
        let refuse = |path: &str, reason: String| Err(Flaw::new(path, reason));
        let mut fields: SoloFields = Default::default();
        for row in SoloRow::all() {
            let path = format!("rows.{row}");
            let Some(listed) = self.rows.get(&row) else {
                return refuse("rows", format!("row {row} is missing"));
            };
            let Ok(whole) = listed.as_slice().try_into() else {
                return refuse(&path, format!("row {row} has {} fields, not {ROW_FIELDS}", listed.len()));
            };
            fields[row.index()] = whole;
            if !matches!(fields[row.index()].last(), Some(Some(FieldKind::Final { .. }))) {
                return refuse(&path, format!("row {row} does not end with a final field"));
            }
        }
        let board = SoloBoard {
            guild_tiles_of_a_colour: self.guild_tiles_of_a_colour,
            coin: self.coin,
            swap: self.swap,
            final_points: self.final_points,
            second_final_points: self.second_final_points,
            loss_box: self.loss_box,
            points_to_win: self.points_to_win,
            fields,
            race: Race::new(turns, SWAP),
        };
        if board.guild_tiles_of_a_colour != ROW_FIELDS {
            let tiles = board.guild_tiles_of_a_colour;
            let reason =
                format!("{tiles} guild tiles of a colour do not fill the {ROW_FIELDS} fields of a row");
            return refuse("guild_tiles_of_a_colour", reason);
        }
        let finals = board.fields().filter(|(_, kind)| matches!(kind, FieldKind::Final { .. })).count();
        if finals != SoloRow::ALL.len() {
            return refuse("rows", format!("{finals} final fields are not one a row"));
        }
        Ok(board)
    }
}
