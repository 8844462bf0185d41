//! A game with something planted in it, that happens before the rules or a bot are asked.

use serde_json::value::RawValue;
use std::sync::Arc;
use tafel_bots::Level;
use tafel_engine::{CannotReplay, Game, Games, Play, Played, Question, TakenOver, Unpacked, Verified};
use tafel_review::{CannotReview, Steps, Wish};
use tafel_rules::{Dice, Rule, Seat, Seats, Seed, Turn, Unreadable, Viewer};
use tafel_table::{Fault, Line, Refusal};
use tafel_wire::{Advised, Foreseen, Planned, Replayed, Source, Standing};

/// What happens.
pub(crate) trait Plant: Send + Sync + 'static {
    /// Before a match is read from what is stored.
    fn resuming(&self) {}
    /// Before a record is replayed.
    fn replaying(&self) {}
    /// Before a move is judged.
    fn submitting(&self) {}
    /// Before a bot decides.
    fn deciding(&self) {}
    /// Before a bot advises.
    fn advising(&self) {}
    /// Before a review begins.
    fn reviewing(&self) {}
}

/// All games, Pebbles with something planted in it.
pub(crate) fn games(plant: Arc<impl Plant>) -> Games {
    games_with("pebbles", plant)
}

/// All games, one of them with something planted in it.
pub(crate) fn games_with(id: &str, plant: Arc<impl Plant>) -> Games {
    Games::load().with(id, |game| Arc::new(Planted { game, plant }))
}

struct Planted<P> {
    game: Arc<dyn Game>,
    plant: Arc<P>,
}

impl<P: Plant> Game for Planted<P> {
    fn agree(&self, options: &str) -> Result<(String, u8), Unreadable> {
        self.game.agree(options)
    }

    fn open(&self, options: &str, seed: Seed) -> Result<Played, Unreadable> {
        self.game.open(options, seed)
    }

    fn resume(
        &self,
        options: &str,
        inherited: usize,
        lines: &[&Line],
        seed: Seed,
    ) -> Result<Arc<dyn Play>, Fault> {
        self.plant.resuming();
        let play = self.game.resume(options, inherited, lines, seed)?;
        Ok(Arc::new(PlantedPlay { play, plant: self.plant.clone() }))
    }

    fn replay(&self, text: &str, viewer: Viewer) -> Result<Replayed, CannotReplay> {
        self.plant.replaying();
        self.game.replay(text, viewer)
    }

    fn take_over(&self, text: &str, lines: usize) -> Result<TakenOver, CannotReplay> {
        self.game.take_over(text, lines)
    }

    fn unpack(&self, text: &str, fresh: Seed) -> Result<Unpacked, Fault> {
        self.game.unpack(text, fresh)
    }

    fn verify(&self, text: &str) -> Result<Verified, Fault> {
        self.game.verify(text)
    }

    fn review(&self, text: &str, wish: Wish) -> Result<Box<dyn Steps>, CannotReview> {
        self.plant.reviewing();
        self.game.review(text, wish)
    }

    fn question(
        &self,
        seat: Seat,
        view: &str,
        dice: &mut Dice,
    ) -> Result<Option<Box<dyn Question>>, serde_json::Error> {
        self.game.question(seat, view, dice)
    }

    fn foresee(&self, seat: Seat, view: &str, notation: &str) -> Result<Option<Foreseen>, serde_json::Error> {
        self.game.foresee(seat, view, notation)
    }

    fn rule_text(&self, rule: Rule) -> Option<String> {
        self.game.rule_text(rule)
    }
}

struct PlantedPlay<P> {
    play: Arc<dyn Play>,
    plant: Arc<P>,
}

impl<P: Plant> PlantedPlay<P> {
    fn after(&self, play: Arc<dyn Play>) -> Arc<dyn Play> {
        Arc::new(PlantedPlay { play, plant: self.plant.clone() })
    }
}

impl<P: Plant> Play for PlantedPlay<P> {
    fn seats(&self) -> u8 {
        self.play.seats()
    }

    fn turn(&self) -> Turn {
        self.play.turn()
    }

    fn length(&self) -> usize {
        self.play.length()
    }

    fn lines(&self, from: usize) -> Vec<Line> {
        self.play.lines(from)
    }

    fn offers(&self, seat: Seat) -> Vec<String> {
        self.play.offers(seat)
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        self.play.view(viewer)
    }

    fn standing(&self) -> Option<Standing> {
        self.play.standing()
    }

    fn tally(&self) -> Vec<Vec<Source>> {
        self.play.tally()
    }

    fn record(&self) -> String {
        self.play.record()
    }

    fn record_with_seed(&self) -> String {
        self.play.record_with_seed()
    }

    fn commitment(&self) -> String {
        self.play.commitment()
    }

    fn submit(&self, seat: Seat, notation: &str) -> Result<Played, Refusal> {
        self.plant.submitting();
        let played = self.play.submit(seat, notation)?;
        Ok(Played { play: self.after(played.play), ..played })
    }

    fn why_not(&self, seat: Seat, notation: &str) -> Option<Refusal> {
        self.play.why_not(seat, notation)
    }

    fn plan(&self, seat: Seat, moves: &[&str]) -> Planned {
        self.play.plan(seat, moves)
    }

    fn take_back(&self, seat: Seat) -> Result<(Arc<dyn Play>, usize), Refusal> {
        let (play, line) = self.play.take_back(seat)?;
        Ok((self.after(play), line))
    }

    fn rewind(&self, seat: Seat, seed: Seed) -> Option<(Arc<dyn Play>, usize)> {
        let (play, line) = self.play.rewind(seat, seed)?;
        Some((self.after(play), line))
    }

    fn heard_since(&self, line: usize, viewer: Viewer) -> Box<RawValue> {
        self.play.heard_since(line, viewer)
    }

    fn heard_of_last(&self, seat: Seat, viewer: Viewer) -> Option<Box<RawValue>> {
        self.play.heard_of_last(seat, viewer)
    }

    fn known_points(&self, seat: Seat) -> i16 {
        self.play.known_points(seat)
    }

    fn replay(&self, viewer: Viewer) -> Result<Replayed, CannotReplay> {
        self.play.replay(viewer)
    }

    fn waits(&self) -> Vec<Seats> {
        self.play.waits()
    }

    fn question(&self, seat: Seat) -> Option<Box<dyn Question>> {
        let question = self.play.question(seat)?;
        Some(Box::new(PlantedQuestion { question, plant: self.plant.clone() }))
    }
}

struct PlantedQuestion<P> {
    question: Box<dyn Question>,
    plant: Arc<P>,
}

impl<P: Plant> Question for PlantedQuestion<P> {
    fn answer(self: Box<Self>, level: Level, dice: Dice) -> String {
        self.plant.deciding();
        self.question.answer(level, dice)
    }

    fn advise(self: Box<Self>, level: Level, dice: Dice) -> Vec<Advised> {
        self.plant.advising();
        self.question.advise(level, dice)
    }
}
