//! The numbers of `data/weights.ron`.

use std::sync::LazyLock;
use tafel_rules::vocabulary;

/// The numbers that positions are weighed with.
pub(crate) type Weights = tafel_parts::Weights<Weight, { Weight::ALL.len() }>;

vocabulary! {
    /// What a number says. Resources, and whatever makes them, are measured in units: a basic resource is about a
    /// hundred.
    pub enum Weight: "a weight" {
        Basic = "basic",
        Diamond = "diamond",
        Gold = "gold",
        /// A bonus settler.
        Settler = "settler",
        /// What a settler does for each round to come who has nothing better to activate: build, explore, hunt.
        Development = "development",
        /// Hundredths of points that a hundred units become, and in the last round.
        Points = "points",
        PointsAtLast = "points-at-last",
        /// How many hundredths of a terrain, a building and a fort a round brings.
        TerrainGrowth = "terrain-growth",
        BuildingGrowth = "building-growth",
        FortGrowth = "fort-growth",
        /// What a terrain without a fort yields in later rounds, for fear of monsters, in hundredths.
        Unforted = "unforted",
        /// What remains of a terrain with a monster, in hundredths; and of the reward for hunting it.
        Haunted = "haunted",
        Hunt = "hunt",
        /// What the choice of a storehouse adds, and the least that a trade is good for.
        Choice = "choice",
        /// The artifact for the round it is held in.
        Hourglass = "hourglass",
        Compass = "compass",
        Mace = "mace",
        Potion = "potion",
        Scroll = "scroll",
        Crown = "crown",
        Mug = "mug",
        Star = "star",
        Key = "key",
        Mirror = "mirror",
        Mask = "mask",
    }
}

/// The numbers that the program was built with.
pub(crate) fn embedded() -> Weights {
    static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
        ron::from_str(include_str!("../../data/weights.ron"))
            .unwrap_or_else(|problem| panic!("data/weights.ron: {problem}"))
    });
    *WEIGHTS
}
