//! The analysis of a document: a pure function of it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use semeai_board::PositionError;
use semeai_race::report::Report;
use semeai_race::{Limits, Question as RaceQuestion, analyze as analyze_race};

use crate::Document;

/// What is known of one revision of a document.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The revision of the session's document that it belongs to.
    pub revision: u64,
    /// The document.
    pub document: Arc<Document>,
    /// The report, or every reason why the stones are no legal position.
    pub report: Result<Report, PositionError>,
}

/// Analyses a document. Under 5 ms for races of ordinary size; `stop` ends it early with what is known.
///
/// # Errors
///
/// Every reason why the stones are no legal position.
pub fn analyze(
    document: &Document,
    stop: Option<Arc<AtomicBool>>,
) -> Result<Report, PositionError> {
    // A count lets either side move at any time.
    let position = document.position()?.without_ko();
    let question = RaceQuestion {
        position: &position,
        roles: &document.roles,
        picks: &document.picks,
        linked: document.linked,
        to_move: document.to_move,
        auto: document.auto,
    };
    Ok(analyze_race(&question, &Limits::default().with_stop(stop)))
}
