//! The numbers of the estimate, by name, from `weights.ron`.

use std::sync::LazyLock;
use tafel_rules::vocabulary;

vocabulary! {
    /// What the estimate weighs.
    pub enum Weight: "a weight of the estimate" {
        /// A turn to come.
        Turn = "turn",
        /// A Jar, besides its points.
        Jar = "jar",
        /// A tile in stock, besides its points.
        Tile = "tile",
        /// A tile on a landscape with an own mine.
        WithinReach = "within-reach",
        /// A combat point.
        Combat = "combat",
        /// An action card in hand.
        ActionCard = "action-card",
        /// A player card that makes dice stronger, for each turn to come.
        Strength = "strength",
        /// A player card that makes an action bring more, for each turn to come.
        More = "more",
        /// A player card that brings Jar, for each turn to come.
        JarATurn = "jar-a-turn",
        /// A kind of medal that is there for a set that lacks another.
        SetBegun = "set-begun",
        /// What is at stake on a mine field.
        MineField = "mine-field",
        /// What is at stake on a 5-Jar field.
        CoinField = "coin-field",
        /// What is at stake on a final field, of a hundred.
        FinalField = "final-field",
        /// How much the field of the tile on I counts.
        NextField = "next-field",
        /// How much a field counts that is two turns away.
        LaterField = "later-field",
        /// How much a field counts at least, however far it is.
        LatestField = "latest-field",
        /// How much it lowers the chance to meet a condition that it is not met yet.
        Unmet = "unmet",
        /// How much each Jar that lacks lowers it besides.
        LackingJar = "lacking-jar",
        /// The same for action cards.
        LackingCard = "lacking-card",
        /// The same for action cards that must go.
        CardTooMany = "card-too-many",
        /// The same for medals.
        LackingMedal = "lacking-medal",
        /// The same for combat points.
        LackingCombat = "lacking-combat",
        /// The same for player cards.
        LackingPlayerCard = "lacking-player-card",
        /// The same for tiles.
        LackingTile = "lacking-tile",
        /// How much easier a turn makes it to find what lacks.
        Time = "time",
    }
}

/// The numbers of the estimate.
pub(crate) type Weights = tafel_evaluate::Weights<Weight, { Weight::ALL.len() }>;

/// The numbers that the program was built with.
pub(crate) fn embedded() -> Weights {
    static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
        ron::from_str(include_str!("weights.ron")).unwrap_or_else(|problem| panic!("weights.ron: {problem}"))
    });
    *WEIGHTS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weight_has_a_number_and_nothing_else_has() {
        let text = include_str!("weights.ron");
        let lacking = text.replacen("\"turn\": ", "\"turns\": ", 1);
        assert!(ron::from_str::<Weights>(&lacking).unwrap_err().to_string().contains("not a weight"));
        let line = text.lines().find(|line| line.contains("\"time\"")).unwrap();
        let without = text.replacen(line, "", 1);
        assert!(ron::from_str::<Weights>(&without).unwrap_err().to_string().contains("time has no number"));
    }
}
