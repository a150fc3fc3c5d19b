//! The program's side of a play-out: who captures, and what the program plays, thought about in the background.

use std::fmt;
use std::sync::Arc;

use semeai_race::solve::{Prover, Race, SolveLimits};

use super::course::PlayOut;
use super::judge::{Thought, judged, think};
use super::situation::Situation;
use super::style::PlayStyle;
use crate::desk::Ask;
use crate::host::Control;

/// How many positions one judgement may cost.
const POSITIONS: u64 = 6_000_000;
/// How large the table may grow.
const TABLE_BYTES: usize = 256 << 20;

/// Asks who captures in a situation of a play-out, and for the program's move if it is its turn.
#[derive(Clone, Debug)]
pub struct Think {
    situation: Situation,
    /// What the last move was played in, if the person was faster than the judgement of it: without it nobody could say what
    /// the move gave away.
    before: Option<Situation>,
    /// How the program plays, if it is to move.
    style: Option<PlayStyle>,
    /// The state of the play-out.
    state: u64,
}

impl Think {
    /// What there is to think about, if anything: a situation that is judged already, with the person to move, needs no
    /// thought.
    pub fn about(play: &PlayOut) -> Option<Self> {
        let is_programs_turn = play.is_programs_turn();
        (play.outcome().is_none() || is_programs_turn).then(|| Self {
            situation: play.situation().clone(),
            before: play.unjudged_before().cloned(),
            style: is_programs_turn.then(|| play.style()),
            state: play.state(),
        })
    }

    /// The state of the play-out that it is about.
    pub const fn state(&self) -> u64 {
        self.state
    }
}

impl PartialEq for Think {
    /// A state never comes back in one play-out, and every play-out has a race of its own.
    fn eq(&self, other: &Self) -> bool {
        let races = [self, other].map(|each| each.situation.shared_race());
        self.state == other.state && Arc::ptr_eq(races[0], races[1])
    }
}

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

impl Ask for Think {
    type Answer = Thought;
    type Memory = KnownRace;
    const NAME: &'static str = "play out";
    // The prover is told to stop by the control that it was made with.
    const WAITS: bool = true;

    fn answer(self, KnownRace(known): &mut KnownRace, control: &Control) -> Thought {
        let race = self.situation.shared_race();
        let kept = known.take().filter(|search| search.race == *race);
        let mut search = kept.unwrap_or_else(|| search(race, control));
        let before = self.before.as_ref();
        let before = before.map(|before| judged(&mut search.prover, before));
        let thought = Thought {
            before,
            ..think(&mut search.prover, &self.situation, self.style)
        };
        // What was stopped halfway knows less than it says.
        *known = Some(search).filter(|_| !control.is_stopped());
        thought
    }
}

fn search(race: &Arc<Race>, control: &Control) -> PartnerSearch {
    let limits = SolveLimits::default()
        .with_positions(POSITIONS)
        .with_table_bytes(TABLE_BYTES)
        // The longest resistance asks for lengths, and every move for one that comes nearer to the end.
        .with_exact_until(u64::MAX)
        .with_slices(control.slices())
        .with_stop(Some(control.search_stop_flag()))
        .with_progress(Some(control.counter()));
    let prover = Prover::for_play(race, &limits);
    PartnerSearch {
        prover: prover.expect("a race that is played out has two sides"),
        race: Arc::clone(race),
    }
}
