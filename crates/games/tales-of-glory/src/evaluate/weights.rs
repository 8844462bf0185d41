//! The numbers of the estimate, by name, from `weights.ron`.

use std::sync::LazyLock;
use tafel_rules::vocabulary;

vocabulary! {
    /// What the estimate weighs. *A round* means for each tile that the seat has still to take.
    pub enum Weight: "a weight of the estimate" {
        /// The chance of a majority in an even race at the end.
        EvenRace = "even-race",
        /// What the lead of one combat or magic adds to that chance.
        BannerLead = "banner-lead",
        /// What it adds more with every round that is over.
        BannerLeadARound = "banner-lead-a-round",
        /// What the lead of one coin or potion adds to that chance.
        ReserveLead = "reserve-lead",
        /// What it adds more with every round that is over.
        ReserveLeadARound = "reserve-lead-a-round",
        /// A tile to come, whatever it will be.
        Tile = "tile",
        /// A coin.
        Coin = "coin",
        /// What a coin is worth more, a round.
        CoinARound = "coin-a-round",
        /// A potion.
        Potion = "potion",
        /// What a potion is worth more, a round.
        PotionARound = "potion-a-round",
        /// How many coins, or potions, plus one a round, are spent in the end.
        Enough = "enough",
        /// What coins and potions beyond that are worth, of a hundred.
        Spare = "spare",
        /// A point of combat or magic.
        Banner = "banner",
        /// What it is worth more, a round.
        BannerARound = "banner-a-round",
        /// What it saves with a tile that asks for it and will be taken.
        Monster = "monster",
        /// A key.
        Key = "key",
        /// The first-player marker, a round.
        Marker = "marker",
        /// The chance that a closed chest is opened, a round.
        ChestARound = "chest-a-round",
        /// An open half key, a round.
        HalfKeyARound = "half-key-a-round",
        /// The chance that an open connector gives its reward, a round.
        ConnectorARound = "connector-a-round",
        /// The same for one that asks for a type.
        PickyConnectorARound = "picky-connector-a-round",
        /// That all tiles to come fit somewhere, rather than none, a round.
        RoomARound = "room-a-round",
        /// Each connector of a tile besides two, a round.
        ConnectionsARound = "connections-a-round",
        /// How many tiles of a type come into the area, a round.
        TilesToCount = "tiles-to-count",
        /// How many keys come, a round.
        KeysToCount = "keys-to-count",
        /// How much combat, or magic, comes, a round.
        BannerToCount = "banner-to-count",
        /// The chance that a Quest in hand is placed.
        Quest = "quest",
        /// How much greater it is, a round.
        QuestARound = "quest-a-round",
    }
}

/// The numbers of the estimate.
pub(crate) type Weights = tafel_evaluate::Weights<Weight, { Weight::ALL.len() }>;

/// The numbers that the program was built with.
pub(crate) fn embedded() -> Weights {
    static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
        ron::from_str(include_str!("weights.ron"))
            .unwrap_or_else(|problem| panic!("weights of tales-of-glory: {problem}"))
    });
    *WEIGHTS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weight_has_a_number_and_nothing_else_has() {
        let text = include_str!("weights.ron");
        let unknown = text.replacen("\"coin\": ", "\"coins\": ", 1);
        assert!(ron::from_str::<Weights>(&unknown).unwrap_err().to_string().contains("not a weight"));
        let line = text.lines().find(|line| line.contains("\"key\"")).unwrap();
        let without = text.replacen(line, "", 1);
        assert!(ron::from_str::<Weights>(&without).unwrap_err().to_string().contains("key has no number"));
    }
}
