//! One document at work: changes, undo, the analysis that follows them, and the file it belongs to.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::job::{Job, JobState, Waker};
use crate::{Action, ActionError, Analysis, Document, History, analyze, apply};

/// How long a change waits for its analysis before the window shows progress instead.
const PATIENCE: Duration = Duration::from_millis(12);

/// What the analysis of the present revision is doing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Progress {
    /// It is there.
    Ready,
    /// It has been running for so long.
    Running(Duration),
    /// The person stopped it.
    Cancelled,
    /// It ended without an answer: a defect of the program.
    Failed,
}

/// A document with its history and analysis.
pub struct Session {
    document: Arc<Document>,
    history: History,
    revision: u64,
    saved_revision: u64,
    next_revision: u64,
    /// Whether the next change continues the last one, as while a mouse button is held.
    is_in_stroke: bool,
    has_stroke_begun: bool,
    file: Option<PathBuf>,
    analysis: Option<Arc<Analysis>>,
    job: Option<Job<Analysis>>,
    progress: Progress,
    waker: Option<Waker>,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("revision", &self.revision)
            .field("file", &self.file)
            .field("progress", &self.progress)
            .finish_non_exhaustive()
    }
}

impl Session {
    /// A session with a document; its analysis starts at once.
    pub fn new(document: Document) -> Self {
        let mut session = Self {
            document: Arc::new(document),
            history: History::default(),
            revision: 0,
            saved_revision: 0,
            next_revision: 1,
            is_in_stroke: false,
            has_stroke_begun: false,
            file: None,
            analysis: None,
            job: None,
            progress: Progress::Ready,
            waker: None,
        };
        session.start_analysis();
        session
    }

    /// Says whom to call when an analysis that took longer has finished.
    pub fn set_waker(&mut self, waker: Waker) {
        self.waker = Some(waker);
    }

    /// The document.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// The number of the present state; it never repeats for another state of the document.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The latest analysis; compare its revision to see whether it is of the present state.
    pub fn analysis(&self) -> Option<&Arc<Analysis>> {
        self.analysis.as_ref()
    }

    /// Whether the analysis is of the present state.
    pub fn is_current(&self) -> bool {
        self.analysis
            .as_ref()
            .is_some_and(|a| a.revision == self.revision)
    }

    /// What the analysis is doing.
    pub fn progress(&self) -> Progress {
        match &self.job {
            Some(job) => Progress::Running(job.elapsed()),
            None => self.progress,
        }
    }

    /// Changes the document.
    ///
    /// # Errors
    ///
    /// If the action cannot be done; the document is as before.
    pub fn apply(&mut self, action: &Action) -> Result<(), ActionError> {
        let mut changed = Document::clone(&self.document);
        apply::apply(&mut changed, action)?;
        if changed == *self.document {
            return Ok(());
        }
        if !(self.is_in_stroke && self.has_stroke_begun) {
            self.history.remember(Document::clone(&self.document));
        }
        self.has_stroke_begun = self.is_in_stroke;
        self.document = Arc::new(changed);
        self.renew();
        Ok(())
    }

    /// What is changed from here to [`Session::end_stroke`] is one step of undo.
    pub fn begin_stroke(&mut self) {
        self.is_in_stroke = true;
        self.has_stroke_begun = false;
    }

    /// Whether a stroke has begun and not ended.
    pub const fn is_in_stroke(&self) -> bool {
        self.is_in_stroke
    }

    /// Ends a stroke.
    pub fn end_stroke(&mut self) {
        self.is_in_stroke = false;
        self.has_stroke_begun = false;
    }

    /// Takes the last change back; says whether there was one.
    pub fn undo(&mut self) -> bool {
        self.step(History::undo)
    }

    /// Does the change again that was taken back; says whether there was one.
    pub fn redo(&mut self) -> bool {
        self.step(History::redo)
    }

    /// Whether there is something to take back.
    pub fn has_undo(&self) -> bool {
        self.history.has_undo()
    }

    /// Whether there is something to do again.
    pub fn has_redo(&self) -> bool {
        self.history.has_redo()
    }

    /// The file that the document was read from or written to.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Says that the document as it is now stands in this file, or in none.
    pub fn set_saved(&mut self, file: Option<PathBuf>) {
        self.file = file;
        self.saved_revision = self.revision;
    }

    /// Whether the document has changed since it was read or written.
    pub fn is_modified(&self) -> bool {
        self.revision != self.saved_revision
    }

    /// Takes a finished analysis; call it once a frame. Says whether something new is there.
    pub fn update(&mut self) -> bool {
        self.poll(Duration::ZERO)
    }

    /// Waits until the analysis of the present state is there or has failed.
    pub fn finish(&mut self) {
        while self.job.is_some() {
            self.poll(Duration::from_millis(50));
        }
    }

    /// Stops a running analysis; the document and what was known of it stay.
    pub fn cancel(&mut self) {
        if self.job.take().is_some() {
            self.progress = Progress::Cancelled;
        }
    }

    /// Starts the analysis of the present state once more, after it was stopped or failed.
    pub fn analyze_again(&mut self) {
        if !self.is_current() {
            self.start_analysis();
        }
    }

    fn step(&mut self, go: impl FnOnce(&mut History, &mut Document) -> bool) -> bool {
        let mut document = Document::clone(&self.document);
        if !go(&mut self.history, &mut document) {
            return false;
        }
        self.end_stroke();
        self.document = Arc::new(document);
        self.renew();
        true
    }

    fn renew(&mut self) {
        self.revision = self.next_revision;
        self.next_revision += 1;
        self.start_analysis();
    }

    fn start_analysis(&mut self) {
        let (document, revision) = (Arc::clone(&self.document), self.revision);
        let job = Job::start("analysis", self.waker.clone(), move |stop| Analysis {
            revision,
            report: analyze(&document, Some(stop)),
            document,
        });
        match job {
            Ok(job) => {
                self.job = Some(job);
                self.poll(PATIENCE);
            }
            Err(_) => {
                self.job = None;
                self.progress = Progress::Failed;
            }
        }
    }

    fn poll(&mut self, patience: Duration) -> bool {
        let Some(job) = &self.job else {
            return false;
        };
        match job.poll(patience) {
            JobState::Running => return false,
            JobState::Done(analysis) => {
                // The one place where late answers are dropped.
                if analysis.revision == self.revision {
                    self.analysis = Some(Arc::new(analysis));
                    self.progress = Progress::Ready;
                }
            }
            JobState::Failed => self.progress = Progress::Failed,
        }
        self.job = None;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BoardAction, samples};
    use semeai_board::Color;

    fn session() -> Session {
        Session::new(samples()[0].document())
    }

    fn stone(session: &Session, name: &str) -> Action {
        let point = session.document().topology().point(name).expect("a point");
        let stone = Some(Color::Black);
        Action::Board(BoardAction::Set { point, stone })
    }

    #[test]
    fn a_stroke_is_one_step_of_undo() {
        let mut session = session();
        let before = session.document().clone();
        session.begin_stroke();
        for name in ["A9", "C9", "E9"] {
            session.apply(&stone(&session, name)).expect("a free point");
        }
        session.end_stroke();
        let after = session.document().clone();
        assert!(session.undo());
        assert_eq!(*session.document(), before);
        assert!(!session.has_undo());
        assert!(session.redo());
        assert_eq!(*session.document(), after);
    }

    #[test]
    fn expanding_automatically_can_be_undone() {
        let mut session = session();
        let auto = Action::Race(crate::RaceAction::Auto(true));
        session.apply(&auto).expect("always possible");
        assert!(session.document().auto);
        session.finish();
        assert!(session.is_current());
        assert!(session.undo() && !session.document().auto);
    }

    #[test]
    fn every_change_has_a_revision_and_an_analysis_of_its_own() {
        let mut session = session();
        session.finish();
        assert!(session.is_current() && !session.is_modified());
        let first = session.revision();
        session.apply(&stone(&session, "A9")).expect("a free point");
        assert!(session.revision() > first && session.is_modified());
        session.finish();
        assert!(session.is_current());
        assert!(session.undo());
        assert!(session.revision() > first, "a revision never comes back");
    }

    #[test]
    fn a_stopped_analysis_can_be_started_again() {
        let mut session = session();
        session.finish();
        session.apply(&stone(&session, "A9")).expect("a free point");
        session.cancel();
        session.analyze_again();
        session.finish();
        assert!(session.is_current());
    }
}
