//! What puts another document in a session's hands: actions, undo, files. What follows from the new one is asked at once.

use std::sync::Arc;

use crate::action::{Action, ActionError, EndgameAction};
use crate::apply;
use crate::document::Document;
use crate::history::{Change, History};
use crate::home::Home;
use crate::host::{self, Host};
use crate::kinds::renew;
use crate::race::propose::Pending;
use crate::session::Session;

/// Changes.
impl Session {
    /// A session with a document; its analysis starts at once.
    pub fn new(document: Document) -> Self {
        Self::on(host::system(), document)
    }

    /// A session whose work is done by this host.
    pub fn on(host: Arc<dyn Host>, document: Document) -> Self {
        let mut session = Self::idle(host, document);
        renew(&mut session);
        session.start();
        session
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
        // Looking through a game, at a part of the board, or at the same for something else changes nothing that would have to be
        // saved.
        let change = match action {
            Action::Game(_) | Action::Crop(_) | Action::Endgame(EndgameAction::Subject(_)) => {
                Change::View
            }
            _ => Change::Work,
        };
        match action {
            Action::Crop(_) => self.history_mut().look(changed),
            Action::Map(action) if action.is_typing() => self.type_on(changed),
            Action::Experiment(action) if action.is_typing() => self.type_on(changed),
            _ if action.keeps_the_moment() || self.is_on_the_board(action, &changed) => {
                self.history_mut().reword(changed, change);
                renew(self);
            }
            _ => self.change(changed, change),
        }
        // What was found about the moves of a game holds wherever in it one stands.
        if !matches!(action, Action::Game(_) | Action::Crop(_) | Action::Text(_)) {
            self.review = None;
        }
        if matches!(action, Action::Replace(_)) {
            // Saving must not write over the file of another position.
            self.history_mut().leave_home();
        }
        Ok(())
    }

    /// Whether the list of positions was changed around the one that is on the board.
    fn is_on_the_board(&self, action: &Action, changed: &Document) -> bool {
        let is_list = matches!(action, Action::Positions(_));
        let is_same = |before: &Document| {
            let now = Document {
                kept: before.kept.clone(),
                left: before.left.clone(),
                game: before.game.clone(),
                ..changed.clone()
            };
            now == *before
        };
        is_list && is_same(self.document())
    }

    /// What is being typed goes on: no step of undo of its own.
    fn type_on(&mut self, changed: Document) {
        self.history_mut().type_on(changed);
        renew(self);
    }

    /// Puts a document in place of the present one, as a step of undo of its own. It has this home, and nothing to save.
    pub fn open(&mut self, document: Document, home: Home) {
        self.put(document, Change::Work);
        self.history_mut().settle(home);
    }

    /// Puts another game of the same file in place of the present document, as a step of undo. With nothing to be saved
    /// there is nothing to be saved after it.
    pub fn turn_to_game(&mut self, document: Document) {
        self.put(document, Change::View);
    }

    fn put(&mut self, document: Document, change: Change) {
        self.history_mut().end_stroke();
        if document != *self.document() {
            self.change(document, change);
        }
        self.review = None;
    }

    fn change(&mut self, document: Document, change: Change) {
        self.history_mut().change(document, change);
        self.begin_moment();
    }

    /// Takes the last change back; says whether there was one.
    pub fn undo(&mut self) -> bool {
        self.step(History::undo)
    }

    /// Does the change again that was taken back; says whether there was one.
    pub fn redo(&mut self) -> bool {
        self.step(History::redo)
    }

    fn step(&mut self, go: impl FnOnce(&mut History) -> bool) -> bool {
        let before = self.snapshot().clone();
        if !go(self.history_mut()) {
            return false;
        }
        self.review = None;
        if *self.snapshot() == before {
            renew(self);
        } else {
            self.begin_moment();
        }
        true
    }

    /// What was asked of the moment before is withdrawn.
    fn begin_moment(&mut self) {
        *self.pending_mut() = Pending::default();
        self.pending_safe = None;
        let now = self.snapshot().clone();
        self.desk_mut().turn_to(&now);
        renew(self);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::desk::Progress;
    use crate::host::Queue;
    use crate::race::analysis::Count;
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
        session.history_mut().begin_stroke();
        for name in ["A9", "C9", "E9"] {
            session.apply(&stone(&session, name)).expect("a free point");
        }
        session.history_mut().end_stroke();
        let after = session.document().clone();
        assert!(session.undo());
        assert_eq!(*session.document(), before);
        assert!(!session.history().has_undo());
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
        assert!(session.answer::<Count>().is_some());
        assert!(session.undo());
        assert_eq!(session.document().race.unpicked, WithoutPicks::Asked);
    }

    #[test]
    fn every_change_has_a_revision_and_an_analysis_of_its_own() {
        let mut session = session();
        session.finish();
        assert!(session.answer::<Count>().is_some() && !session.history().is_modified());
        let first = session.history().revision();
        session.apply(&stone(&session, "A9")).expect("a free point");
        assert!(session.history().revision() > first && session.history().is_modified());
        assert!(session.answer::<Count>().is_none());
        session.finish();
        assert!(session.answer::<Count>().is_some());
        assert!(session.undo());
        assert!(
            session.history().revision() > first,
            "a revision never comes back"
        );
        assert!(session.answer::<Count>().is_none());
    }

    #[test]
    fn a_stopped_analysis_can_be_started_again() {
        let mut session = session();
        session.finish();
        session.apply(&stone(&session, "A9")).expect("a free point");
        session.stop::<Count>();
        session.finish();
        assert!(session.answer::<Count>().is_none());
        assert_eq!(session.progress::<Count>(), Progress::Cancelled);
        session.ask(Count::of(&session));
        session.finish();
        assert!(session.answer::<Count>().is_some());
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
        assert!(!session.history().is_modified());
        assert!(session.undo());
        assert_eq!(session.document().move_number(), Some(3));
        assert!(session.undo());
        assert_eq!(session.document().move_number(), Some(5));
        assert!(!session.history().has_undo());
        let revision = session.history().revision();
        assert_eq!(go(&mut session, 9), Some(5), "there are five moves");
        assert_eq!(session.history().revision(), revision);
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
        assert!(session.history().is_modified());
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
        assert!(session.update() && session.answer::<Count>().is_some());
    }

    #[test]
    fn nothing_is_analysed_inside_a_stroke() {
        let (queue, mut session) = session_in_turns();
        session.history_mut().begin_stroke();
        session.apply(&stone(&session, "A9")).expect("a free point");
        session.start();
        session.finish();
        assert_eq!(queue.waiting(), 0);
        assert_eq!(session.progress::<Count>(), Progress::Waiting);
        session.history_mut().end_stroke();
        session.start();
        assert!(session.update() && session.answer::<Count>().is_some());
    }

    #[test]
    fn the_analysis_before_is_seen_for_the_moment_that_the_next_one_takes() {
        let (queue, mut session) = session_in_turns();
        session.apply(&stone(&session, "A9")).expect("a free point");
        assert!(session.answer::<Count>().is_none() && session.shown::<Count>().is_some());
        session.start();
        queue.advance(Duration::from_millis(99));
        assert!(session.shown::<Count>().is_some());
        queue.advance(Duration::from_millis(1));
        assert!(
            session.shown::<Count>().is_none(),
            "it is said that it takes long"
        );
        let size = BoardKind::rectangle(5, 5).expect("a size");
        let clear = Action::Board(BoardAction::Resize(size));
        session.apply(&clear).expect("a rectangle");
        assert!(session.shown::<Count>().is_none(), "of another board");
    }
}
