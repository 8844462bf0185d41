//! What settlers make of regions, streets and forts in a round.

use super::Outlook;
use super::weights::Weight;
use crate::data::{Resources, Use};
use crate::{Plots, Region, Spaces, Step, Street};
use tafel_parts::List;
use tafel_rules::Id;

/// What a round goes by.
struct Pace {
    /// Settlers to place.
    settlers: u8,
    /// What a settler does who has nothing better to activate.
    development: i32,
    /// What a terrain without a fort yields, in hundredths.
    unforted: i32,
    /// How much of what banks and churches can take is there, in hundredths.
    fed: i32,
}

impl Outlook<'_> {
    /// What the settlers at hand can still bring this round.
    pub(super) fn this_round(&self) -> i32 {
        let player = self.player;
        let pace = Pace {
            settlers: player.basic_settlers,
            development: self.weights[Weight::Development] * i32::from(self.rounds),
            unforted: 100,
            fed: self.fed(self.units(player.resources)),
        };
        let in_use = if let Some(Step::Use { left }) = self.state.step()
            && self.state.active == self.seat
        {
            self.buildings(left, pace.fed)
        } else {
            0
        };
        let regions = Region::all().filter(|&region| !player.regions_used.contains(region));
        let streets = Street::all().filter(|&street| !player.streets_used.contains(street));
        in_use + self.activations(regions, streets, player.forts - player.forts_used, &pace)
    }

    /// What a whole round brings, one with another.
    pub(super) fn a_round(&self) -> i32 {
        let rounds = i32::from(self.rounds.max(1));
        let pace = Pace {
            settlers: self.data.numbers.basic_settlers,
            // What is developed later serves for fewer rounds.
            development: self.weights[Weight::Development] * (rounds - 1) / 2,
            unforted: self.weights[Weight::Unforted],
            fed: self.fed(self.units(self.player.resources) / rounds),
        };
        self.activations(Region::all(), Street::all(), self.player.forts, &pace)
    }

    /// The best that settlers make of these.
    fn activations(
        &self,
        regions: impl Iterator<Item = Region>,
        streets: impl Iterator<Item = Street>,
        forts: Spaces,
        pace: &Pace,
    ) -> i32 {
        let mut worth = List::<i32, 15>::new();
        for region in regions {
            worth.push(self.region(region, pace.unforted));
        }
        for street in streets {
            worth.push(self.buildings(self.player.built() & street.places(), pace.fed));
        }
        for fort in forts.iter() {
            worth.push(self.yields(Spaces::one(fort)));
        }
        worth.sort_unstable_by(|a, b| b.cmp(a));
        let settlers = usize::from(pace.settlers);
        let active: i32 = worth.iter().take(settlers).map(|&worth| worth.max(pace.development)).sum();
        active + pace.development * settlers.saturating_sub(worth.len()) as i32
    }

    /// What a region yields, as far as monsters let it.
    fn region(&self, region: Region, unforted: i32) -> i32 {
        let player = self.player;
        let here = player.wilderness.explored() & region.places();
        let (safe, haunted) = (here & player.forts, here & player.monsters);
        let open = here - safe - haunted;
        self.yields(safe)
            + (self.yields(open) * unforted + self.yields(haunted) * self.weights[Weight::Haunted]) / 100
    }

    fn yields(&self, spaces: Spaces) -> i32 {
        self.units(self.player.wilderness.yields(spaces))
    }

    /// How much of what banks and churches can take is there, in hundredths: from stock, land and other buildings.
    fn fed(&self, stock: i32) -> i32 {
        let player = self.player;
        let (mut made, mut wanted) = (stock + self.yields(player.peaceful()), 0);
        for plot in player.built().iter() {
            let building = player.settlement[plot.index()].expect("it is built on");
            match self.data.building(building).effect {
                Use::Deposit { resource, .. } => wanted += self.unit(resource),
                effect @ (Use::Gain(_)
                | Use::GainBasic
                | Use::GiveBasic(_)
                | Use::Trade { .. }
                | Use::Recruit { .. }
                | Use::FortYield) => made += self.effect(effect, 0),
            }
        }
        if made >= wanted { 100 } else { 100 * made.max(0) / wanted.max(1) }
    }

    /// What using these buildings once is worth.
    fn buildings(&self, plots: Plots, fed: i32) -> i32 {
        let built = plots.iter().filter_map(|plot| self.player.settlement[plot.index()]);
        built.map(|building| self.effect(self.data.building(building).effect, fed)).sum()
    }

    fn effect(&self, effect: Use, fed: i32) -> i32 {
        let (basic, choice) = (self.weights[Weight::Basic], self.weights[Weight::Choice]);
        match effect {
            Use::Gain(gain) => self.units(gain),
            Use::GainBasic => basic + choice,
            Use::GiveBasic(gain) => self.units(gain) - basic,
            Use::Trade { give, get } => (self.units(get) - self.units(give)).max(choice),
            Use::Recruit { give, settlers } => {
                (self.weights[Weight::Settler] * i32::from(settlers) - self.units(give)).max(0)
            }
            Use::FortYield => {
                self.player.forts.iter().map(|fort| self.yields(Spaces::one(fort))).max().unwrap_or(0)
            }
            Use::Deposit { resource, points } => {
                let paid = 100 * 100 * i32::from(points) / self.rate().max(1);
                (paid - self.units(Resources::of(resource, 1))) * fed / 100
            }
        }
    }
}
