//! When bots that stand in for people decide: at a pace that others can follow, and only while others are there. Otherwise
//! the match waits for the person, as long as the clock lets it.

use super::task::Task;
use tafel_rules::{Seat, Viewer};

impl Task {
    /// Whether a bot plays for a person.
    pub(super) fn stands_in(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|row| row.player.is_some() && row.bot.is_some())
    }

    /// When the bot that stands in on a seat decides; never, as things stand, where nobody else is there and no clock runs.
    pub(super) fn decides_at(&self, seat: Seat) -> Option<i64> {
        let clocks = self.begun.as_ref().and_then(|begun| begun.clocks.as_ref());
        let deadline = clocks.and_then(|clocks| clocks.deadline(seat));
        let pause = self.app.config.stand_in_pause.as_millis() as i64;
        let in_pace = self.others_are_here(seat).then(|| self.paced_from + pause);
        [deadline, in_pace].into_iter().flatten().min()
    }

    /// Whether somebody plays another seat and looks at the table.
    fn others_are_here(&self, seat: Seat) -> bool {
        self.viewers.iter().any(|visitor| match visitor.viewer {
            Viewer::Seat(other) => other != seat && !self.stands_in(other),
            Viewer::Public => false,
        })
    }

    /// Whether the bot on a seat may decide now.
    pub(super) fn may_decide(&self, seat: Seat) -> bool {
        !self.stands_in(seat) || self.decides_at(seat).is_some_and(|at| at <= self.app.now())
    }
}
