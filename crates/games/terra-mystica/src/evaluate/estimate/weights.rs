//! The numbers of `weights.ron`, and what they come to in each round.

use std::sync::LazyLock;
use tafel_rules::{Id, vocabulary};

/// The numbers that positions are weighed with.
pub(crate) type Weights = tafel_evaluate::Weights<Weight, { Weight::ALL.len() }>;

vocabulary! {
    /// What a number says, in hundredths of a point. `early` holds while five rounds are to come, `late` in the last
    /// round; in between it moves evenly.
    pub enum Weight: "a weight" {
        CoinEarly = "coin-early",
        CoinLate = "coin-late",
        WorkerEarly = "worker-early",
        WorkerLate = "worker-late",
        PriestEarly = "priest-early",
        PriestLate = "priest-late",
        BowlOneEarly = "bowl-1-early",
        BowlOneLate = "bowl-1-late",
        BowlTwoEarly = "bowl-2-early",
        BowlTwoLate = "bowl-2-late",
        BowlThreeEarly = "bowl-3-early",
        BowlThreeLate = "bowl-3-late",
        /// A token of those that go round: who burns more runs short of power.
        TokenEarly = "token-early",
        TokenLate = "token-late",
        /// Structures beyond their income, their network and their towns.
        DwellingEarly = "dwelling-early",
        DwellingLate = "dwelling-late",
        TradingHouseEarly = "trading-house-early",
        TradingHouseLate = "trading-house-late",
        TempleEarly = "temple-early",
        TempleLate = "temple-late",
        StrongholdEarly = "stronghold-early",
        StrongholdLate = "stronghold-late",
        SanctuaryEarly = "sanctuary-early",
        SanctuaryLate = "sanctuary-late",
        /// Levels of the tracks.
        ShipEarly = "ship-early",
        ShipLate = "ship-late",
        DigEarly = "dig-early",
        DigLate = "dig-late",
        /// A key that no cult has used.
        KeyEarly = "key-early",
        KeyLate = "key-late",
        /// A cult step, beyond the places and the cult bonus.
        StepEarly = "step-early",
        StepLate = "step-late",
        /// A spade that is to come.
        SpadeEarly = "spade-early",
        SpadeLate = "spade-late",
        /// How many thousandths of certainty a step of lead in a cult is.
        CultLeadEarly = "cult-lead-early",
        CultLeadLate = "cult-lead-late",
        /// How many thousandths of certainty a structure of lead in the network is.
        NetworkLeadEarly = "network-lead-early",
        NetworkLeadLate = "network-lead-late",
        /// A group, by how many structures or how much power it lacks for a town.
        TownByOneEarly = "town-by-1-early",
        TownByOneLate = "town-by-1-late",
        TownByTwoEarly = "town-by-2-early",
        TownByTwoLate = "town-by-2-late",
        TownByThreeEarly = "town-by-3-early",
        TownByThreeLate = "town-by-3-late",
        TownByFourEarly = "town-by-4-early",
        TownByFourLate = "town-by-4-late",
        TownByFiveEarly = "town-by-5-early",
        TownByFiveLate = "town-by-5-late",
        /// Hexes that are reached, by the spades they cost.
        LandEarly = "land-early",
        LandLate = "land-late",
        LandByOneEarly = "land-by-1-early",
        LandByOneLate = "land-by-1-late",
        LandByTwoEarly = "land-by-2-early",
        LandByTwoLate = "land-by-2-late",
        LandByThreeEarly = "land-by-3-early",
        LandByThreeLate = "land-by-3-late",
        /// Structures of others next to own ones, which bring power.
        NeighbourEarly = "neighbour-early",
        NeighbourLate = "neighbour-late",
        /// Dwellings next to others, which become trading houses for less.
        MarketEarly = "market-early",
        MarketLate = "market-late",
        /// Favour tiles beyond their steps and income: for each round, this one included.
        SmallTowns = "fav5",
        CultAction = "fav6",
        TradingHousePoints = "fav10",
        DwellingPoints = "fav11",
        PassPoints = "fav12",
        /// How much coins without workers to spend them with are worth less, in hundredths; and workers without coins
        /// less than they would be, above a coin.
        IdleCoins = "idle-coins",
        IdleWorkers = "idle-workers",
        /// The same of all that comes until the end.
        IdleCoinsInAll = "idle-coins-in-all",
        IdleWorkersInAll = "idle-workers-in-all",
        /// What is kept of the points of a coming tile while stronghold or sanctuary is not built, in hundredths.
        GreatToCome = "great-to-come",
        /// How much of the best free bonus card a player who has not passed counts on, in hundredths.
        NextCard = "next-card",
        /// The level of shipping that a bonus card lends for a round.
        LentShip = "lent-ship",
        /// Special actions of strongholds, each time.
        Auren = "acta",
        ChaosMagicians = "actc",
        Giants = "actg",
        Nomads = "actn",
        Swarmlings = "acts",
        Witches = "actw",
        /// What is to be taken in this turn.
        FavourTile = "favour-tile",
        TownTile = "town-tile",
        Bridge = "bridge",
    }
}

/// The most rounds that are to come.
const ROUNDS: usize = 6;

/// What everything is worth while this number of rounds are to come.
#[derive(Clone, Debug)]
pub(crate) struct Worth {
    /// The numbers it follows from.
    pub(crate) weights: Weights,
    scales: [Scale; ROUNDS + 1],
}

/// What everything is worth in one round.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Scale {
    /// Coins, workers and priests at hand.
    pub(super) coin: i32,
    pub(super) worker: i32,
    pub(super) priest: i32,
    pub(super) bowls: [i32; 3],
    pub(super) token: i32,
    /// Power that comes into the bowls.
    pub(super) power: i32,
    pub(super) spade: i32,
    /// The same of every round to come: coins, workers, priests, power.
    pub(super) incomes: [i32; 4],
    pub(super) structures: [i32; 5],
    pub(super) ship: i32,
    pub(super) dig: i32,
    pub(super) key: i32,
    pub(super) step: i32,
    pub(super) cult_lead: i32,
    pub(super) network_lead: i32,
    /// By what a group lacks for a town, from 1.
    pub(super) towns: [i32; 5],
    /// By spades.
    pub(super) land: [i32; 4],
    pub(super) neighbour: i32,
    pub(super) market: i32,
}

impl Worth {
    /// By the numbers that the program was built with.
    pub(crate) fn embedded() -> Worth {
        static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
            ron::from_str(include_str!("../weights.ron"))
                .unwrap_or_else(|problem| panic!("weights.ron: {problem}"))
        });
        Worth::of(*WEIGHTS)
    }

    /// By these numbers.
    pub(crate) fn of(weights: Weights) -> Worth {
        let mut scales = [Scale::default(); ROUNDS + 1];
        let mut incomes = [0; 4];
        for (to_come, scale) in scales.iter_mut().enumerate() {
            *scale = Scale::of(&weights, to_come as i32);
            scale.incomes = incomes;
            let each = [scale.coin, scale.worker, scale.priest, scale.power];
            incomes = std::array::from_fn(|kind| incomes[kind] + each[kind]);
        }
        Worth { weights, scales }
    }

    /// While this number of rounds are to come after the present one.
    #[inline]
    pub(super) fn while_to_come(&self, rounds: u8) -> &Scale {
        &self.scales[usize::from(rounds)]
    }
}

impl Scale {
    fn of(weights: &Weights, to_come: i32) -> Scale {
        // The late number of a weight follows its early one.
        let at = |early: Weight| {
            let (early, late) = (weights[early], weights[Weight::at(early.index() + 1)]);
            late + (early - late) * to_come.min(5) / 5
        };
        let bowls = [at(Weight::BowlOneEarly), at(Weight::BowlTwoEarly), at(Weight::BowlThreeEarly)];
        Scale {
            coin: at(Weight::CoinEarly),
            worker: at(Weight::WorkerEarly),
            priest: at(Weight::PriestEarly),
            bowls,
            token: at(Weight::TokenEarly),
            // A token goes up one bowl for each.
            power: (bowls[2] - bowls[0]) / 2,
            spade: at(Weight::SpadeEarly),
            incomes: [0; 4],
            structures: [
                at(Weight::DwellingEarly),
                at(Weight::TradingHouseEarly),
                at(Weight::TempleEarly),
                at(Weight::StrongholdEarly),
                at(Weight::SanctuaryEarly),
            ],
            ship: at(Weight::ShipEarly),
            dig: at(Weight::DigEarly),
            key: at(Weight::KeyEarly),
            step: at(Weight::StepEarly),
            cult_lead: at(Weight::CultLeadEarly),
            network_lead: at(Weight::NetworkLeadEarly),
            towns: [
                at(Weight::TownByOneEarly),
                at(Weight::TownByTwoEarly),
                at(Weight::TownByThreeEarly),
                at(Weight::TownByFourEarly),
                at(Weight::TownByFiveEarly),
            ],
            land: [
                at(Weight::LandEarly),
                at(Weight::LandByOneEarly),
                at(Weight::LandByTwoEarly),
                at(Weight::LandByThreeEarly),
            ],
            neighbour: at(Weight::NeighbourEarly),
            market: at(Weight::MarketEarly),
        }
    }
}
