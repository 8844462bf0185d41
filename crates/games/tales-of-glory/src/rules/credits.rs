//! Which tiles brought a seat's points.

use super::{reward, scoring};
use crate::area::touching;
use crate::data::{Edge, Reward, When};
use crate::{Back, Data, Effect, Placed, Player, State, Token};
use tafel_parts::Pool;
use tafel_rules::{Credit, Id, Seat};

/// What lies in the area shows what it gave: at once, on its edges, in its opened chests, and at the end.
pub(crate) fn on_tiles(data: &Data, state: &State, seat: Seat, out: &mut Vec<Credit>) {
    let player = &state.players[seat];
    for placed in &player.area {
        let face = data.face(placed.tile);
        let along_the_way = at_once(face.reward) + on_edges(data, player, placed) + in_chests(data, placed);
        credit(out, "prestige", placed, along_the_way);
        if let Some(reward) = face.reward.filter(|reward| reward.when == When::AtTheEnd) {
            let source = if face.back == Back::Quest { scoring::QUESTS } else { scoring::CHARACTERS };
            let times = i16::from(reward::times(data, state, seat, reward));
            credit(out, source, placed, prestige(reward.gain) * times);
        }
    }
}

/// §5.3: what a tile counted when its reward was collected cannot be seen later.
pub(crate) fn collected(data: &Data, effect: &Effect) -> Option<(Seat, Credit)> {
    let &Effect::Collected { seat, tile, times } = effect else { return None };
    let reward = data.face(tile).reward?;
    Some((seat, Credit::new("prestige", &tile, prestige(reward.gain) * i16::from(times))))
}

fn credit(out: &mut Vec<Credit>, source: &'static str, placed: &Placed, points: i16) {
    if points != 0 {
        out.push(Credit::new(source, &placed.tile, points));
    }
}

fn prestige(gain: Pool<Token>) -> i16 {
    gain.amount(Token::Prestige).into()
}

/// §5.1
fn at_once(reward: Option<Reward>) -> i16 {
    let due = reward.filter(|reward| reward.when == When::AtOnce && reward.per.is_none());
    due.map_or(0, |reward| prestige(reward.gain))
}

/// §5.2: the edges of a tile whose condition its neighbours meet.
fn on_edges(data: &Data, player: &Player, placed: &Placed) -> i16 {
    let face = data.face(placed.tile);
    let given = touching(player, placed.spot).map(|(side, met)| {
        let other = data.face(player.area[met].tile);
        match face.edge(side) {
            Edge::Reward { gain, from }
                if other.connects(side.opposite()) && (from.is_none() || from == other.kind) =>
            {
                prestige(gain)
            }
            Edge::Reward { .. } | Edge::Blank | Edge::Plain | Edge::HalfKey => 0,
        }
    });
    given.sum()
}

/// §6.3
fn in_chests(data: &Data, placed: &Placed) -> i16 {
    let chests = &data.face(placed.tile).chests;
    placed.opened.iter().map(|chest| prestige(chests[chest.index()])).sum()
}
