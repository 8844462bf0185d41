//! §1 Set-up: draws, factions, colours, first dwellings and cards.

use super::auction;
use crate::board::Area;
use crate::effects::Reason;
use crate::look::Look;
use crate::play::Play;
use crate::{
    Bonus, Chance, Colour, Cult, Data, Effect, Faction, FactionBoard, FinalScoring, Hex, Move, Phase, Score,
    StartPoints, State, Task,
};
use tafel_rules::{Id, Seat, Tell};

/// The order in which rounds get their tiles: those that bar a tile first, so that all sequences are equally likely.
const DRAW_ORDER: [u8; 6] = [5, 6, 1, 2, 3, 4];
/// The rounds without the spade tile, §1.2.
const WITHOUT_SPADES: [u8; 2] = [5, 6];

/// §1.2: the round whose tile is drawn next.
fn next_round(state: &State) -> Option<u8> {
    DRAW_ORDER.into_iter().find(|&round| state.scores[usize::from(round) - 1].is_none())
}

pub(super) fn chances(data: &Data, state: &State, out: &mut Vec<(Chance, u32)>) {
    match state.phase {
        Phase::Scores => {
            let round = next_round(state).expect("a tile is missing");
            let free = Score::all().filter(|&tile| {
                let in_play = tile != Score::Temples || state.options.temple_scoring_tile.is_on();
                let barred = tile == Score::Spades && WITHOUT_SPADES.contains(&round);
                in_play && !barred && !state.scores.contains(&Some(tile))
            });
            out.extend(free.map(|tile| (Chance::Score(round, tile), 1)));
        }
        Phase::Cards => state.cards.chances(Chance::Remove, out),
        Phase::FinalTile => out.extend(FinalScoring::all().map(|scoring| (Chance::Final(scoring), 1))),
        Phase::Lots => auction::chances(Look::new(data, state), out),
        Phase::Auction
        | Phase::Factions
        | Phase::Colours
        | Phase::Dwellings(_)
        | Phase::FirstCards
        | Phase::Income
        | Phase::Actions
        | Phase::Offers
        | Phase::CultBonus
        | Phase::Over => {}
    }
}

impl Look<'_> {
    /// §1.4: whether a faction can be chosen.
    pub(crate) fn can_pick(&self, faction: Faction) -> bool {
        let board = self.data.faction(faction).board;
        let same_board = self.state.seats().any(|seat| {
            let picked = self.player(seat).faction;
            picked.is_some_and(|picked| self.data.faction(picked).board == board)
        });
        let colour_is_free =
            board.is_fire_and_ice() || board.colour().is_some_and(|colour| self.is_free_colour(colour));
        self.is_agreed(board) && !same_board && colour_is_free
    }

    /// §1.4: whether factions on a board can be chosen at all.
    pub(crate) fn is_agreed(&self, board: FactionBoard) -> bool {
        !board.is_fire_and_ice() || self.state.options.fire_and_ice_factions.has(board)
    }

    /// §1.7: who places the `nth` dwelling of the set-up.
    fn places_dwelling(&self, nth: u8) -> Option<Seat> {
        let with =
            |dwellings: u8| self.state.seats().filter(move |&s| self.faction(s).start_dwellings == dwellings);
        let twice = || self.state.seats().filter(|&seat| self.faction(seat).start_dwellings > 1);
        twice().chain(twice().rev()).chain(with(3)).chain(with(1)).nth(nth.into())
    }

    /// §1.7, §13.7
    fn first_land(&self, seat: Seat) -> Area {
        let player = self.player(seat);
        let land =
            self.state.colours[player.chosen.expect("a colour was chosen").index()] - self.state.built();
        if player.is(Faction::Riverwalkers) { land & self.board.around(self.board.river) } else { land }
    }
}

pub(super) fn faction_moves(look: Look<'_>, out: &mut Vec<Move>) {
    out.extend(Faction::all().filter(|&faction| look.can_pick(faction)).map(Move::Pick));
}

/// §1.6, §13.9
pub(super) fn colour_moves(look: Look<'_>, out: &mut Vec<Move>) {
    out.extend(Colour::WHEEL.into_iter().filter(|&colour| look.is_free_colour(colour)).map(Move::Colour));
}

pub(super) fn dwelling_moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    out.extend(look.first_land(seat).iter().map(|place| Move::Build(look.board.hex(place))));
}

pub(super) fn card_moves(look: Look<'_>, out: &mut Vec<Move>) {
    out.extend(look.state.cards.iter().map(|card| Move::Pass(Some(card))));
}

impl<T: Tell<Effect>> Play<'_, T> {
    pub(super) fn resolve(&mut self, chance: Chance) {
        match chance {
            Chance::Score(round, tile) => {
                self.state.scores[usize::from(round) - 1] = Some(tile);
                if next_round(self.state).is_none() {
                    self.state.phase = Phase::Cards;
                }
            }
            Chance::Remove(card) => {
                self.state.cards.remove(card);
                let left = usize::from(self.state.options.seats + self.data.tiles.cards_beyond_players);
                if self.state.cards.len() == left {
                    let random = self.state.options.final_scoring == crate::Extra::Random;
                    self.state.phase = if random { Phase::FinalTile } else { self.after_tiles() };
                }
            }
            Chance::Final(scoring) => {
                self.state.final_scorings.insert(scoring);
                self.state.phase = self.after_tiles();
            }
            Chance::Lot(faction) => self.put_up(faction),
        }
    }

    /// §1.4, §1.11
    fn after_tiles(&self) -> Phase {
        match self.state.options.start_points {
            StartPoints::Auction => Phase::Lots,
            StartPoints::Even | StartPoints::Balanced => Phase::Factions,
        }
    }

    /// §1.4, §1.5
    pub(super) fn pick(&mut self, seat: Seat, faction: Faction) {
        let record = self.data.faction(faction);
        let player = self.player(seat);
        player.faction = Some(faction);
        player.home = record.board.colour();
        player.chosen = player.home.filter(|_| !record.board.is_fire_and_ice());
        player.cults = record.cults;
        player.ship = record.shipping.start;
        for (bowl, tokens) in (1..).zip(record.bowls) {
            self.tokens(seat, bowl, tokens.into());
        }
        for (cult, to) in Cult::all().zip(record.cults) {
            self.tell.all(Effect::Steps { seat, cult, to });
        }
        let points = match self.state.options.start_points {
            StartPoints::Even => self.data.tiles.start_points,
            StartPoints::Balanced => record.balanced_points,
            StartPoints::Auction => {
                let bid = self.state.bids[seat].expect("a faction was bid for");
                self.data.tiles.auction_points - bid.points // §1.11
            }
        };
        self.points(seat, points.into(), Reason::Start);
        self.coins(seat, record.start.coins.into());
        self.workers(seat, record.start.workers.into());
        self.keep_priests(seat, record.start.priests);
        match record.board {
            FactionBoard::Ice | FactionBoard::Variable => self.state.due.task = Task::ChooseColour,
            FactionBoard::Volcano => {}
            FactionBoard::Yellow
            | FactionBoard::Brown
            | FactionBoard::Black
            | FactionBoard::Blue
            | FactionBoard::Green
            | FactionBoard::Gray
            | FactionBoard::Red => {}
        }
        if faction == Faction::IceMaidens {
            self.state.due.favours = 1; // §13.2
        }
    }

    /// §1.6, §13.9
    pub(super) fn choose_colour(&mut self, seat: Seat, colour: Colour) {
        self.state.due.task = Task::None;
        let board = self.faction(seat).board;
        let player = self.player(seat);
        player.chosen = Some(colour);
        if board == FactionBoard::Variable {
            player.home = Some(colour);
            player.unlocked.insert(colour);
        }
        if !self.state.players[seat].is(Faction::Riverwalkers) {
            self.player(seat).unlocked = Default::default();
        }
    }

    /// §1.4, §1.6: the next to choose, or on to the dwellings.
    pub(super) fn next_choice(&mut self) {
        if self.state.phase == Phase::Factions {
            let next = Seat(self.state.active.0 + 1);
            if next.0 < self.state.options.seats {
                self.state.active = next;
                return self.take_lot(next);
            }
        }
        let without = self.state.seats().find(|&seat| self.state.players[seat].chosen.is_none());
        if let Some(seat) = without {
            self.state.phase = Phase::Colours;
            self.state.active = seat;
            self.state.due.task = Task::ChooseColour;
            return;
        }
        self.await_dwelling(0);
    }

    fn await_dwelling(&mut self, nth: u8) {
        if let Some(seat) = self.look().places_dwelling(nth) {
            self.state.phase = Phase::Dwellings(nth);
            self.state.active = seat;
        } else {
            self.state.phase = Phase::FirstCards;
            self.state.active = Seat(self.state.options.seats - 1);
        }
    }

    /// §1.7, §1.8
    pub(super) fn first_dwelling(&mut self, seat: Seat, hex: Hex, nth: u8) {
        let place = self.board.place(hex).expect("the map has the hex");
        self.place_dwelling(seat, place);
        self.await_dwelling(nth + 1);
    }

    /// §1.9
    pub(super) fn first_card(&mut self, seat: Seat, card: Bonus) {
        self.change_card(seat, Some(card));
        if seat == Seat(0) {
            self.begin_round();
        } else {
            self.state.active = Seat(seat.0 - 1);
        }
    }
}
