//! Expected final points, for bots: what is sure, what the heroes will grow to, and what resources and remaining
//! income can still be turned into.

use crate::data::{HeroCard, Resources, Use};
use crate::rules::scoring::Counts;
use crate::{Data, Player, Plots, Region, Resource, Spaces, State, Step, Street};
use tafel_parts::List;
use tafel_rules::{Id, PerSeat, Seat};

/// Expected final points of each seat, in hundredths.
pub(crate) fn estimate(data: &Data, state: &State) -> PerSeat<i32> {
    PerSeat::from_fn(|seat| if seat.0 < state.options.seats { expected(data, state, seat) } else { 0 })
}

// Resources and whatever makes them are measured in hundredths of a basic resource. The values follow the rates of
// exchange and were then fitted to the play of greedy bots; gold is worth less than its rate, since little of it is
// needed at a time.

/// What wood, clay, stone, a diamond and gold are worth.
const UNITS: [i32; Resource::ALL.len()] = [120, 120, 120, 300, 450];
/// What a bonus settler is worth.
const SETTLER: i32 = 185;
/// What a settler does who has nothing better to activate: build, explore, hunt.
const DEVELOPMENT: i32 = 100;
/// Hundredths of points that a hundred units become.
const POINTS: i32 = 60;
/// How many hundredths of a terrain, a building and a fort a round brings.
const GROWTH: [i16; 3] = [160, 80, 60];

fn expected(data: &Data, state: &State, seat: Seat) -> i32 {
    let player = &state.players[seat];
    let rounds = data.numbers.rounds - state.round;
    let is_out = state.passed.contains(seat) || state.step().is_none();
    let sure = deposits(data, player) + heroes(data, player, i16::from(rounds));
    if is_out && rounds == 0 {
        return sure;
    }
    let now = if is_out { 0 } else { this_round(data, state, seat) };
    sure + (stock(player) + now + i32::from(rounds) * a_round(data, player)) * POINTS / 100
}

/// §15.1: what lies on banks and churches.
fn deposits(data: &Data, player: &Player) -> i32 {
    let tokens = player.deposits.iter();
    tokens.map(|(kind, tokens)| 100 * i32::from(tokens) * i32::from(data.deposit_points[kind.index()])).sum()
}

/// §15.2: the heroes, by what they will be counted by.
fn heroes(data: &Data, player: &Player, rounds: i16) -> i32 {
    let now = Counts::of(player);
    let grown = |count: i16, growth: i16| (100 * count + growth * rounds).min(900);
    let counts = Counts {
        terrains: grown(now.terrains, GROWTH[0]),
        buildings: grown(now.buildings, GROWTH[1]),
        forts: grown(now.forts, GROWTH[2]),
    };
    let worth = |card: &HeroCard| i32::from(counts.worth(card.guild, 100 * card.points));
    player.heroes.iter().map(|hero| worth(data.hero(hero))).sum()
}

/// What is at hand.
fn stock(player: &Player) -> i32 {
    units(player.resources) + i32::from(player.bonus_settlers) * SETTLER
}

/// What the settlers at hand can still bring this round.
fn this_round(data: &Data, state: &State, seat: Seat) -> i32 {
    let player = &state.players[seat];
    let in_use = if let Some(Step::Use { left }) = state.step()
        && state.active == seat
    {
        buildings(data, player, left)
    } else {
        0
    };
    let regions = Region::all().filter(|&region| !player.regions_used.contains(region));
    let streets = Street::all().filter(|&street| !player.streets_used.contains(street));
    let forts = player.forts - player.forts_used;
    in_use + activations(data, player, regions, streets, forts, player.basic_settlers)
}

/// What a whole round brings.
fn a_round(data: &Data, player: &Player) -> i32 {
    activations(data, player, Region::all(), Street::all(), player.forts, data.numbers.basic_settlers)
}

/// The best that so many settlers make of these.
fn activations(
    data: &Data,
    player: &Player,
    regions: impl Iterator<Item = Region>,
    streets: impl Iterator<Item = Street>,
    forts: Spaces,
    settlers: u8,
) -> i32 {
    let mut worth = List::<i32, 15>::new();
    for region in regions {
        worth.push(units(player.wilderness.yields(player.peaceful() & region.places())));
    }
    for street in streets {
        worth.push(buildings(data, player, player.built() & street.places()));
    }
    for fort in forts.iter() {
        worth.push(units(player.wilderness.yields(Spaces::one(fort))));
    }
    worth.sort_unstable_by(|a, b| b.cmp(a));
    let active: i32 = worth.iter().take(usize::from(settlers)).map(|&worth| worth.max(DEVELOPMENT)).sum();
    active + DEVELOPMENT * (i32::from(settlers) - worth.len() as i32).max(0)
}

/// What using these buildings once is worth.
fn buildings(data: &Data, player: &Player, plots: Plots) -> i32 {
    let built = plots.iter().filter_map(|plot| player.settlement[plot.index()]);
    built.map(|building| effect(data.building(building).effect, player)).sum()
}

fn effect(effect: Use, player: &Player) -> i32 {
    match effect {
        Use::Gain(gain) => units(gain),
        Use::GainBasic => UNITS[0] + UNITS[0] / 5,
        Use::GiveBasic(gain) => units(gain) - UNITS[0],
        Use::Trade { give, get } => (units(get) - units(give)).max(UNITS[0] / 5),
        Use::Recruit { give, settlers } => (SETTLER * i32::from(settlers) - units(give)).max(0),
        Use::FortYield => {
            let best = player.forts.iter().map(|fort| units(player.wilderness.yields(Spaces::one(fort))));
            best.max().unwrap_or(0)
        }
        Use::Deposit { resource, points } => 100 * 100 * i32::from(points) / POINTS - UNITS[resource.index()],
    }
}

fn units(resources: Resources) -> i32 {
    resources.iter().map(|(kind, amount)| i32::from(amount) * UNITS[kind.index()]).sum()
}
