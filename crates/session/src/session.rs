//! One document at work: changes, undo, the file it belongs to, and the desk with everything that follows from it.

use std::path::Path;
use std::sync::Arc;

use semeai_race::report::Report;

use crate::desk::Desk;
use crate::document::{Document, Snapshot};
use crate::endgame::safe::SafeProposal;
use crate::file::Stamp;
use crate::file_proof::proof::Stored;
use crate::history::Change;
use crate::home::{Home, Saving, Version};
use crate::host::{self, Host, Waker};
use crate::play_out::{Play, endgame};
use crate::race::analysis::{Analysis, Count};
use crate::race::propose::Pending;
use crate::values::worksheet::Worksheet;
use crate::{Action, ActionError, History, apply};

/// A document with its history, its file, and the desk of what is asked about it.
#[derive(Debug)]
pub struct Session {
    history: History,
    revision: u64,
    /// Whether the next change continues the last one, as while a mouse button is held.
    is_in_stroke: bool,
    has_stroke_begun: bool,
    /// Whether the last change was to look at another part of the board.
    is_looking: bool,
    desk: Desk,
    pending: Pending,
    pending_safe: Option<SafeProposal>,
    play: Play,
    /// The moves of a game that are looked at one by one.
    review: Option<endgame::Review>,
    worksheet: Worksheet,
    /// A proof that came with the file of the document.
    stored: Option<Stored>,
}

impl Session {
    /// A session with a document; its analysis starts at once.
    pub fn new(document: Document) -> Self {
        Self::on(host::system(), document)
    }

    /// A session whose work is done by this host.
    pub fn on(host: Arc<dyn Host>, document: Document) -> Self {
        let mut session = Self {
            history: History::new(document),
            revision: 0,
            is_in_stroke: false,
            has_stroke_begun: false,
            is_looking: false,
            desk: Desk::on(host),
            pending: Pending::default(),
            pending_safe: None,
            play: Play::default(),
            review: None,
            worksheet: Worksheet::default(),
            stored: None,
        };
        session.desk.want(session.count());
        session.start();
        session
    }

    /// Says whom to call when something that was asked has been answered.
    pub fn set_waker(&mut self, waker: Waker) {
        self.desk.set_waker(waker);
    }

    /// Everything that is asked, and its answers.
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// As [`Session::desk`], to ask.
    pub fn desk_mut(&mut self) -> &mut Desk {
        &mut self.desk
    }

    /// The document as it stands at this moment, for questions about it.
    pub fn snapshot(&self) -> &Snapshot {
        self.history.document()
    }

    /// The proposal that waits for an answer.
    pub fn pending(&self) -> &Pending {
        &self.pending
    }

    pub(crate) fn pending_mut(&mut self) -> &mut Pending {
        &mut self.pending
    }

    pub(crate) const fn pending_safe(&self) -> Option<&SafeProposal> {
        self.pending_safe.as_ref()
    }

    pub(crate) fn pending_safe_mut(&mut self) -> &mut Option<SafeProposal> {
        &mut self.pending_safe
    }

    /// The play-out.
    pub fn play(&self) -> &Play {
        &self.play
    }

    pub(crate) fn play_mut(&mut self) -> &mut Play {
        &mut self.play
    }

    /// The moves of a game that are looked at one by one.
    pub fn review(&self) -> Option<&endgame::Review> {
        self.review.as_ref()
    }

    pub(crate) const fn review_mut(&mut self) -> Option<&mut endgame::Review> {
        self.review.as_mut()
    }

    pub(crate) fn set_review(&mut self, review: Option<endgame::Review>) {
        self.review = review;
    }

    /// What was calculated last.
    pub fn worksheet(&self) -> &Worksheet {
        &self.worksheet
    }

    pub(crate) const fn stored(&self) -> Option<&Stored> {
        self.stored.as_ref()
    }

    pub(crate) const fn stored_mut(&mut self) -> Option<&mut Stored> {
        self.stored.as_mut()
    }

    pub(crate) fn set_stored(&mut self, stored: Option<Stored>) {
        self.stored = stored;
    }

    pub(crate) fn worksheet_mut(&mut self) -> &mut Worksheet {
        &mut self.worksheet
    }

    /// The document.
    pub fn document(&self) -> &Document {
        self.history.document()
    }

    /// The number of the present state; it never repeats for another state of the document.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The analysis of the present state, if it is there.
    pub fn analysis(&self) -> Option<&Analysis> {
        self.desk.answer(&self.count())
    }

    /// The report of the present state, if it is there and the stones are a legal position.
    pub fn report(&self) -> Option<&Report> {
        self.analysis()?.as_ref().ok()
    }

    /// The analysis to be seen: of the present state, or for the moment that it takes, of the state before on the same
    /// board, so that nothing flickers with every change. What is done must go by [`Session::report`].
    pub fn shown_analysis(&self) -> Option<&Analysis> {
        if let Some(analysis) = self.analysis() {
            return Some(analysis);
        }
        let latest = self.desk.latest::<Count>()?;
        let is_same_board = Arc::ptr_eq(latest.ask.0.topology(), self.document().topology());
        (is_same_board && self.progress::<Count>().is_unnoticed()).then_some(&latest.answer)
    }

    /// Changes the document.
    ///
    /// # Errors
    ///
    /// If the action cannot be done; the document is as before.
    pub fn apply(&mut self, action: &Action) -> Result<(), ActionError> {
        let mut changed = Document::clone(self.document());
        apply::apply(&mut changed, action)?;
        if changed == *self.document() {
            return Ok(());
        }
        // Looking through a game, or at a part of the board, changes nothing that would have to be saved.
        let change = match action {
            Action::Game(_) | Action::Crop(_) => Change::View,
            _ => Change::Work,
        };
        match action {
            Action::Crop(_) => self.look(changed),
            Action::Text(_) | Action::Endgame(_) => self.reword(changed, change),
            _ => self.change(changed, change),
        }
        // What was found about the moves of a game holds wherever in it one stands.
        if !matches!(action, Action::Game(_) | Action::Crop(_) | Action::Text(_)) {
            self.review = None;
        }
        if matches!(action, Action::Replace(_)) {
            // Saving must not write over the file of another position.
            self.history.leave_home();
        }
        Ok(())
    }

    /// Puts a document in place of the present one, as a step of undo of its own. It has this home, and nothing to save.
    pub fn open(&mut self, document: Document, home: Home) {
        self.end_stroke();
        if document != *self.document() {
            self.change(document, Change::Work);
        }
        self.review = None;
        self.history.settle(home);
    }

    /// Makes the document at work the first: there is nothing before it to go back to.
    pub fn forget_before(&mut self) {
        self.history.forget_before();
    }

    /// Puts another game of the same file in place of the present document, as a step of undo. With nothing to be saved
    /// there is nothing to be saved after it.
    pub fn turn_to_game(&mut self, document: Document) {
        self.end_stroke();
        if document != *self.document() {
            self.change(document, Change::View);
        }
        self.review = None;
    }

    /// Looks at another part of the board. Several looks in a row are one step of undo.
    fn look(&mut self, document: Document) {
        if !self.is_looking {
            self.history.remember();
        }
        self.history.reword(document, Change::View);
        self.is_looking = true;
    }

    /// Changes what no question depends on: the answers stay.
    fn reword(&mut self, document: Document, change: Change) {
        self.remember();
        self.history.reword(document, change);
        self.revision += 1;
    }

    fn remember(&mut self) {
        self.is_looking = false;
        if !(self.is_in_stroke && self.has_stroke_begun) {
            self.history.remember();
        }
        self.has_stroke_begun = self.is_in_stroke;
    }

    fn change(&mut self, document: Document, change: Change) {
        self.remember();
        self.history.change(document, change);
        self.begin_moment();
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
        let home = self.history.home();
        home.file.as_deref().filter(|_| home.stamp.is_some())
    }

    /// That file, or the one of the document before if it is in none yet: others are likely to lie beside it.
    pub fn file_nearby(&self) -> Option<&Path> {
        self.history.home().file.as_deref()
    }

    /// Whether the document cannot be saved in that file: it is a diagram, or the file of the document before this one.
    pub fn needs_new_file(&self) -> bool {
        let home = self.history.home();
        home.file.is_none() || home.needs_new_file
    }

    /// What should stand in a file before the document is saved in it: what was last read or written there if it is the
    /// document's own, else nothing.
    pub fn stamp(&self, path: &Path) -> Option<Stamp> {
        let home = self.history.home();
        home.stamp.filter(|_| home.owns(path))
    }

    /// The number of the document's present state, to which undo and redo come back.
    pub fn version(&self) -> Version {
        self.history.version()
    }

    /// What is to be told when the document, as it is now, has been written.
    pub fn saving(&self) -> Saving {
        self.history.saving()
    }

    /// Says that a state of a document stands in this file now, whatever has been done since.
    pub fn written(&mut self, saving: Saving, file: &Path, stamp: Stamp) {
        self.history.written(saving, file, stamp);
    }

    /// Whether the document is another than the one that was read or written.
    pub fn is_modified(&self) -> bool {
        !self.history.is_saved()
    }

    /// Whether a state of a document stands in its file, although another one may be at work by now.
    pub fn is_version_saved(&self, version: Version) -> bool {
        self.history.is_version_saved(version)
    }

    /// Stops a running analysis; the document stays.
    pub fn cancel(&mut self) {
        self.desk.cancel::<Count>();
    }

    /// Starts the analysis of the present state once more, after it was stopped or failed.
    pub fn analyze_again(&mut self) {
        self.desk.resume::<Count>();
    }

    fn count(&self) -> Count {
        Count(self.snapshot().clone())
    }

    fn step(&mut self, go: impl FnOnce(&mut History) -> bool) -> bool {
        let before = self.snapshot().clone();
        if !go(&mut self.history) {
            return false;
        }
        self.end_stroke();
        self.review = None;
        self.is_looking = false;
        self.revision += 1;
        if *self.snapshot() != before {
            self.begin_moment();
        }
        true
    }

    /// What was asked of the moment before is withdrawn.
    fn begin_moment(&mut self) {
        self.revision += 1;
        self.pending = Pending::default();
        self.pending_safe = None;
        self.desk.turn_to(self.history.document());
        self.desk.want(self.count());
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::desk::Progress;
    use crate::host::Queue;
    use crate::{BoardAction, MarkAction, NodeId, Sample, file};
    use semeai_board::{BoardKind, Color};
    use semeai_race::WithoutPicks;
    use semeai_race::solve::Several;

    fn session() -> Session {
        Session::new(Sample::ConnectFirst.document())
    }

    /// Goes to the position of the game after so many moves, or to none.
    fn move_of(session: &Session, number: usize) -> Action {
        let game = session.document().game.as_ref().expect("a game");
        let none = NodeId::new(99).expect("a number");
        Action::Game(game.after(number).unwrap_or(none))
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
    fn which_of_several_blocks_decide_can_be_undone_and_is_cleared_with_the_board() {
        let mut session = Session::new(Document::empty(
            BoardKind::rectangle(5, 5).expect("a board"),
        ));
        let first = Action::Mark(MarkAction::Several(Several::First));
        session.apply(&first).expect("a mark");
        assert_eq!(session.document().race.several, Several::First);
        assert!(session.undo());
        assert_eq!(session.document().race.several, Several::All);
        session.apply(&first).expect("a mark");
        let clear = Action::Board(BoardAction::Clear);
        session.apply(&clear).expect("an empty board");
        assert_eq!(session.document().race.several, Several::All);
    }

    #[test]
    fn expanding_automatically_can_be_undone() {
        let mut session = session();
        let search = crate::RaceAction::Unpicked(WithoutPicks::Searched);
        session
            .apply(&Action::Race(search))
            .expect("always possible");
        assert_eq!(session.document().race.unpicked, WithoutPicks::Searched);
        session.finish();
        assert!(session.analysis().is_some());
        assert!(session.undo());
        assert_eq!(session.document().race.unpicked, WithoutPicks::Asked);
    }

    #[test]
    fn every_change_has_a_revision_and_an_analysis_of_its_own() {
        let mut session = session();
        session.finish();
        assert!(session.analysis().is_some() && !session.is_modified());
        let first = session.revision();
        session.apply(&stone(&session, "A9")).expect("a free point");
        assert!(session.revision() > first && session.is_modified());
        assert!(session.analysis().is_none());
        session.finish();
        assert!(session.analysis().is_some());
        assert!(session.undo());
        assert!(session.revision() > first, "a revision never comes back");
        assert!(session.analysis().is_none());
    }

    #[test]
    fn a_stopped_analysis_can_be_started_again() {
        let mut session = session();
        session.finish();
        session.apply(&stone(&session, "A9")).expect("a free point");
        session.cancel();
        session.finish();
        assert!(session.analysis().is_none());
        assert_eq!(session.progress::<Count>(), Progress::Cancelled);
        session.analyze_again();
        session.finish();
        assert!(session.analysis().is_some());
    }

    #[test]
    fn looking_through_a_game_changes_nothing_to_be_saved_and_undo_returns_to_where_one_stood() {
        let sgf = b"(;SZ[5];B[ba];W[aa];B[];W[dd];B[ab])";
        let loaded = file::parse("game.sgf", sgf).expect("a game");
        let mut session = Session::new(loaded.document);
        let go = |session: &mut Session, number| {
            session
                .apply(&move_of(session, number))
                .expect("always possible");
            session.document().move_number()
        };
        assert_eq!(session.document().move_number(), Some(5));
        assert_eq!(
            go(&mut session, 3),
            Some(3),
            "not 2: a pass leaves the stones alone"
        );
        assert_eq!(go(&mut session, 2), Some(2));
        assert!(!session.is_modified());
        assert!(session.undo());
        assert_eq!(session.document().move_number(), Some(3));
        assert!(session.undo());
        assert_eq!(session.document().move_number(), Some(5));
        assert!(!session.has_undo());
        let revision = session.revision();
        assert_eq!(go(&mut session, 9), Some(5), "there are five moves");
        assert_eq!(session.revision(), revision);
    }

    #[test]
    fn where_the_stones_are_others_the_game_stays_but_leads_nowhere() {
        let sgf = b"(;SZ[5];B[ba];W[dd])";
        let loaded = file::parse("game.sgf", sgf).expect("a game");
        let mut session = Session::new(loaded.document);
        session.apply(&stone(&session, "E1")).expect("a free point");
        assert_eq!(session.document().move_number(), None);
        session
            .apply(&move_of(&session, 1))
            .expect("always possible");
        assert!(session.undo(), "one step was made");
        assert_eq!(session.document().move_number(), Some(2));
        session.apply(&stone(&session, "E1")).expect("a free point");
        session
            .apply(&move_of(&session, 1))
            .expect("always possible");
        assert!(session.is_modified());
    }

    #[test]
    fn a_game_does_not_go_on_on_a_board_of_another_size() {
        let loaded = file::parse("game.sgf", b"(;SZ[5];B[ba];W[dd])").expect("a game");
        let mut session = Session::new(loaded.document);
        for action in [
            BoardAction::Clear,
            BoardAction::Resize(BoardKind::rectangle(4, 4).expect("a size")),
        ] {
            session.apply(&Action::Board(action)).expect("possible");
        }
        assert_eq!(session.document().move_number(), None);
        assert!(session.undo() && session.undo());
        assert_eq!(session.document().move_number(), Some(2));
    }

    /// A session whose analyses are made in turns, with the first one made.
    fn session_in_turns() -> (Arc<Queue>, Session) {
        let queue = Arc::new(Queue::with_set_clock());
        let host: Arc<dyn Host> = queue.clone();
        let mut session = Session::on(host, Sample::ConnectFirst.document());
        assert!(session.update());
        (queue, session)
    }

    #[test]
    fn many_changes_of_a_frame_cost_one_analysis() {
        let (queue, mut session) = session_in_turns();
        for name in ["A9", "C9", "E9"] {
            session.apply(&stone(&session, name)).expect("a free point");
        }
        assert_eq!(queue.waiting(), 0);
        session.start();
        session.start();
        assert_eq!(queue.waiting(), 1);
        assert!(session.update() && session.analysis().is_some());
    }

    #[test]
    fn nothing_is_analysed_inside_a_stroke() {
        let (queue, mut session) = session_in_turns();
        session.begin_stroke();
        session.apply(&stone(&session, "A9")).expect("a free point");
        session.start();
        session.finish();
        assert_eq!(queue.waiting(), 0);
        assert_eq!(session.progress::<Count>(), Progress::Waiting);
        session.end_stroke();
        session.start();
        assert!(session.update() && session.analysis().is_some());
    }

    #[test]
    fn the_analysis_before_is_seen_for_the_moment_that_the_next_one_takes() {
        let (queue, mut session) = session_in_turns();
        session.apply(&stone(&session, "A9")).expect("a free point");
        assert!(session.analysis().is_none() && session.shown_analysis().is_some());
        session.start();
        queue.advance(Duration::from_millis(99));
        assert!(session.shown_analysis().is_some());
        queue.advance(Duration::from_millis(1));
        assert!(
            session.shown_analysis().is_none(),
            "it is said that it takes long"
        );
        let size = BoardKind::rectangle(5, 5).expect("a size");
        let clear = Action::Board(BoardAction::Resize(size));
        session.apply(&clear).expect("a rectangle");
        assert!(session.shown_analysis().is_none(), "of another board");
    }
}
