//! What the numbers of the base game are tuned for; TUNING.md has what was measured.

use crate::{ActionCard, Building, Data, DieAction, FieldKind, Options, PlayerCard};
use tafel_evaluate::{Aim, Figure, Wanted};
use tafel_rules::Id;

/// The bot that stands for good play.
const STRONGEST: &str = "master";

/// The solo game is neither lost nor given away, and everything in it has its use.
pub(crate) fn aims(data: &Data, options: &Options) -> Vec<Aim> {
    if options.seats > 1 {
        return vec![];
    }
    let won = [("random", 0..=1), ("greedy", 2..=15), (STRONGEST, 35..=60)];
    let won = won.into_iter().map(|(bot, percent)| Aim {
        figure: Figure::Won,
        bot,
        wanted: Wanted::Percent(percent),
    });
    let strong = |figure, wanted| Aim { figure, bot: STRONGEST, wanted };
    let tested = data.solo.fields().filter(|(_, kind)| !matches!(kind, FieldKind::Final { .. }));
    let conditions = tested.map(|(field, _)| Figure::Heard {
        effect: format!("condition-met {field}"),
        otherwise: format!("condition-failed {field}"),
    });
    let actions = DieAction::all().map(|action| Figure::Made(action.to_string()));
    let cards = ActionCard::all().map(|card| Figure::Made(format!("play {card}")));
    let buildings = Building::all().map(|building| Figure::MadeByWinners(format!("build {building}")));
    let hired = PlayerCard::all().map(|card| Figure::MadeByWinners(format!("hire {card}")));
    won.chain(conditions.map(|figure| strong(figure, Wanted::Percent(30..=90))))
        .chain(actions.chain(cards).map(|figure| strong(figure, Wanted::Percent(2..=35))))
        .chain(buildings.chain(hired).map(|figure| strong(figure, Wanted::Ever)))
        .collect()
}
