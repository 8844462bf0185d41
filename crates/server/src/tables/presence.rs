//! Who looks at a table: told to all of them, at most once a second, so that nobody who comes and goes floods the others.

use super::Visitor;
use super::broadcast::{deliver, text};
use super::task::Task;
use std::time::Duration;
use tafel_rules::Viewer;
use tafel_wire::ToClient;
use tokio::time::Instant;

/// How long after the others were told they are told again.
const PAUSE: Duration = Duration::from_secs(1);

/// What the others were told last, and when they are told again.
#[derive(Debug, Default)]
pub(super) struct Told {
    here: Here,
    at: Option<Instant>,
    pub(super) due: Option<Instant>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Here {
    seats: Vec<u8>,
    watching: u32,
}

impl Here {
    fn message(&self) -> ToClient {
        ToClient::Presence { seats: self.seats.clone(), watching: self.watching }
    }
}

impl Task {
    /// Who is here, somebody who is just coming included.
    fn here<'v>(&'v self, coming: Option<&'v Visitor>) -> Here {
        let all = || self.viewers.iter().chain(coming);
        let is_here = |&(_, player): &(u8, _)| all().any(|visitor| visitor.player == Some(player));
        let players = (0u8..).zip(&self.seats).filter_map(|(seat, row)| Some((seat, row.player?)));
        Here {
            seats: players.filter(is_here).map(|(seat, _)| seat).collect(),
            watching: all().filter(|visitor| visitor.viewer == Viewer::Public).count() as u32,
        }
    }

    /// What somebody who comes is told about who is here.
    pub(super) fn presence_for(&self, visitor: &Visitor) -> ToClient {
        self.here(Some(visitor)).message()
    }

    /// Somebody has come or gone.
    pub(super) fn presence_changed(&mut self) {
        let soonest = self.told.at.map_or_else(Instant::now, |at| at + PAUSE);
        self.told.due.get_or_insert(soonest);
    }

    /// Tells everybody who is here, if it is time to.
    pub(super) fn tell_presence(&mut self) {
        if self.told.due.is_none_or(|due| due > Instant::now()) {
            return;
        }
        let here = self.here(None);
        if here != self.told.here {
            let letter = text(&here.message());
            deliver(&mut self.viewers, &letter, |_| true);
            self.told.at = Some(Instant::now());
        }
        self.told.here = here;
        self.told.due = None;
    }
}
