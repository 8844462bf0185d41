//! What the network sees of a seat: its goods, its settlers, its land and buildings, and what is on offer.

use crate::data::Resources;
use crate::evaluate::search::worth;
use crate::rules::heroes;
use crate::rules::scoring::Counts;
use crate::wilderness::Wilderness;
use crate::{Building, Colour, Data, Guild, Player, Region, Resource, Space, Spaces, State, Step, Street};
use tafel_evaluate::FeatureEncoder;
use tafel_parts::Set;
use tafel_rules::{Id, Seat};

/// How many features a round has; each round has its own, since the same goods are worth less and less.
const A_ROUND: usize = 589;

/// How many features there are.
pub(crate) const FEATURES: usize = 6 * A_ROUND;

/// Emits the features of `seat`.
#[inline]
pub(crate) fn features(data: &Data, state: &State, seat: Seat, emit: &mut impl FnMut(usize)) {
    let first = usize::from(state.round - 1) * A_ROUND;
    let mut encoder = FeatureEncoder::starting_at(first, emit);
    let player = &state.players[seat];
    moment(state, seat, &mut encoder);
    goods(player, &mut encoder);
    let attracted = state.row.iter().map(|&hero| data.hero(hero).colour).collect();
    land(player, attracted, &mut encoder);
    settlement(state, seat, &mut encoder);
    guilds(data, player, &mut encoder);
    on_offer(data, state, player, &mut encoder);
    encoder.some_of(4, attracted.iter().map(Colour::index));
    debug_assert_eq!(encoder.next_feature(), first + A_ROUND, "every round has the same features");
}

/// Where in the round the seat is.
fn moment(state: &State, seat: Seat, encoder: &mut FeatureEncoder<'_, impl FnMut(usize)>) {
    let is_active = state.active == seat;
    let moment: usize = match state.step() {
        _ if state.passed.contains(seat) => 0,
        Some(Step::Turn { acted, invited, .. }) if is_active => {
            2 + usize::from(acted) + 2 * usize::from(invited)
        }
        Some(Step::Use { .. }) if is_active => 6,
        Some(Step::Artifact | Step::Draft) if is_active => 7,
        _ => 1,
    };
    encoder.one_of(8, moment);
    let to_explore = state.steps.iter().filter(|_| is_active).filter_map(|step| match step {
        Step::Terrain { space } => Some(space.row().index()),
        _ => None,
    });
    encoder.some_of(Region::ALL.len(), to_explore);
    encoder.one_of(4, state.options.seats - 1);
    encoder.one_of(4, usize::from(state.options.seats) - state.passed.len());
}

fn goods(player: &Player, encoder: &mut FeatureEncoder<'_, impl FnMut(usize)>) {
    let amounts: [u8; 5] = std::array::from_fn(|kind| player.resources.amount(Resource::at(kind)));
    let [wood, clay, stone, diamonds, gold] = amounts;
    encoder.one_of(7, wood);
    encoder.one_of(7, clay);
    encoder.one_of(7, stone);
    encoder.one_of(12, wood + clay + stone);
    encoder.one_of(10, diamonds);
    encoder.one_of(9, gold);
    encoder.one_of(7, player.basic_settlers);
    encoder.one_of(9, player.bonus_settlers);
    encoder.one_of(14, player.settlers());
    encoder.one_of(15, player.artifact.map_or(0, |artifact| 1 + artifact.index()));
    encoder.flag(player.region_twice.is_some());
    encoder.flag(player.street_twice.is_some());
}

/// Terrains by what they show and what befalls them, and what they can still yield this round.
fn land(player: &Player, attracted: Set<Colour, u8>, encoder: &mut FeatureEncoder<'_, impl FnMut(usize)>) {
    let wilderness = &player.wilderness;
    let explored = wilderness.explored();
    let of_colours = |colours: Set<Colour, u8>| {
        colours.iter().fold(Set::empty(), |spaces, colour| spaces | wilderness.of_colour(colour))
    };
    let open = explored - player.forts - player.monsters;
    let in_danger = open & of_colours(attracted);
    let fates = [player.forts, player.monsters, in_danger, open - in_danger];
    let fate = |space: Space| fates.iter().position(|spaces| spaces.contains(space)).unwrap_or(0);
    let tiles = Resource::all().flat_map(|kind| {
        wilderness.of_resource(kind).iter().map(move |space| (space.row().index() * 5 + kind.index(), space))
    });
    encoder.some_of(60, tiles.map(|(tile, space)| tile * 4 + fate(space)));
    let monsters = Colour::all()
        .flat_map(|colour| wilderness.of_colour(colour).iter().map(move |space| (colour.index(), space)));
    encoder.some_of(16, monsters.map(|(colour, space)| colour * 4 + fate(space)));
    for region in Region::all() {
        encoder.one_of(4, (explored & region.places()).len());
        encoder.flag(player.regions_used.contains(region));
    }
    let spent = player.regions_used.iter().fold(Set::empty(), |spaces, region| spaces | region.places());
    let yielding = explored - spent - player.monsters;
    encoder.some_of(5, each(wilderness, yielding));
    encoder.some_of(5, each(wilderness, player.forts - player.forts_used));
}

/// The resource of each of these spaces.
fn each(wilderness: &Wilderness, spaces: Spaces) -> impl Iterator<Item = usize> {
    Resource::all().flat_map(move |kind| {
        std::iter::repeat_n(kind.index(), (wilderness.of_resource(kind) & spaces).len())
    })
}

/// Buildings, and what can still be used of them this round.
fn settlement(state: &State, seat: Seat, encoder: &mut FeatureEncoder<'_, impl FnMut(usize)>) {
    let player = &state.players[seat];
    let kind = |plot: crate::Plot| player.settlement[plot.index()].map(Building::index);
    let built = player.built();
    encoder.some_of(12, built.iter().filter_map(kind));
    let free = Street::all().filter(|&street| !player.streets_used.contains(street));
    let usable = free.clone().fold(Set::empty(), |plots, street| plots | street.places()) & built;
    encoder.some_of(12, usable.iter().filter_map(kind));
    let left = match state.step() {
        Some(Step::Use { left }) if state.active == seat => left,
        _ => Set::empty(),
    };
    encoder.some_of(12, left.iter().filter_map(kind));
    encoder.some_of(4, free.map(|street| (street.places() & built).len()));
    for building in [Building::Bank, Building::Church, Building::Tavern] {
        encoder.one_of(4, built.iter().filter_map(kind).filter(|&kind| kind == building.index()).count());
    }
}

/// What heroes are counted by, and how many heroes count by it.
fn guilds(data: &Data, player: &Player, encoder: &mut FeatureEncoder<'_, impl FnMut(usize)>) {
    let counts = Counts::of(player);
    let mut heroes = [0usize; Guild::ALL.len()];
    player.heroes.iter().for_each(|hero| heroes[data.hero(hero).guild.index()] += 1);
    for (guild, count) in [
        (Guild::Adventurer, counts.terrains),
        (Guild::Builder, counts.buildings),
        (Guild::Defender, counts.forts),
    ] {
        encoder.one_of(10, count as usize);
        encoder.one_of(60, heroes[guild.index()].min(5) * 10 + count as usize);
    }
    encoder.one_of(8, heroes[Guild::Artisan.index()]);
}

/// Heroes and buildings that can be had.
fn on_offer(
    data: &Data,
    state: &State,
    player: &Player,
    encoder: &mut FeatureEncoder<'_, impl FnMut(usize)>,
) {
    let counts = Counts::of(player);
    let missing = |price: Resources| match worth(player.resources.lacking(price)) {
        0 => 0,
        1..=2 => 1,
        3..=4 => 2,
        5..=6 => 3,
        7..=9 => 4,
        _ => 5,
    };
    let offer = |(hero, price)| {
        let card = data.hero(hero);
        let worth = counts.worth(card.guild, card.points).clamp(0, 9) as usize;
        missing(price) * 10 + worth
    };
    encoder.some_of(60, heroes::prices(data, state).map(offer));
    let card = |&hero: &crate::Hero| data.hero(hero);
    encoder.some_of(
        12,
        state.row.iter().map(card).map(|card| card.guild.index() * 3 + usize::from(card.settlers).min(2)),
    );
    let in_reach = |building: Building| player.resources.covers(data.building(building).cost);
    let market = state.market.iter().map(|(building, _)| building);
    encoder.some_of(24, market.map(|building| 2 * building.index() + usize::from(in_reach(building))));
}
