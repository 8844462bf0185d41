//! §10.1, §10.2, §12 Power actions and special actions.

use super::{build, terraform};
use crate::data::Gain;
use crate::look::Look;
use crate::play::Play;
use crate::{Action, Bonus, Colour, Effect, Faction, Favour, Move, Structure, Task};
use tafel_rules::{Rule, Seat, Tell};

/// Who owns an action, and when.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Owner {
    /// Everybody, for power.
    All(usize),
    /// The player with the bonus card.
    Card(Bonus),
    /// The player with the favour tile.
    Tile(Favour),
    /// The faction, with a stronghold.
    Stronghold(Faction),
    /// The faction, always.
    Always(Faction),
}

fn owner(action: Action) -> Owner {
    match action {
        Action::Bridge => Owner::All(0),
        Action::Priest => Owner::All(1),
        Action::Workers => Owner::All(2),
        Action::Coins => Owner::All(3),
        Action::Spade => Owner::All(4),
        Action::TwoSpades => Owner::All(5),
        Action::BonusSpade => Owner::Card(Bonus::Spade),
        Action::BonusCult => Owner::Card(Bonus::CultStep),
        Action::FavourCult => Owner::Tile(Favour::CultAction),
        Action::Auren => Owner::Stronghold(Faction::Auren),
        Action::ChaosMagicians => Owner::Stronghold(Faction::ChaosMagicians),
        Action::Engineers => Owner::Always(Faction::Engineers),
        Action::Giants => Owner::Stronghold(Faction::Giants),
        Action::Nomads => Owner::Stronghold(Faction::Nomads),
        Action::Swarmlings => Owner::Stronghold(Faction::Swarmlings),
        Action::Witches => Owner::Stronghold(Faction::Witches),
        Action::ShiftForPower | Action::ShiftForTokens => Owner::Stronghold(Faction::Shapeshifters),
    }
}

/// Whether an action can be taken again in the same round, §12.13, §13.9.
fn is_repeatable(action: Action) -> bool {
    matches!(action, Action::Engineers | Action::ShiftForPower | Action::ShiftForTokens)
}

impl Look<'_> {
    /// What a power action costs a player, §10.1, §13.3.
    pub(crate) fn action_power(&self, seat: Seat, at: usize) -> u8 {
        self.data.tiles.power_actions[at] - self.faction(seat).power_action_discount
    }

    /// Whether an action is a player's to take at all.
    pub(crate) fn owns_action(&self, seat: Seat, action: Action) -> bool {
        let player = self.player(seat);
        match owner(action) {
            Owner::All(_) => true,
            Owner::Card(card) => player.card == Some(card),
            Owner::Tile(tile) => player.favours.contains(tile),
            Owner::Stronghold(faction) => player.is(faction) && self.state.has_stronghold(seat),
            Owner::Always(faction) => player.is(faction),
        }
    }

    /// The actions of a player's faction alone that are its own to take.
    pub(crate) fn specials(self, seat: Seat) -> impl Iterator<Item = Action> {
        let all = special(self.player(seat).faction).iter().copied();
        all.filter(move |&action| self.owns_action(seat, action))
    }

    /// Whether an action was taken this round, §2.6, §13.3.
    pub(crate) fn is_action_taken(&self, seat: Seat, action: Action) -> bool {
        let player = self.player(seat);
        let yetis = player.is(Faction::Yetis) && self.state.has_stronghold(seat);
        player.used.contains(action) || self.state.taken.contains(action) && !yetis
    }

    /// Whether a player has the power, workers or tokens that an action costs.
    pub(crate) fn can_pay_action(&self, seat: Seat, action: Action) -> bool {
        let (player, faction) = (self.player(seat), self.faction(seat));
        match owner(action) {
            Owner::All(at) => player.bowls[2] >= self.action_power(seat, at),
            Owner::Always(_) => self.can_pay(seat, self.data.tiles.engineer_bridge),
            Owner::Stronghold(_) if action == Action::ShiftForPower => player.bowls[2] >= faction.shift_price,
            Owner::Stronghold(_) if action == Action::ShiftForTokens => {
                player.bowls.iter().sum::<u8>() >= faction.shift_price
            }
            Owner::Card(_) | Owner::Tile(_) | Owner::Stronghold(_) => true,
        }
    }

    /// Whether what an action gives can be used.
    fn has_use(&self, seat: Seat, action: Action) -> bool {
        let has_piece = |structure| self.has_piece(seat, structure);
        match action {
            Action::Bridge | Action::Engineers => build::can_bridge(*self, seat),
            Action::Spade | Action::TwoSpades | Action::BonusSpade => {
                !self.player(seat).is(Faction::Riverwalkers) // §13.7
            }
            Action::Nomads => !terraform::sandstorm_area(*self, seat).is_empty(),
            Action::Swarmlings => {
                has_piece(Structure::TradingHouse)
                    && !self.state.standing(seat, Structure::Dwelling).is_empty()
            }
            Action::Witches => has_piece(Structure::Dwelling) && !build::ride_area(*self, seat).is_empty(),
            Action::ShiftForPower | Action::ShiftForTokens => {
                Colour::WHEEL.iter().any(|&colour| self.is_free_colour(colour))
            }
            Action::Priest
            | Action::Workers
            | Action::Coins
            | Action::BonusCult
            | Action::FavourCult
            | Action::Auren
            | Action::ChaosMagicians
            | Action::Giants => true,
        }
    }

    /// Whether a player can take an action now.
    pub(crate) fn can_act(&self, seat: Seat, action: Action) -> bool {
        self.owns_action(seat, action)
            && self.can_pay_action(seat, action)
            && !self.is_action_taken(seat, action)
            && self.has_use(seat, action)
    }
}

/// §10.1, §10.2, §12
pub(super) fn moves(look: Look<'_>, seat: Seat, out: &mut Vec<Move>) {
    let player = look.player(seat);
    let able = |action: &Action| look.can_act(seat, *action);
    if player.bowls[2] > 0 {
        out.extend(Action::POWER.into_iter().filter(able).map(Move::Action));
    }
    if let Some(Bonus::Spade | Bonus::CultStep) = player.card {
        out.extend([Action::BonusSpade, Action::BonusCult].into_iter().filter(able).map(Move::Action));
    }
    if player.favours.contains(Favour::CultAction) && able(&Action::FavourCult) {
        out.push(Move::Action(Action::FavourCult));
    }
    out.extend(special(player.faction).iter().copied().filter(able).map(Move::Action));
}

/// The actions of a faction alone.
pub(crate) fn special(faction: Option<Faction>) -> &'static [Action] {
    match faction {
        Some(Faction::Auren) => &[Action::Auren],
        Some(Faction::ChaosMagicians) => &[Action::ChaosMagicians],
        Some(Faction::Engineers) => &[Action::Engineers],
        Some(Faction::Giants) => &[Action::Giants],
        Some(Faction::Nomads) => &[Action::Nomads],
        Some(Faction::Swarmlings) => &[Action::Swarmlings],
        Some(Faction::Witches) => &[Action::Witches],
        Some(Faction::Shapeshifters) => &[Action::ShiftForPower, Action::ShiftForTokens],
        Some(
            Faction::Fakirs
            | Faction::Mermaids
            | Faction::Halflings
            | Faction::Cultists
            | Faction::Alchemists
            | Faction::Darklings
            | Faction::Dwarves
            | Faction::IceMaidens
            | Faction::Yetis
            | Faction::Acolytes
            | Faction::Dragonlords
            | Faction::Riverwalkers,
        )
        | None => &[],
    }
}

impl<T: Tell<Effect>> Play<'_, T> {
    /// Takes an action that can be taken.
    pub(super) fn act(&mut self, seat: Seat, action: Action) {
        if let Owner::All(at) = owner(action) {
            let power = self.look().action_power(seat, at);
            self.spend_power(seat, power);
            self.state.taken.insert(action);
        } else if !is_repeatable(action) {
            self.player(seat).used.insert(action);
        }
        let tiles = &self.data.tiles;
        match action {
            Action::Bridge => self.state.due.bridges = 1,
            Action::Priest => self.gain_priests(seat, 1),
            Action::Workers => self.gain(seat, Gain { workers: tiles.action_workers, ..Gain::default() }),
            Action::Coins => self.gain(seat, Gain { coins: tiles.action_coins, ..Gain::default() }),
            Action::Spade | Action::BonusSpade => self.gain_spades(seat, 1),
            Action::TwoSpades => self.gain_spades(seat, 2),
            Action::Giants => self.gain_spades(seat, tiles.giant_spades),
            Action::BonusCult | Action::FavourCult => self.owe_steps(1),
            Action::Auren => self.owe_steps(tiles.auren_steps),
            Action::ChaosMagicians => self.state.due.actions = 2, // §12.3
            Action::Engineers => {
                self.pay(seat, tiles.engineer_bridge);
                self.state.due.bridges = 1;
            }
            Action::Nomads => self.state.due.task = Task::Sandstorm,
            Action::Swarmlings => self.state.due.task = Task::FreeTradingHouse,
            Action::Witches => self.state.due.task = Task::Ride,
            Action::ShiftForPower => {
                self.spend_power(seat, self.faction(seat).shift_price);
                self.state.due.task = Task::ChooseColour;
            }
            Action::ShiftForTokens => {
                self.lose_tokens(seat, self.faction(seat).shift_price);
                self.state.due.task = Task::ChooseColour;
            }
        }
    }

    fn owe_steps(&mut self, size: u8) {
        self.state.due.steps = 1;
        self.state.due.step_size = size;
    }
}

/// The rule that an action stands in.
pub(super) fn rule(action: Action) -> Rule {
    match action {
        Action::Bridge
        | Action::Priest
        | Action::Workers
        | Action::Coins
        | Action::Spade
        | Action::TwoSpades => Rule("10.1"),
        Action::BonusSpade | Action::BonusCult | Action::FavourCult => Rule("10.2"),
        Action::Auren => Rule("12.8"),
        Action::ChaosMagicians => Rule("12.3"),
        Action::Engineers => Rule("12.13"),
        Action::Giants => Rule("12.4"),
        Action::Nomads => Rule("12.1"),
        Action::Swarmlings => Rule("12.5"),
        Action::Witches => Rule("12.7"),
        Action::ShiftForPower | Action::ShiftForTokens => Rule("13.9"),
    }
}
