//! The search that judges a race, kept from one thought to the next.

use std::fmt;
use std::sync::Arc;

use semeai_race::solve::{Prover, Race, SolveLimits};

use super::judge::{Thought, better, judged, right_moves, think};
use super::situation::Situation;
use super::style::PlayStyle;
use crate::host::Control;
use crate::play_out::defence::RightMoves;
use crate::play_out::rules::Past;

/// How many positions one judgement may cost.
const POSITIONS: u64 = 6_000_000;
/// How large the table may grow.
const TABLE_BYTES: usize = 256 << 20;

/// What one thought leaves to the next: a prover with all that it has found.
#[derive(Default)]
pub struct KnownRace(Option<PartnerSearch>);

impl fmt::Debug for KnownRace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let race = self.0.as_ref().map(|search| &search.race);
        f.debug_tuple("KnownRace").field(&race).finish()
    }
}

struct PartnerSearch {
    race: Arc<Race>,
    prover: Prover,
}

impl KnownRace {
    /// Who captures, and the program's move if one is wanted.
    pub(super) fn thought(
        &mut self,
        now: &Situation,
        before: Option<&Situation>,
        last: Option<&Past<Situation>>,
        style: Option<PlayStyle>,
        control: &Control,
    ) -> Thought {
        let mut search = self.search(now, control);
        let before = before.map(|before| judged(&mut search.prover, before));
        let thought = think(&mut search.prover, now, style);
        let was = last.and_then(|last| Some((&last.situation, last.known.or(before)?)));
        let thought = Thought {
            before,
            better: was
                .and_then(|(then, was)| better(&mut search.prover, then, was, thought.outcome)),
            ..thought
        };
        self.keep(search, control);
        thought
    }

    /// The moves that keep what comes of a race.
    pub(super) fn right_moves(&mut self, now: &Situation, control: &Control) -> Option<RightMoves> {
        let mut search = self.search(now, control);
        let right = right_moves(&mut search.prover, now);
        let is_stopped = control.is_stopped();
        self.keep(search, control);
        right.filter(|_| !is_stopped)
    }

    /// The search of this race, as far as it has come.
    fn search(&mut self, now: &Situation, control: &Control) -> PartnerSearch {
        let race = now.shared_race();
        let kept = self.0.take().filter(|search| search.race == *race);
        kept.unwrap_or_else(|| search(race, control))
    }

    /// What was stopped halfway knows less than it says.
    fn keep(&mut self, search: PartnerSearch, control: &Control) {
        self.0 = Some(search).filter(|_| !control.is_stopped());
    }
}

fn search(race: &Arc<Race>, control: &Control) -> PartnerSearch {
    let limits = SolveLimits::default()
        .with_positions(POSITIONS)
        .with_table_bytes(TABLE_BYTES)
        // The longest resistance asks for lengths, and every move for one that comes nearer to the end.
        .with_exact_until(u64::MAX)
        .with_stop(Some(control.stop_flag()))
        .with_progress(Some(control.counter()));
    let prover = Prover::for_play(race, &limits);
    PartnerSearch {
        prover: prover.expect("a race that is played out has two sides"),
        race: Arc::clone(race),
    }
}
