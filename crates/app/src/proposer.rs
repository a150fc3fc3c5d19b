//! Looks for races on threads of their own: on a large board that may take a moment.

use std::time::Duration;

use semeai_board::Point;
use semeai_race::propose::{Proposal, ProposeError, propose};
use semeai_race::solve::Race;
use semeai_session::{Document, Job, JobState, Waker};

/// What was proposed, or why nothing was.
pub(crate) type Proposed = Result<Proposal, ProposeError>;

/// Proposals at work, each with the revision of the document that it is about.
#[derive(Default)]
pub(crate) struct Proposer {
    waker: Option<Waker>,
    play_out: Option<(u64, Job<Option<Race>>)>,
    marks: Option<(u64, Job<Proposed>)>,
}

impl Proposer {
    /// Calls this when an answer is there.
    pub(crate) fn set_waker(&mut self, waker: Waker) {
        self.waker = Some(waker);
    }

    /// Looks for the race that is to be played out.
    pub(crate) fn ask_for_play_out(&mut self, revision: u64, document: &Document) {
        let document = document.clone();
        let job = Job::start("propose", self.waker.clone(), move |_| {
            let position = document.position().ok()?;
            let proposal = propose(&position, &document.roles, &[]).ok()?;
            Some(proposal.race(&position))
        });
        self.play_out = job.ok().map(|job| (revision, job));
    }

    /// The race that was looked for, once; a defect of the search is no race.
    pub(crate) fn take_for_play_out(&mut self, patience: Duration) -> Option<(u64, Option<Race>)> {
        take(&mut self.play_out, patience).map(|(revision, race)| (revision, race.flatten()))
    }

    /// Nobody wants that race any more.
    pub(crate) fn drop_play_out(&mut self) {
        self.play_out = None;
    }

    /// Proposes a race round these stones, or wherever there is one.
    pub(crate) fn ask_for_marks(&mut self, revision: u64, document: &Document, points: Vec<Point>) {
        let document = document.clone();
        let job = Job::start("propose", self.waker.clone(), move |_| {
            match document.position() {
                Ok(position) => propose(&position, &document.roles, &points),
                Err(_) => Err(ProposeError::NoRace),
            }
        });
        self.marks = job.ok().map(|job| (revision, job));
    }

    /// The proposal that was asked for, once.
    pub(crate) fn take_for_marks(&mut self, patience: Duration) -> Option<(u64, Proposed)> {
        let (revision, proposed) = take(&mut self.marks, patience)?;
        Some((revision, proposed.unwrap_or(Err(ProposeError::NoRace))))
    }

    /// Whether a proposal for marks is being looked for.
    pub(crate) const fn is_busy(&self) -> bool {
        self.marks.is_some()
    }
}

fn take<T: Send + 'static>(
    slot: &mut Option<(u64, Job<T>)>,
    patience: Duration,
) -> Option<(u64, Option<T>)> {
    let (revision, job) = slot.take()?;
    // Only a job that has just begun is waited for.
    let patience = if job.elapsed() < patience {
        patience
    } else {
        Duration::ZERO
    };
    match job.poll(patience) {
        JobState::Running => {
            *slot = Some((revision, job));
            None
        }
        JobState::Done(answer) => Some((revision, Some(answer))),
        JobState::Failed => Some((revision, None)),
    }
}
