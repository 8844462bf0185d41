//! §11.3 to §11.8 The end.

use crate::board::Area;
use crate::effects::{Reason, Source};
use crate::look::Look;
use crate::play::Play;
use crate::{Cult, Effect, FinalScoring, Phase, Progress, State, Structure};
use tafel_rules::{Credit, Id, PerSeat, Seat, Standing, Tell};

/// §11.8
pub(crate) fn standing(state: &State) -> Option<Standing> {
    let points = |seat: Seat| state.players[seat].points;
    (state.phase == Phase::Over).then(|| Standing::ranked(state.options.seats, points, |_| ()))
}

/// The points by source.
pub(crate) fn tally(state: &State, seat: Seat) -> impl Iterator<Item = (&'static str, i16)> {
    Source::all().map(Source::word).zip(state.players[seat].sources)
}

/// Points by the tile, card, cult or track that brought them; no piece stands for the other sources.
pub(crate) fn credit(effect: &Effect) -> Option<(Seat, Credit)> {
    let &Effect::Points { seat, points, reason } = effect else { return None };
    let by = match reason {
        Reason::Round(score) => score.word(),
        Reason::Favour(favour) => favour.word(),
        Reason::Card(bonus) => bonus.word(),
        Reason::Town(town) => town.word(),
        Reason::Ship => Progress::Ship.word(),
        Reason::Dig => Progress::Dig.word(),
        Reason::Cult(cult) => cult.word(),
        Reason::Final(scoring) => scoring.word(),
        Reason::Start
        | Reason::Offer
        | Reason::Faction
        | Reason::Token
        | Reason::Stronghold
        | Reason::StrongholdPass
        | Reason::Network
        | Reason::Coins => return None,
    };
    Some((seat, Credit::new(reason.source().word(), by, points)))
}

/// §11.5: the points for a value, where higher is better and 0 gives nothing.
pub(crate) fn place_points(places: [u8; 3], values: &[u8], own: u8) -> u8 {
    if own == 0 {
        return 0;
    }
    let better = values.iter().filter(|&&other| other > own).count();
    let tied = values.iter().filter(|&&other| other == own).count();
    let sum: u8 = places.iter().skip(better).take(tied).sum();
    sum / tied as u8
}

impl Look<'_> {
    /// §11.4, §12.15: the player's structures connected with `from` in the final network.
    fn network(&self, seat: Seat, from: Area) -> Area {
        let own = self.state.own[seat];
        let level = if self.faction(seat).shipping.most == 0 { 0 } else { self.player(seat).ship };
        let skip = self.skip_range(seat);
        let far = |place| {
            if !own.contains(place) {
                return Area::NONE;
            }
            let across = self.board.across_river_from(place, level);
            let skipped = if skip > 0 { self.board.within(Area::of(place), skip + 1) } else { Area::NONE };
            (across | skipped) & own
        };
        self.linked(seat, from, far) & own
    }

    /// The greatest value that `measure` gives to one of a player's networks.
    fn best_network(&self, seat: Seat, measure: impl Fn(Area) -> u8) -> u8 {
        let mut left = self.state.own[seat];
        let mut best = 0;
        while let Some(place) = left.first() {
            let network = self.network(seat, Area::of(place));
            best = best.max(measure(network));
            left -= network;
        }
        best
    }

    /// §11.4
    pub fn network_size(&self, seat: Seat) -> u8 {
        let mut left = self.state.own[seat];
        let mut largest = 0;
        // What is left cannot be a larger network than all of it together.
        while left.len() > largest
            && let Some(place) = left.first()
        {
            let network = self.network(seat, Area::of(place));
            largest = largest.max(network.len());
            left -= network;
        }
        largest
    }

    /// §11.7
    fn final_value(&self, seat: Seat, scoring: FinalScoring) -> u8 {
        let farthest = |from: Area, to: Area| {
            let ends = from.iter().flat_map(|a| to.iter().map(move |b| (a, b)));
            ends.map(|(a, b)| self.board.distance(a, b)).max().unwrap_or(0)
        };
        match scoring {
            FinalScoring::Distance => self.best_network(seat, |network| farthest(network, network)),
            FinalScoring::StrongholdSanctuary => self.best_network(seat, |network| {
                let of_kind = |kind| network & self.state.of_kind(kind);
                farthest(of_kind(Structure::Stronghold), of_kind(Structure::Sanctuary))
            }),
            FinalScoring::Edge => self.best_network(seat, |network| (network & self.board.edge).len()),
            FinalScoring::Clusters => self.best_network(seat, |network| self.clusters(seat, network)),
        }
    }

    fn clusters(&self, seat: Seat, network: Area) -> u8 {
        let (mut left, mut clusters) = (network, 0);
        while let Some(place) = left.first() {
            left -= self.connected(seat, Area::of(place));
            clusters += 1;
        }
        clusters
    }
}

impl<T: Tell<Effect>> Play<'_, T> {
    /// §11.3 to §11.6
    pub(crate) fn final_scoring(&mut self) {
        self.state.phase = Phase::Over;
        self.tell.all(Effect::FinalScoring);
        for cult in Cult::all() {
            let values = PerSeat::from_fn(|seat| self.state.players[seat].cults[cult.index()]);
            self.score_places(self.data.tiles.cult_places, &values, Reason::Cult(cult));
        }
        let seats = self.state.options.seats;
        let places = self.data.tiles.network_places;
        let look = self.look();
        let sizes = PerSeat::from_fn(|seat| if seat.0 < seats { look.network_size(seat) } else { 0 });
        self.score_places(places, &sizes, Reason::Network);
        for scoring in self.state.final_scorings.iter() {
            let look = self.look();
            let values =
                PerSeat::from_fn(|seat| if seat.0 < seats { look.final_value(seat, scoring) } else { 0 });
            self.score_places(places, &values, Reason::Final(scoring));
        }
        for seat in self.state.seats() {
            self.score_resources(seat);
        }
    }

    fn score_places(&mut self, places: [u8; 3], values: &PerSeat<u8>, reason: Reason) {
        for seat in self.state.seats() {
            let points = place_points(places, values.first(self.state.options.seats), values[seat]);
            self.points(seat, points.into(), reason);
        }
    }

    /// §11.6
    fn score_resources(&mut self, seat: Seat) {
        self.burn(seat, self.state.players[seat].bowls[1] / 2);
        let power = self.state.players[seat].bowls[2];
        self.spend_power(seat, power);
        let player = &self.state.players[seat];
        let (workers, priests) = (player.workers, player.priests);
        self.coins(seat, i16::from(power) + i16::from(workers) + i16::from(priests));
        self.workers(seat, -i16::from(workers));
        self.lose_priests(seat, priests);
        let price = self.faction(seat).coins_for_a_point.unwrap_or(self.data.tiles.coins_for_a_point);
        let points = self.state.players[seat].coins / price;
        self.coins(seat, -i16::from(points * price));
        self.points(seat, points.into(), Reason::Coins);
    }
}
