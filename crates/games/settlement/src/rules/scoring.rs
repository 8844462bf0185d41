//! §15 Points and ranks, and §16.3 the rating of a player alone.

use crate::{Data, Guild, Hero, Player, Rating, Resource, State};
use tafel_rules::{Credit, Id, Seat, Standing};

/// §15.1: where a seat's points come from.
pub(crate) fn tally(data: &Data, state: &State, seat: Seat) -> [(&'static str, i16); 3] {
    let player = &state.players[seat];
    [
        ("heroes", heroes(data, player)),
        ("bank", deposited(data, player, Resource::Gold)),
        ("church", deposited(data, player, Resource::Diamond)),
    ]
}

fn deposited(data: &Data, player: &Player, kind: Resource) -> i16 {
    i16::from(player.deposits.amount(kind)) * data.deposit_points[kind.index()]
}

/// §15.2
fn heroes(data: &Data, player: &Player) -> i16 {
    worths(data, player).map(|(_, points)| points).sum()
}

fn worths<'p>(data: &'p Data, player: &'p Player) -> impl Iterator<Item = (Hero, i16)> + 'p {
    let counts = Counts::of(player);
    player.heroes.iter().map(move |hero| (hero, counts.worth(data.hero(hero).guild, data.hero(hero).points)))
}

/// What each hero counts.
pub(crate) fn credits<'s>(data: &'s Data, state: &'s State, seat: Seat) -> impl Iterator<Item = Credit> + 's {
    worths(data, &state.players[seat]).map(|(hero, points)| Credit::new("heroes", &hero, points))
}

/// What heroes are counted by.
pub(crate) struct Counts {
    pub(crate) terrains: i16,
    pub(crate) buildings: i16,
    pub(crate) forts: i16,
}

impl Counts {
    pub(crate) fn of(player: &Player) -> Counts {
        Counts {
            terrains: player.wilderness.explored().len() as i16,
            buildings: player.built().len() as i16,
            forts: player.forts.len() as i16,
        }
    }

    /// The worth of a hero with `printed` points on the card.
    pub(crate) fn worth(&self, guild: Guild, printed: i16) -> i16 {
        match guild {
            Guild::Adventurer => self.terrains,
            Guild::Builder => self.buildings,
            Guild::Defender => self.forts,
            Guild::Artisan => printed,
        }
    }
}

pub(crate) fn points(data: &Data, state: &State, seat: Seat) -> i16 {
    tally(data, state, seat).iter().map(|(_, points)| points).sum()
}

/// §15.3
pub(crate) fn standing(data: &Data, state: &State) -> Option<Standing> {
    if state.step().is_some() {
        return None;
    }
    Some(Standing::ranked(
        state.options.seats,
        |seat| points(data, state, seat),
        |seat| {
            let resources = &state.players[seat].resources;
            (resources.amount(Resource::Gold), resources.amount(Resource::Diamond))
        },
    ))
}

/// §16.3: what a player alone has become, once the game is over.
pub(crate) fn rating(data: &Data, state: &State) -> Option<Rating> {
    let alone_and_over = state.options.seats == 1 && state.step().is_none();
    alone_and_over.then(|| data.rating(points(data, state, Seat(0))))
}
