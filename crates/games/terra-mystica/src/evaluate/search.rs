//! The moves worth searching: conversions in one order only, and only towards something to buy.

use crate::data::Cost;
use crate::look::Look;
use crate::rules::{build, moves};
use crate::{Action, Colour, Conversion, Data, Move, Phase, State, Structure};
use tafel_rules::{Id, Seat};

/// How much of each resource somebody would convert for one purchase.
const MOST: Cost = Cost { coins: 6, workers: 2, priests: 1 };

/// Some of the legal moves, at least one of them.
pub(crate) fn search_moves(data: &Data, state: &State, seat: Seat, out: &mut Vec<Move>) {
    let before = out.len();
    moves(data, state, seat, out);
    if out.len() == before {
        return;
    }
    let look = Look::new(data, state);
    if matches!(state.phase, Phase::Factions | Phase::Auction) && !look.is_owed() {
        // In an auction there is always a faction that nobody has, and nobody is outbid.
        let is_open = |mv: &&Move| matches!(mv, Move::Pick(_) | Move::Bid(_, 0));
        let open = out[before..].iter().filter(is_open);
        let drawn = open.clone().nth(lot(state) % open.count()).copied();
        out.truncate(before);
        out.extend(drawn);
        return;
    }
    let mut changes = out[before..].iter().filter(|mv| matches!(mv, Move::Transform(..)));
    let home_change = changes.clone().any(|mv| is_change_to_home(look, seat, *mv));
    let any_change = home_change || changes.any(|mv| is_change_towards_home(look, seat, *mv));
    let plans = Plans::of(look, seat);
    let mut index = 0;
    out.retain(|&mv| {
        index += 1;
        index <= before
            || match mv {
                Move::Resign => false,
                Move::Discard => !any_change,
                Move::Transform(..) if home_change => is_change_to_home(look, seat, mv),
                Move::Transform(..) => is_change_towards_home(look, seat, mv),
                // Bought spades are bought at once.
                Move::Dig(spades) => state.due.bought == 0 && spades <= 3 && digs_home(look, seat, spades),
                Move::SendTo(..) => false,
                Move::Return(cult) => look.free_space(cult).is_none(),
                Move::Burn(tokens) => plans.burn & 1 << tokens != 0,
                Move::Convert(conversion) => plans.conversions & 1 << conversion.index() != 0,
                Move::Ordain(priests) => priests == state.due.ordinations.min(state.players[seat].workers),
                Move::Pick(_)
                | Move::Bid(..)
                | Move::Colour(_)
                | Move::Build(_)
                | Move::Upgrade(..)
                | Move::Advance(_)
                | Move::Send(_)
                | Move::Action(_)
                | Move::Bridge(..)
                | Move::Connect(_)
                | Move::Favour(_)
                | Move::Town(_)
                | Move::Step(_)
                | Move::Lose(_)
                | Move::Leech(_)
                | Move::Decline
                | Move::Token
                | Move::Unlock(_)
                | Move::Keep
                | Move::Pass(_)
                | Move::Done => true,
            }
    });
    if out.len() == before {
        // Somebody else began a plan that no search would.
        moves(data, state, seat, out);
    }
}

/// A number that follows from the tiles on the table. Whoever has nothing to judge factions by takes the one that the
/// lot falls on: all of them are played, by good players and bad ones alike.
fn lot(state: &State) -> usize {
    let tiles = state.scores.iter().flatten().map(|tile| tile.index());
    let cards = state.cards.iter().map(Id::index);
    let taken = state.players.0.iter().filter_map(|player| player.faction).map(Id::index);
    let mixed = tiles
        .chain(cards)
        .chain(taken)
        .fold(7_u64, |mixed, at| (mixed ^ at as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    (mixed >> 40) as usize
}

fn is_change_to_home(look: Look<'_>, seat: Seat, mv: Move) -> bool {
    matches!(mv, Move::Transform(_, to) if look.player(seat).home == Some(to))
}

/// Whether a hex comes nearer to home, so that fewer spades are needed another time.
fn is_change_towards_home(look: Look<'_>, seat: Seat, mv: Move) -> bool {
    let Move::Transform(hex, to) = mv else { return false };
    let from = look.state.colour(look.board.place(hex).expect("the map has the hex"));
    let prices = (look.price_home(seat, from), look.price_home(seat, to));
    matches!(prices, (Some(before), Some(after)) if after < before)
}

/// Whether this number of spades, with those in hand, turn a reached hex into home.
fn digs_home(look: Look<'_>, seat: Seat, spades: u8) -> bool {
    let reach = look.reach(seat);
    let cost = look.spade_cost(seat).unwrap_or_default();
    let area = reach | look.skip_reach(seat, crate::look::times(cost, spades), reach);
    let total = look.state.due.spades + spades;
    Colour::WHEEL.iter().any(|&from| {
        area.meets(look.state.colours[from.index()]) && look.price_home(seat, from) == Some(total)
    })
}

/// The first steps of all ways to afford something.
#[derive(Default)]
struct Plans {
    /// Amounts to burn, as bits.
    burn: u16,
    /// Conversions, as bits.
    conversions: u16,
}

impl Plans {
    fn of(look: Look<'_>, seat: Seat) -> Plans {
        let mut plans = Plans::default();
        if look.state.phase != Phase::Actions || look.state.active != seat || look.is_owed() {
            return plans;
        }
        let structures = look.faction(seat).structures;
        let dwelling = structures[0].cost;
        if look.state.due.actions == 0 {
            if !look.state.due.buildable.is_empty() {
                plans.towards(look, seat, dwelling);
            }
            return plans;
        }
        if look.reach(seat).meets(look.home_land(seat)) && look.has_piece(seat, Structure::Dwelling) {
            plans.towards(look, seat, dwelling);
        }
        for to in [Structure::TradingHouse, Structure::Temple, Structure::Stronghold, Structure::Sanctuary] {
            let from = build::upgraded_from(to).expect("it is an upgrade");
            let hexes = look.state.standing(seat, from);
            if !hexes.is_empty() && look.has_piece(seat, to) {
                let dearest = hexes.first().map(|place| look.upgrade_cost(seat, place, to));
                plans.towards(look, seat, structures[to.index()].cost);
                plans.towards(look, seat, dearest.unwrap_or_default());
            }
        }
        if look.player(seat).ship < look.faction(seat).shipping.most {
            plans.towards(look, seat, look.data.tiles.ship_advance);
        }
        plans.towards_actions(look, seat);
        plans
    }

    /// Burning just enough for a power action.
    fn towards_actions(&mut self, look: Look<'_>, seat: Seat) {
        let bowls = look.player(seat).bowls;
        for (at, action) in Action::POWER.into_iter().enumerate() {
            let power = look.action_power(seat, at);
            if power > bowls[2] && power <= bowls[2] + bowls[1] / 2 && !look.is_action_taken(seat, action) {
                self.burn |= 1 << (power - bowls[2]);
            }
        }
    }

    /// The next step towards paying `cost`: burn, then priests, workers and coins for power; without enough power,
    /// priests for workers and workers for coins.
    fn towards(&mut self, look: Look<'_>, seat: Seat, cost: Cost) {
        let player = look.player(seat);
        let lack = Cost {
            coins: cost.coins.saturating_sub(player.coins),
            workers: cost.workers.saturating_sub(player.workers),
            priests: cost.priests.saturating_sub(player.priests),
        };
        let sensible =
            lack.coins <= MOST.coins && lack.workers <= MOST.workers && lack.priests <= MOST.priests;
        if lack == Cost::default() || !sensible {
            return;
        }
        let prices = look.data.tiles.power_prices;
        let power = prices.priest * lack.priests + prices.worker * lack.workers + prices.coin * lack.coins;
        let bowls = player.bowls;
        let conversion = if power > bowls[2] + bowls[1] / 2 {
            let spare_priests = player.priests.saturating_sub(cost.priests);
            let spare_workers = player.workers.saturating_sub(cost.workers);
            if lack.priests == 0 && lack.workers > 0 && lack.workers <= spare_priests {
                Conversion::PriestToWorker
            } else if lack.priests == 0 && lack.workers == 0 && lack.coins <= spare_workers {
                Conversion::WorkerToCoin
            } else {
                return;
            }
        } else if power > bowls[2] {
            self.burn |= 1 << (power - bowls[2]);
            return;
        } else if lack.priests > 0 {
            Conversion::PowerToPriest
        } else if lack.workers > 0 {
            Conversion::PowerToWorker
        } else {
            Conversion::PowerToCoin
        };
        self.conversions |= 1 << conversion.index();
    }
}
