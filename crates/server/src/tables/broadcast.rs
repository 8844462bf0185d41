//! What each viewer is told, and nothing else.

use super::journal::Note;
use super::task::{Begun, Stopped, Task};
use super::{Letter, Sitter, Visitor, seat_infos};
use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use serde_json::value::RawValue;
use std::sync::LazyLock;
use tafel_engine::Heard;
use tafel_rules::{Turn, Viewer};
use tafel_wire::{EndedBy, Position, Refused, TakeBackAsked, ToClient, Visibility};

/// What has happened.
pub(super) enum News<'a> {
    /// A move, and this was told of it.
    Heard(&'a dyn Heard),
    /// Lines of the record from this one on.
    Since(usize),
    /// Lines were taken back.
    TakenBack,
    /// Nothing that is heard: who asks whom for consent has changed.
    Quiet,
}

/// A list of no effects.
static NOTHING: LazyLock<Box<RawValue>> =
    LazyLock::new(|| RawValue::from_string("[]".to_owned()).expect("an empty list is JSON"));
/// Room for a message without asking for more.
const USUAL_BYTES: usize = 1024;
/// How much of what was said is told to somebody who comes.
pub(super) const RECENT: usize = 50;

impl Task {
    /// Tells somebody who comes where the match stands and what was missed.
    pub(super) fn welcome(&mut self, mut visitor: Visitor, since: Option<u32>) {
        if !self.settle(&mut visitor) {
            // If the way is full already, it is closed.
            let _ = visitor.outbox.try_send(Letter::Leave);
            return;
        }
        let news = match (since, &self.begun) {
            (Some(since), Some(begun)) => begun.journal.record_at(since).map_or(News::TakenBack, News::Since),
            _ => News::Quiet,
        };
        let mut letters = vec![];
        if self.begun.is_some() {
            letters.push(text(&ToClient::Seats { seats: seat_infos(&self.seats) }));
        }
        letters.push(self.standing_now(visitor.viewer, &news));
        letters.push(text(&self.presence_for(&visitor)));
        letters.extend(self.said.iter().map(|line| text(&ToClient::Chat(line.clone()))));
        let delivered =
            letters.into_iter().all(|letter| visitor.outbox.try_send(Letter::Text(letter)).is_ok());
        // Whoever comes while the server stops is sent away at once.
        if delivered && !*self.app.closing.borrow() {
            let first = self.viewers.is_empty();
            self.viewers.push(visitor);
            self.presence_changed();
            if first {
                // Whoever comes has a moment to look before a bot goes on.
                self.paced_from = self.app.now();
            }
        }
    }

    /// What somebody sees who looks now.
    fn standing_now(&self, viewer: Viewer, news: &News<'_>) -> Utf8Bytes {
        let seats = || seat_infos(&self.seats);
        text(&match &self.begun {
            Some(begun) => ToClient::Position(self.position(begun, viewer, news)),
            None if self.row.started_at.is_none() => ToClient::Gathering { seats: seats() },
            None => {
                ToClient::Ended { reason: self.row.ended_by.unwrap_or(EndedBy::RulesChanged), seats: seats() }
            }
        })
    }

    /// Looks through whose eyes a visitor may look now; whether through any.
    fn settle(&self, visitor: &mut Visitor) -> bool {
        if let Viewer::Seat(seat) = visitor.viewer {
            if visitor.player.is_some_and(|player| self.sits(Sitter { player, seat })) {
                return true;
            }
            visitor.viewer = Viewer::Public;
        }
        let at_table =
            |player| self.row.host == player || self.seats.iter().any(|row| row.player == Some(player));
        self.row.visibility == Visibility::Open || visitor.has_link || visitor.player.is_some_and(at_table)
    }

    /// Seats have changed hands: whoever has lost one watches from now on, or may not look any more.
    pub(super) fn settle_all(&mut self) {
        let mut viewers = std::mem::take(&mut self.viewers);
        viewers.retain_mut(|visitor| {
            let before = visitor.viewer;
            let stays = self.settle(visitor);
            let letter = match stays {
                true if visitor.viewer == before => return true,
                true => Letter::Text(self.standing_now(visitor.viewer, &News::Quiet)),
                false => Letter::Leave,
            };
            // Whoever does not take it is let go, and asked again who that is on coming back.
            visitor.outbox.try_send(letter).is_ok() && stays
        });
        self.viewers = viewers;
        self.presence_changed();
    }

    /// Tells everybody that the match is over without a result.
    pub(super) fn tell_ended(&mut self) {
        let letter = self.standing_now(Viewer::Public, &News::Quiet);
        deliver(&mut self.viewers, &letter, |_| true);
        self.announce();
    }

    /// Where the match stands, for somebody who looks once.
    pub(super) fn look(&self, viewer: Viewer) -> Result<Position, Refused> {
        let begun = self.begun()?;
        Ok(self.position(begun, viewer, &News::Quiet))
    }

    /// Tells everybody where the match stands now.
    pub(super) fn tell(&mut self, news: &News<'_>) {
        self.paced_from = self.app.now();
        let Some(begun) = &self.begun else { return };
        for viewer in self.eyes() {
            let letter = text(&ToClient::Position(self.position(begun, viewer, news)));
            deliver(&mut self.viewers, &letter, |visitor| visitor.viewer == viewer);
        }
        self.announce();
    }

    /// Tells everybody who sits where.
    pub(super) fn tell_seats(&mut self) {
        let letter = text(&ToClient::Seats { seats: seat_infos(&self.seats) });
        deliver(&mut self.viewers, &letter, |_| true);
        self.announce();
    }

    /// Tells everybody what was said since the last time.
    pub(super) async fn tell_said(&mut self) -> Result<(), Stopped> {
        let known = self.said.last().map_or(0, |last| last.number);
        // What was said before may be nobody's any more.
        self.said = self.app.store.said_since(self.id, 0, RECENT).await?;
        for line in self.said.iter().filter(|line| line.number > known) {
            let letter = text(&ToClient::Chat(line.clone()));
            deliver(&mut self.viewers, &letter, |_| true);
        }
        Ok(())
    }

    /// Lets the home pages of this table's people know.
    fn announce(&self) {
        self.app.presence.tell(self.seats.iter().filter_map(|seat| seat.player), self.id);
    }

    fn position(&self, begun: &Begun, viewer: Viewer, news: &News<'_>) -> Position {
        let Begun { play, journal, clocks, commitment } = begun;
        let own = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let over = play.turn() == Turn::Over;
        let awaited = play.turn().awaited();
        let asked = own.filter(|&seat| awaited.contains(seat));
        let effects = match news {
            News::Heard(heard) => heard.to(viewer),
            News::Since(line) => play.heard_since(*line, viewer),
            News::TakenBack | News::Quiet => NOTHING.clone(),
        };
        Position {
            line: journal.length,
            seat: own.map(|seat| seat.0),
            effects,
            taken_back: matches!(news, News::TakenBack),
            view: play.view(viewer),
            awaited: awaited.iter().map(|seat| seat.0).collect(),
            ask: asked.map(|seat| journal.ask(seat)),
            offers: asked.map(|seat| play.offers(seat)).unwrap_or_default(),
            take_back: journal.request.and_then(|(seat, _)| {
                Some(TakeBackAsked { seat: seat.0, heard: play.heard_of_last(seat, viewer)? })
            }),
            clock: clocks.as_ref().map(|clocks| clocks.shown(play.seats(), self.app.now())),
            commitment: commitment.clone(),
            seed: over.then(|| self.row.seed.clone()),
            result: play.standing(),
            tally: over.then(|| play.tally()),
        }
    }

    /// Takes stored entries into account.
    pub(super) fn take_note(&mut self, notes: &[Note]) {
        if let Some(begun) = &mut self.begun {
            notes.iter().for_each(|note| begun.journal.note(note));
            self.door.note_length(begun.journal.length);
        }
    }
}

/// Hands a letter to some; who does not take what waits for them is let go, and comes back for what was missed.
pub(super) fn deliver(viewers: &mut Vec<Visitor>, letter: &Utf8Bytes, to: impl Fn(&Visitor) -> bool) {
    viewers.retain(|visitor| !to(visitor) || visitor.outbox.try_send(Letter::Text(letter.clone())).is_ok());
}

pub(super) fn text(message: &ToClient) -> Utf8Bytes {
    let mut bytes = Vec::with_capacity(USUAL_BYTES);
    serde_json::to_writer(&mut bytes, message).expect("messages can be written as JSON");
    Utf8Bytes::try_from(Bytes::from(bytes)).expect("JSON is UTF-8")
}
