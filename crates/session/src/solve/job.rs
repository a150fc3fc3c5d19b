//! Solving in the background.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use semeai_race::propose::ProposeError;

use super::{SolveRequest, Solved, solve_until};
use crate::host::Waker;
use crate::job::{Job, JobState};

/// A race that is being solved, for one revision of a document.
#[derive(Debug)]
pub struct SolveJob {
    job: Job<Result<Solved, ProposeError>>,
    revision: u64,
    positions: Arc<AtomicU64>,
}

/// What has become of a [`SolveJob`].
#[derive(Debug)]
pub enum SolveState {
    /// It goes on.
    Running,
    /// It has answered: with everything, or as far as it came before it was cancelled.
    Done(Box<Result<Solved, ProposeError>>),
    /// Its document has changed: the answer is about something else and was dropped.
    Late,
    /// It ended without an answer: a defect of the program.
    Failed,
}

impl SolveJob {
    /// Starts to solve the race of this revision. The request's own stop flag and counter are replaced.
    ///
    /// # Errors
    ///
    /// If the system gives no thread.
    pub fn start(
        revision: u64,
        request: SolveRequest,
        waker: Option<Waker>,
    ) -> std::io::Result<Self> {
        let positions = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&positions);
        let job = Job::start("solver", waker, move |stop| {
            let limits = request
                .limits
                .with_stop(Some(Arc::clone(&stop)))
                .with_progress(Some(counter));
            let request = SolveRequest { limits, ..request };
            solve_until(&request, Some(stop))
        })?;
        Ok(Self {
            job,
            revision,
            positions,
        })
    }

    /// The revision that it is about.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// How many positions were made so far.
    pub fn positions(&self) -> u64 {
        self.positions.load(Ordering::Relaxed)
    }

    /// How long it has been running.
    pub fn elapsed(&self) -> Duration {
        self.job.elapsed()
    }

    /// Asks it to answer soon with what it knows; dropping it asks too, and takes no answer.
    pub fn cancel(&self) {
        self.job.cancel();
    }

    /// Looks whether the answer is there, waiting no longer than given. This is the one place where answers about
    /// another revision than the present one are dropped.
    pub fn poll(&self, present: u64, patience: Duration) -> SolveState {
        if present != self.revision {
            self.job.cancel();
            return SolveState::Late;
        }
        match self.job.poll(patience) {
            JobState::Running => SolveState::Running,
            JobState::Done(answer) => SolveState::Done(Box::new(answer)),
            JobState::Failed => SolveState::Failed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use semeai_board::{Position, Roles, diagram};
    use semeai_race::picks::Picks;
    use semeai_race::solve::SolveLimits;

    fn job(revision: u64) -> SolveJob {
        let parsed = diagram::parse("...\n...\n...").expect("a diagram");
        let request = SolveRequest {
            position: Position::new(parsed.setup).expect("a position"),
            roles: Roles::new(),
            points: Vec::new(),
            picks: Picks::default(),
            auto: false,
            first: None,
            limits: SolveLimits::default(),
        };
        SolveJob::start(revision, request, None).expect("a thread")
    }

    #[test]
    fn an_answer_comes_once_and_only_for_its_revision() {
        let patience = Duration::from_secs(20);
        let job = job(3);
        assert!(matches!(job.poll(4, patience), SolveState::Late));
        let SolveState::Done(answer) = job.poll(3, patience) else {
            panic!("no answer")
        };
        assert_eq!(answer.expect_err("nothing races"), ProposeError::NoRace);
        assert!(matches!(job.poll(3, patience), SolveState::Failed));
    }
}
