//! The moves worth searching: one of several that come to the same, and no exchange that leads nowhere; fewer of them
//! where others are imagined to play. And what a move comes to.

use crate::data::{Rate, Resources, Use};
use crate::rules::{
    self, artifacts, building, exchange, exploring, forts, heroes, monsters, passing, regions, streets,
};
use crate::{Building, Data, Move, Player, Resource, Spaces, State, Step, Street, flow};
use tafel_parts::{List, Set};
use tafel_rules::{Id, Seat};

/// What a move comes to: what lies where it happens, and how many terrains a region has.
pub(crate) fn learning_key(state: &State, seat: Seat, mv: Move) -> (Move, u8) {
    let player = &state.players[seat];
    let nth = |lies: Option<usize>| lies.map_or(0, |index| 1 + index as u8);
    let mark = match mv {
        Move::Hunt(space)
        | Move::Fort(space)
        | Move::Activate(space)
        | Move::Summon(space)
        | Move::Calm(space) => nth(player.wilderness.at(space).map(Id::index)),
        Move::Use { plot, .. } => nth(player.settlement[plot.index()].map(Id::index)),
        Move::Region(region) => (player.peaceful() & region.places()).len() as u8,
        Move::Bonus(_)
        | Move::Build { .. }
        | Move::Explore(_)
        | Move::Street(_)
        | Move::Done
        | Move::Scroll(_)
        | Move::Exchange { .. }
        | Move::Invite(_)
        | Move::End
        | Move::Pass { .. }
        | Move::Take(_) => 0,
    };
    (mv, mark)
}

/// How much of what a seat can do is told apart.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Detail {
    /// All that may make a difference.
    Fine,
    /// What others may do, without what they exchange and where they build: it is a guess in any case.
    Coarse,
}

/// Appends some of the legal moves of `seat`, at least one of them.
pub(crate) fn search_moves(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    moves(data, state, seat, Detail::Fine, out);
}

/// The same where another seat imagines what `seat` may do.
pub(crate) fn reply_moves(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    moves(data, state, seat, Detail::Coarse, out);
}

fn moves(data: &Data, state: &State, seat: Seat, detail: Detail, out: &mut Vec<Move>) {
    if !flow::turn(state).awaited().contains(seat) {
        return;
    }
    let player = &state.players[seat];
    match state.step() {
        Some(Step::Turn { acted, invited, .. }) => {
            let can_act = !acted && player.settlers() > 0;
            if can_act {
                actions(data, state, player, detail, out);
            }
            if !invited {
                heroes::moves(data, state, seat, out);
            }
            if detail == Detail::Fine {
                let buildings = buildings(data, state, player).filter(|_| can_act);
                let heroes = heroes::prices(data, state).map(|(_, price)| price).filter(|_| !invited);
                exchanges(data, state, seat, buildings.chain(heroes), out);
            }
            if acted || invited {
                out.push(Move::End);
            }
            passing::fullest(data, state, seat, out);
        }
        Some(Step::Use { left }) => {
            streets::uses(data, state, seat, left, one_fort_of_each_kind(player), out);
            if detail == Detail::Fine {
                let fees = left.iter().filter_map(|plot| fee(streets::effect(data, player, plot)));
                exchanges(data, state, seat, fees, out);
            }
            out.push(Move::Done);
        }
        Some(
            Step::Start
            | Step::Market { .. }
            | Step::Heroes { .. }
            | Step::Artifacts { .. }
            | Step::Terrain { .. }
            | Step::Draft
            | Step::Artifact,
        )
        | None => rules::moves(data, state, seat, out),
        // What can be exchanged now can be exchanged afterwards.
        Some(Step::Scroll { region }) => artifacts::scroll_moves(state, seat, region, out),
        Some(Step::Mask { left }) => monsters::mask_moves(left, out),
    }
}

/// The plots of a street are alike, and rows that bring nothing are not activated.
fn actions(data: &Data, state: &State, player: &Player, detail: Detail, out: &mut Vec<Move>) {
    let free = player.free_plots();
    let mut plots = Street::all().filter_map(|street| (street.places() & free).first());
    let plots = match detail {
        Detail::Fine => plots.collect(),
        Detail::Coarse => plots.next().into_iter().collect(),
    };
    building::moves(data, state, player, plots, out);
    exploring::moves(data, player, out);
    monsters::moves(data, player, out);
    forts::moves(data, player, out);
    let (peaceful, built) = (player.peaceful(), player.built());
    let yields = regions::free(data, player).filter(|region| !(region.places() & peaceful).is_empty());
    out.extend(yields.map(Move::Region));
    let used = streets::free(data, player).filter(|street| !(street.places() & built).is_empty());
    out.extend(used.map(Move::Street));
}

/// A trading post asks for a resource, whichever fort it comes from.
fn one_fort_of_each_kind(player: &Player) -> Spaces {
    Resource::all().filter_map(|kind| (player.wilderness.of_resource(kind) & player.forts).first()).collect()
}

/// What buildings cost that can be had, if there is room for one.
fn buildings(data: &Data, state: &State, player: &Player) -> impl Iterator<Item = Resources> {
    let has_room = !player.free_plots().is_empty();
    state.market.iter().map(|(building, _)| data.building(building).cost).filter(move |_| has_room)
}

/// What using a building costs, where it has to be something in particular.
fn fee(effect: Use) -> Option<Resources> {
    match effect {
        Use::Trade { give, .. } | Use::Recruit { give, .. } => Some(give),
        Use::Deposit { resource, .. } => Some(Resources::of(resource, 1)),
        Use::Gain(_) | Use::GainBasic | Use::GiveBasic(_) | Use::FortYield => None,
    }
}

/// What lies between a player and each cost that it may want to pay in a step: heroes and buildings, or fees of a street.
type Gaps = List<Gap, { crate::state::ROW + Building::ALL.len() }>;

/// Exchanges in the order of the table, so that of all orders one is searched; and only those that are steps towards
/// an aim or towards a diamond, since basic resources perish.
fn exchanges(
    data: &Data,
    state: &State,
    seat: Seat,
    aims: impl Iterator<Item = Resources>,
    out: &mut Vec<Move>,
) {
    let came = state.mirrored.into_iter().fold(Set::empty(), |came, became| came | became);
    let mut rates = exchange::possible(data, state, seat)
        .skip_while(|&(place, _)| place < state.latest_rate)
        .map(|(_, rate)| rate)
        .filter(|rate| (rate.basics & came).is_empty()) // It could have been had directly.
        .peekable();
    if rates.peek().is_none() {
        return; // Who can exchange nothing need not know what for.
    }
    let resources = state.players[seat].resources;
    let most = worth(resources);
    // What is worth more than all there is stays out of reach, whatever is exchanged.
    let in_reach = aims.filter(|&aim| !resources.covers(aim) && worth(aim) <= most);
    let gaps: Gaps = in_reach.map(|aim| Gap::between(resources, aim)).collect();
    let wanted = rates.filter(|rate| {
        rate.get == Resource::Diamond
            || makes_even(resources, rate)
            || gaps.iter().any(|gap| gap.is_narrowed_by(rate))
    });
    out.extend(wanted.map(|rate| rate.mv));
}

/// Whether basic resources become more even, as a diamond wants them.
fn makes_even(resources: Resources, rate: &Rate) -> bool {
    let after = resources.amount(rate.get) + 1;
    let leaves_enough = |kind| resources.amount(kind) - rate.give.amount(kind) >= after;
    !rate.basics.is_empty() && rate.basics.iter().all(leaves_enough)
}

/// What lies between a player and a cost.
#[derive(Copy, Clone, Default)]
struct Gap {
    /// What is not there.
    lacking: Resources,
    /// What is there and not needed.
    spare: Resources,
}

impl Gap {
    fn between(resources: Resources, cost: Resources) -> Gap {
        Gap { lacking: resources.lacking(cost), spare: cost.lacking(resources) }
    }

    fn is_narrowed_by(&self, rate: &Rate) -> bool {
        self.lacking.amount(rate.get) > 0 && self.spare.covers(rate.give)
    }
}

/// What resources are worth by the rates, a basic one being 1.
pub(crate) fn worth(resources: Resources) -> u32 {
    let [wood, clay, stone, diamonds, gold] =
        std::array::from_fn(|kind| u32::from(resources.amount(Resource::at(kind))));
    wood + clay + stone + 3 * diamonds + 6 * gold
}
