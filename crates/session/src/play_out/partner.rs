//! The program's side of a play-out: thinks on a thread of its own and keeps what it has learned.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use semeai_race::solve::{Prover, Race, SolveLimits};

use super::{PlayOut, Situation, Style, Thought, think};
use crate::{Job, JobState, Waker};

/// How many positions one judgement may cost.
const POSITIONS: u64 = 6_000_000;
/// How large the table may grow.
const TABLE_BYTES: usize = 256 << 20;

/// What the partner is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PartnerState {
    /// It waits for the person.
    #[default]
    Idle,
    /// It thinks, and has looked at so many positions.
    Thinking(u64),
    /// The person stopped it.
    Stopped,
    /// It broke down, or there was no thread: a defect of the program.
    Failed,
}

/// Thinks about a play-out in the background.
#[derive(Default)]
pub struct Partner {
    search: Option<Search>,
    thinking: Option<Thinking>,
    /// The state of the play-out in which the person stopped it, or in which it failed.
    halted: Option<(u64, PartnerState)>,
    waker: Option<Waker>,
}

/// A prover with the flag and the counter that it was made with.
struct Search {
    race: Arc<Race>,
    prover: Prover,
    stop: Arc<AtomicBool>,
    positions: Arc<AtomicU64>,
}

struct Thinking {
    job: Job<(Search, Thought)>,
    state: u64,
    stop: Arc<AtomicBool>,
    positions: Arc<AtomicU64>,
    /// The counter stood here when this thought began.
    counted: u64,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl std::fmt::Debug for Partner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Partner")
            .field("state", &self.state())
            .finish_non_exhaustive()
    }
}

impl Partner {
    /// Calls this when an answer is there.
    pub fn set_waker(&mut self, waker: Waker) {
        self.waker = Some(waker);
    }

    /// What it is doing.
    pub fn state(&self) -> PartnerState {
        match (&self.thinking, self.halted) {
            (Some(thinking), _) => {
                let now = thinking.positions.load(Ordering::Relaxed);
                PartnerState::Thinking(now.saturating_sub(thinking.counted))
            }
            (None, Some((_, state))) => state,
            (None, None) => PartnerState::Idle,
        }
    }

    /// Sees to it that the present situation is thought about if it needs to be, and that nothing else is; call it
    /// once a frame. Takes a finished thought, waiting no longer than given; says whether the play-out has changed.
    pub fn follow(&mut self, play: &mut PlayOut, patience: Duration) -> bool {
        let has_changed = self.take(play, patience);
        if self.halted.is_some_and(|(state, _)| state != play.state()) {
            self.halted = None;
        }
        let is_current = |thinking: &Thinking| thinking.state == play.state();
        if self.thinking.as_ref().is_some_and(|t| !is_current(t)) {
            self.thinking = None;
        }
        let needs_thought = play.outcome().is_none() || play.is_programs_turn();
        if needs_thought && self.thinking.is_none() && self.halted.is_none() {
            self.start(play);
        }
        has_changed
    }

    /// Stops thinking about the present situation.
    pub fn stop(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            self.halted = Some((thinking.state, PartnerState::Stopped));
        }
    }

    /// Goes on after a stop.
    pub fn go_on(&mut self) {
        self.halted = None;
    }

    /// Forgets everything, as after the play-out was left.
    pub fn clear(&mut self) {
        self.thinking = None;
        self.search = None;
        self.halted = None;
    }

    fn start(&mut self, play: &PlayOut) {
        let situation = play.situation().clone();
        let race = Arc::clone(situation.shared_race());
        let kept = self.search.take().filter(|search| search.race == race);
        let (stop, positions) = match &kept {
            Some(search) => (Arc::clone(&search.stop), Arc::clone(&search.positions)),
            None => (Arc::default(), Arc::default()),
        };
        let counted = positions.load(Ordering::Relaxed);
        let style = play.is_programs_turn().then(|| play.style());
        let (flag, counter) = (Arc::clone(&stop), Arc::clone(&positions));
        let job = Job::start("play out", self.waker.clone(), move |_| {
            work(kept, &race, &situation, style, flag, counter)
        });
        match job {
            Ok(job) => {
                self.thinking = Some(Thinking {
                    job,
                    state: play.state(),
                    stop,
                    positions,
                    counted,
                });
            }
            Err(_) => self.halted = Some((play.state(), PartnerState::Failed)),
        }
    }

    fn take(&mut self, play: &mut PlayOut, patience: Duration) -> bool {
        let Some(thinking) = &self.thinking else {
            return false;
        };
        let state = thinking.state;
        match thinking.job.poll(patience) {
            JobState::Running => false,
            JobState::Done((search, thought)) => {
                // What comes to an end by itself has not been stopped: the prover can be used again.
                self.search = Some(search);
                self.forget_thinking();
                play.learn(state, thought)
            }
            JobState::Failed => {
                self.forget_thinking();
                self.halted = Some((state, PartnerState::Failed));
                false
            }
        }
    }

    /// Drops a finished thought without raising the flag that its search is kept with.
    fn forget_thinking(&mut self) {
        if let Some(mut thinking) = self.thinking.take() {
            thinking.stop = Arc::default();
        }
    }
}

fn work(
    kept: Option<Search>,
    race: &Arc<Race>,
    situation: &Situation,
    style: Option<Style>,
    stop: Arc<AtomicBool>,
    positions: Arc<AtomicU64>,
) -> (Search, Thought) {
    let mut search = kept.unwrap_or_else(|| {
        let limits = SolveLimits::default()
            .with_positions(POSITIONS)
            .with_table_bytes(TABLE_BYTES)
            // The longest resistance asks for lengths, and every move for one that comes nearer to the end.
            .with_exact_until(u64::MAX)
            .with_stop(Some(Arc::clone(&stop)))
            .with_progress(Some(Arc::clone(&positions)));
        let prover = Prover::new(race, &limits);
        Search {
            prover: prover.expect("a race that is played out has two sides"),
            race: Arc::clone(race),
            stop,
            positions,
        }
    });
    let thought = think(&mut search.prover, situation, style);
    (search, thought)
}
