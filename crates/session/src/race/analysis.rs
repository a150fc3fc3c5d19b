//! The count of a document: a pure function of it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use semeai_board::PositionError;
use semeai_race::report::Report;
use semeai_race::{Limits, Question as RaceQuestion, analyze as analyze_race};

use crate::desk::{Ask, Progress};
use crate::document::{Document, Snapshot};
use crate::host::Control;
use crate::session::Session;

/// How long a count may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is known of a document by counting, or every reason why the stones are no legal position.
pub type Analysis = Result<Report, PositionError>;

/// Asks for the count of a document.
#[derive(Clone, Debug, PartialEq)]
pub struct Count(pub Snapshot);

impl Count {
    /// Asks for that of the document at work.
    pub fn of(session: &Session) -> Self {
        Self(session.snapshot().clone())
    }
}

impl Ask for Count {
    type Answer = Analysis;
    type Memory = ();
    const NAME: &'static str = "analysis";

    /// For the moment that it takes, the count before on the same board.
    fn still_shows(&self, earlier: &Self, progress: Progress) -> bool {
        let is_same_board = Arc::ptr_eq(earlier.0.topology(), self.0.topology());
        is_same_board && progress.is_unnoticed()
    }

    fn answer(self, (): &mut (), control: &Control) -> Analysis {
        let limits = Limits::default()
            .with_deadline(control.deadline(PATIENCE))
            .with_stop(Some(control.stop_flag()));
        analyze_within(&self.0, &limits)
    }
}

/// Analyses a document. Under 5 ms for races of ordinary size; `stop` ends it early with what is known.
///
/// # Errors
///
/// Every reason why the stones are no legal position.
pub fn analyze(document: &Document, stop: Option<Arc<AtomicBool>>) -> Analysis {
    analyze_within(document, &Limits::default().with_stop(stop))
}

/// As [`analyze`], with other limits: what is not known within them is left open.
///
/// # Errors
///
/// As [`analyze`].
pub fn analyze_within(document: &Document, limits: &Limits) -> Analysis {
    // A count lets either side move at any time.
    let position = document.position()?.without_ko();
    let question = RaceQuestion {
        position: &position,
        roles: &document.marks.roles,
        picks: &document.race.picks,
        linked: document.race.linked,
        to_move: document.board.to_move,
        unpicked: document.race.unpicked,
    };
    Ok(analyze_race(&question, limits))
}
