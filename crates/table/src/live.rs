//! A match in progress: the record grows, and the state follows.

use crate::{Commitment, EffectLog, Entry, EntryOf, Fault, Record, Referee, Refusal, replay};
use std::sync::Arc;
use tafel_rules::{Dice, Rules, Seat, Seed, Silent, Standing, Turn, Viewer, settle};

/// A match in progress. Chance is settled at once, so it always waits for seats, or is over.
pub struct Match<R: Rules> {
    rules: Arc<R>,
    options: R::Options,
    seed: Seed,
    state: R::State,
    entries: Vec<EntryOf<R>>,
    /// How many of the first entries were taken over from another match.
    inherited: usize,
    /// Entries before this index can no longer be taken back.
    settled: usize,
}

impl<R: Rules> Match<R> {
    /// Begins a match, and tells what chance decided before the first move.
    pub fn open(rules: Arc<R>, options: R::Options, seed: Seed) -> (Match<R>, EffectLog<R::Effect>) {
        let state = rules.start(&options);
        let mut begun = Match { rules, options, seed, state, entries: vec![], inherited: 0, settled: 0 };
        let mut effects = EffectLog::default();
        begun.settle(&mut effects);
        (begun, effects)
    }

    /// Goes on where a record ends, and tells what chance decided since. What was taken over stays for good.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn resume(
        rules: Arc<R>,
        record: Record<R>,
        seed: Seed,
    ) -> Result<(Match<R>, EffectLog<R::Effect>), Fault> {
        let replayed = replay(&*rules, &record, &mut Silent)?;
        let Record { options, entries, inherited, .. } = record;
        let settled = replayed.settled.max(inherited);
        let mut resumed = Match { rules, options, seed, state: replayed.state, entries, inherited, settled };
        let mut effects = EffectLog::default();
        resumed.settle(&mut effects);
        Ok((resumed, effects))
    }

    /// Plays a move of `seat`, settles chance after it, and tells what happened.
    ///
    /// # Errors
    /// If the move is not legal; the match is then as it was.
    pub fn submit(&mut self, seat: Seat, mv: R::Move) -> Result<EffectLog<R::Effect>, Refusal> {
        let mut effects = EffectLog::default();
        let entry = Entry::Move(seat, mv);
        Referee::new(&*self.rules).judge(&mut self.state, entry, &mut effects)?;
        self.entries.push(entry);
        if effects.revealed() {
            self.settled = self.entries.len();
        }
        self.settle(&mut effects);
        Ok(effects)
    }

    /// Lets chance decide until a seat must.
    fn settle(&mut self, effects: &mut EffectLog<R::Effect>) {
        let pick = |odds: &[(R::Chance, u32)]| {
            let chance = Dice::at(self.seed, self.entries.len() as u64).pick(odds);
            self.entries.push(Entry::Chance(chance));
            self.settled = self.entries.len();
            chance
        };
        settle(&*self.rules, &mut self.state, &mut vec![], pick, effects);
    }

    /// Drops the last line of `seat`, if since then nothing was decided by chance or disclosed, and all later lines
    /// are legal without it; returns which line it was, from 0.
    ///
    /// # Errors
    /// If there is no such line; the match is then as it was.
    pub fn take_back(&mut self, seat: Seat) -> Result<usize, Refusal> {
        let own = |entry: &EntryOf<R>| matches!(entry, Entry::Move(by, _) if *by == seat);
        let back = self.entries[self.settled..].iter().rposition(own).ok_or(Refusal::NothingToTakeBack)?;
        let dropped = self.settled + back;
        let mut entries = self.entries.clone();
        entries.remove(dropped);
        let record = Record::by(&*self.rules, self.options.clone(), entries);
        let replayed = replay(&*self.rules, &record, &mut Silent).map_err(|_| Refusal::NothingToTakeBack)?;
        // Without the line the table might wait for chance, which would then decide something new.
        if self.rules.turn(&replayed.state) == Turn::Chance {
            return Err(Refusal::NothingToTakeBack);
        }
        (self.state, self.entries) = (replayed.state, record.entries);
        Ok(dropped)
    }

    /// The rules that are played by.
    pub fn rules(&self) -> &Arc<R> {
        &self.rules
    }

    /// What people agreed on.
    pub fn options(&self) -> &R::Options {
        &self.options
    }

    /// The whole truth of the table; no player may see it.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// The lines so far.
    pub fn entries(&self) -> &[EntryOf<R>] {
        &self.entries
    }

    /// How many of the first lines were taken over from another match.
    pub fn inherited(&self) -> usize {
        self.inherited
    }

    /// How many seats play.
    pub fn seats(&self) -> u8 {
        self.rules.seats(&self.options)
    }

    /// Who the table waits for.
    pub fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    /// The legal moves of `seat`.
    pub fn offers(&self, seat: Seat) -> Vec<R::Move> {
        let mut offers = vec![];
        self.rules.moves(&self.state, seat, &mut offers);
        offers
    }

    /// What `viewer` knows.
    pub fn view(&self, viewer: Viewer) -> R::View {
        self.rules.view(&self.state, viewer)
    }

    /// The result, once the match is over.
    pub fn standing(&self) -> Option<Standing> {
        self.rules.standing(&self.state)
    }

    /// The promise about the seed, to be shown from the start.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(self.seed)
    }

    /// The record so far, with every secret in its lines; the seed stands in it only once the match is over.
    pub fn record(&self) -> Record<R> {
        let mut record = Record::by(&*self.rules, self.options.clone(), self.entries.clone());
        record.inherited = self.inherited;
        record.commitment = Some(self.commitment());
        record.result = self.standing();
        record.seed = record.result.map(|_| self.seed);
        record
    }

    /// The record so far with its seed, for whoever may know what chance will decide.
    pub fn record_with_seed(&self) -> Record<R> {
        let mut record = self.record();
        record.seed = Some(self.seed);
        record
    }
}

impl<R: Rules> Clone for Match<R> {
    fn clone(&self) -> Self {
        Match {
            rules: self.rules.clone(),
            options: self.options.clone(),
            seed: self.seed,
            state: self.state,
            entries: self.entries.clone(),
            inherited: self.inherited,
            settled: self.settled,
        }
    }
}
