//! The proof without its looks: the search at work, and what it answered.

use std::time::Duration;

use semeai_board::Color;
use semeai_race::propose::ProposeError;
use semeai_session::solve::{Solved, SolvedBy};

/// How many positions a first search may look at: some seconds.
const BUDGET: u64 = 30_000_000;
/// How much longer the next search is where one has not been enough.
const LONGER: u64 = 8;

/// Something asked of the proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ProofRequest {
    /// Shows the panel.
    Open,
    /// The start that is looked at.
    First(Color),
    /// The line is shown after so many moves.
    Step(usize),
    /// Stops the search; what it knows by then is shown.
    Cancel,
}

/// The proof of the present document.
#[derive(Debug)]
pub(crate) struct Proof {
    /// What was found, or why there is no race.
    answer: Option<Box<Result<Solved, ProposeError>>>,
    /// The revision of the document that it is about.
    revision: u64,
    /// How far a running search is: positions and time.
    pub(crate) progress: Option<(u64, Duration)>,
    /// Whether the search broke down: a defect of the program.
    pub(crate) has_failed: bool,
    /// How many positions the last search might look at.
    budget: u64,
    /// Whether the person stopped it.
    was_stopped: bool,
}

impl Default for Proof {
    fn default() -> Self {
        Self {
            answer: None,
            revision: 0,
            progress: None,
            has_failed: false,
            budget: BUDGET,
            was_stopped: false,
        }
    }
}

impl Proof {
    /// What was found about the present document.
    pub(crate) fn solved(&self) -> Option<&Solved> {
        self.answer.as_ref()?.as_ref().as_ref().ok()
    }

    /// Why there was nothing to search.
    pub(crate) fn problem(&self) -> Option<ProposeError> {
        self.answer.as_ref()?.as_ref().as_ref().err().copied()
    }

    /// Forgets what was about another revision of the document; says whether it was.
    pub(crate) fn settle(&mut self, revision: u64) -> bool {
        let is_other = self.revision != revision;
        if is_other {
            self.revision = revision;
            self.begin(BUDGET);
        }
        is_other
    }

    /// A search of at most so many positions begins: what was known is no longer shown.
    pub(crate) fn begin(&mut self, budget: u64) {
        self.budget = budget;
        self.was_stopped = false;
        self.answer = None;
        self.has_failed = false;
    }

    /// The person has stopped the search.
    pub(crate) fn stop(&mut self) {
        self.was_stopped = true;
    }

    /// Takes what was found.
    pub(crate) fn take(&mut self, answer: Box<Result<Solved, ProposeError>>) {
        self.answer = Some(answer);
    }

    /// How many positions a search may look at now: more if the last one was not stopped and still did not do.
    pub(crate) fn next_budget(&self) -> u64 {
        let has_run_out = self
            .solved()
            .is_some_and(|solved| solved.known() != SolvedBy::Proof);
        if has_run_out && !self.was_stopped {
            self.budget.saturating_mul(LONGER)
        } else {
            self.budget
        }
    }
}
