//! Undo and redo over documents, each with the file that it belongs to.

use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;

use crate::document::{Document, Snapshot};
use crate::file::Stamp;
use crate::home::{Home, Saving, Version};

/// The most steps that are kept.
const MAX_STEPS: usize = 1000;

/// A document at one moment of the history.
#[derive(Clone, Debug)]
struct State {
    document: Snapshot,
    home: Arc<Home>,
    version: Version,
    /// The saved state of which this is only another view: a position further on or back in its game.
    view_of: Option<Version>,
}

impl State {
    fn is_saved(&self) -> bool {
        let saved = self.home.saved;
        saved.is_some() && (saved == Some(self.version) || saved == self.view_of)
    }
}

/// What a change means for what has to be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// Something that would be lost.
    Work,
    /// Another view of the same, as another position of the game, or for another science.
    View,
}

/// The document at work, those before and after it, and which of them stand in files.
#[derive(Debug)]
pub struct History {
    present: State,
    revision: u64,
    past: VecDeque<State>,
    future: Vec<State>,
    versions: u64,
    homes: u64,
    stroke: StrokeState,
    /// What the last change was, if more of the same are one step of undo with it.
    repeated: Option<Repeated>,
}

/// A change of which several in a row are one step of undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Repeated {
    /// Another part of the board is looked at.
    Look,
    /// A text is being typed.
    Typing,
}

/// Whether the next change continues the last one, as while a mouse button is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StrokeState {
    None,
    /// Nothing has been changed in it yet.
    Begun,
    Changed,
}

impl History {
    /// A history that begins with a document that has nothing to save.
    pub fn new(document: Document) -> Self {
        let version = Version(0);
        let home = Home {
            saved: Some(version),
            ..Home::none()
        };
        Self {
            present: State {
                document: Snapshot::new(document),
                home: Arc::new(home),
                version,
                view_of: None,
            },
            revision: 0,
            past: VecDeque::new(),
            future: Vec::new(),
            versions: 1,
            homes: 1,
            stroke: StrokeState::None,
            repeated: None,
        }
    }

    /// The document at work, as it stands at this moment.
    pub const fn document(&self) -> &Snapshot {
        &self.present.document
    }

    /// The number of the present state, to which undo and redo come back.
    pub fn version(&self) -> Version {
        self.present.version
    }

    /// The number of what is done: with every change, and with every one that is taken back, it is another one. Only another
    /// view of the board leaves it.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// The file that it belongs to.
    pub fn home(&self) -> &Home {
        &self.present.home
    }

    /// The file that it was read from or written to.
    pub fn file(&self) -> Option<&Path> {
        let home = self.home();
        home.file.as_deref().filter(|_| home.stamp.is_some())
    }

    /// That file, or the one of the document before if it is in none yet: others are likely to lie beside it.
    pub fn file_nearby(&self) -> Option<&Path> {
        self.home().file.as_deref()
    }

    /// Whether it cannot be saved in that file: it is a diagram, or the file of the document before this one.
    pub fn needs_new_file(&self) -> bool {
        let home = self.home();
        home.file.is_none() || home.needs_new_file
    }

    /// What should stand in a file before the document is saved in it: what was last read or written there if it is the
    /// document's own, else nothing.
    pub fn stamp(&self, path: &Path) -> Option<Stamp> {
        let home = self.home();
        home.stamp.filter(|_| home.owns(path))
    }

    /// Whether the document is another than the one that was read or written, and worth a file.
    pub fn is_modified(&self) -> bool {
        !self.present.is_saved()
    }

    /// Whether a state stands in its file, or is worth none, wherever in the history it is.
    pub fn is_version_saved(&self, version: Version) -> bool {
        let others = self.past.iter().chain(&self.future);
        let mut states = others.chain([&self.present]);
        states.any(|state| state.version == version && state.is_saved())
    }

    /// What is changed from here to [`History::end_stroke`] is one step of undo.
    pub const fn begin_stroke(&mut self) {
        self.stroke = StrokeState::Begun;
    }

    /// Whether a stroke has begun and not ended.
    pub fn is_in_stroke(&self) -> bool {
        self.stroke != StrokeState::None
    }

    /// From here on every change is a step of its own again; nothing happens where no stroke has begun.
    pub const fn end_stroke(&mut self) {
        self.stroke = StrokeState::None;
    }

    /// Looks at another part of the board. Several looks in a row are one step of undo.
    pub(crate) fn look(&mut self, document: Document) {
        self.repeat(Repeated::Look, document, Change::View);
    }

    /// As [`History::reword`] while a text is being typed, all of it one step of undo.
    pub(crate) fn type_on(&mut self, document: Document) {
        self.revision += 1;
        self.repeat(Repeated::Typing, document, Change::Work);
    }

    fn repeat(&mut self, what: Repeated, document: Document, change: Change) {
        if self.repeated.replace(what) != Some(what) {
            self.keep();
        }
        let moment = self.present.document.in_other_words(document);
        self.put(moment, change);
    }

    /// Begins a step of undo, unless a stroke goes on.
    fn remember(&mut self) {
        self.revision += 1;
        self.repeated = None;
        if self.stroke != StrokeState::Changed {
            self.keep();
        }
        if self.stroke == StrokeState::Begun {
            self.stroke = StrokeState::Changed;
        }
    }

    /// Keeps the document at work as a step of undo; what was taken back before is gone.
    fn keep(&mut self) {
        if self.past.len() == MAX_STEPS {
            self.past.pop_front();
        }
        self.past.push_back(self.present.clone());
        self.future.clear();
    }

    /// Puts a changed document in place of the one at work.
    pub(crate) fn change(&mut self, document: Document, change: Change) {
        self.remember();
        self.put(Snapshot::new(document), change);
    }

    fn put(&mut self, document: Snapshot, change: Change) {
        self.present.view_of = match change {
            Change::View => self.present.home.saved.filter(|_| self.present.is_saved()),
            Change::Work => None,
        };
        self.present.document = document;
        self.present.version = Version(self.versions);
        self.versions += 1;
    }

    /// As [`History::change`], where what is asked about the document stays the same, and with it the moment.
    pub(crate) fn reword(&mut self, document: Document, change: Change) {
        self.remember();
        let moment = self.present.document.in_other_words(document);
        self.put(moment, change);
    }

    /// Gives the document at work a home of its own, in which it stands as it is.
    pub(crate) fn settle(&mut self, home: Home) {
        let version = Some(self.present.version);
        self.move_in(Home {
            saved: version,
            ..home
        });
    }

    /// Gives the document at work a home of its own, beside the one that it had; it is in no file yet.
    pub(crate) fn leave_home(&mut self) {
        self.move_in(self.present.home.beside());
    }

    fn move_in(&mut self, home: Home) {
        let id = self.homes;
        self.homes += 1;
        self.present.home = Arc::new(Home { id, ..home });
        self.present.view_of = None;
    }

    /// What is to be told when the document at work has been written.
    pub fn saving(&self) -> Saving {
        Saving {
            version: self.present.version,
            home: self.present.home.id,
        }
    }

    /// A state of a document stands in this file now, wherever in the history it is by now. Everything of its home belongs
    /// to that file from now on, and nothing else stands in it any more.
    pub fn written(&mut self, saving: Saving, path: &Path, stamp: Stamp) {
        for state in self.states() {
            let home = &state.home;
            if home.id == saving.home {
                state.home = Arc::new(Home {
                    file: Some(path.to_path_buf()),
                    stamp: Some(stamp),
                    needs_new_file: false,
                    id: home.id,
                    saved: Some(saving.version),
                });
            } else if home.owns(path) {
                let home = Home::clone(home);
                state.home = Arc::new(Home {
                    saved: None,
                    ..home
                });
            }
        }
    }

    fn states(&mut self) -> impl Iterator<Item = &mut State> {
        let others = self.past.iter_mut().chain(&mut self.future);
        others.chain([&mut self.present])
    }

    /// Goes one step back.
    pub(crate) fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop_back() else {
            return false;
        };
        self.leave_step();
        let after = std::mem::replace(&mut self.present, before);
        self.begin_moment_after(&after);
        self.future.push(after);
        true
    }

    /// Goes one step forward again.
    pub(crate) fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else {
            return false;
        };
        self.leave_step();
        let before = std::mem::replace(&mut self.present, after);
        self.begin_moment_after(&before);
        self.past.push_back(before);
        true
    }

    /// What is changed next is a step of its own.
    const fn leave_step(&mut self) {
        self.revision += 1;
        self.end_stroke();
        self.repeated = None;
    }

    /// The document at work is the one of an earlier moment, but the moment is another one, unless only words have changed.
    fn begin_moment_after(&mut self, left: &State) {
        if self.present.document == left.document {
            return;
        }
        let document = Document::clone(&self.present.document);
        self.present.document = Snapshot::new(document);
    }

    /// Makes the document at work the first: there is nothing before it to go back to, nor after it.
    pub fn forget_before(&mut self) {
        self.past.clear();
        self.future.clear();
    }

    /// Whether there is a step back.
    pub fn has_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step forward.
    pub fn has_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use semeai_board::BoardKind;

    use super::*;
    use crate::file::FileFormat;
    use crate::{Action, BoardAction, EndgameAction, Session, Subject, TextAction, file};

    fn write(session: &mut Session, title: &str) {
        let title = TextAction::Title(title.to_owned());
        session
            .apply(&Action::Text(title))
            .expect("always possible");
    }

    fn board(side: usize) -> Document {
        Document::empty(BoardKind::rectangle(side, side).expect("a board"))
    }

    fn opened(name: &str, side: usize) -> (Document, Home) {
        let stamp = Stamp::of(name.as_bytes());
        (
            board(side),
            Home::file(PathBuf::from(name), stamp, FileFormat::Sgf),
        )
    }

    fn session() -> Session {
        let mut session = Session::new(board(9));
        let (document, home) = opened("one.sgf", 5);
        session.open(document, home);
        session
    }

    fn name(session: &Session) -> Option<&str> {
        session.history().file().and_then(Path::to_str)
    }

    #[test]
    fn undo_gives_a_document_back_with_its_file() {
        let mut session = session();
        write(&mut session, "mine");
        let (document, home) = opened("two.sgf", 7);
        session.open(document, home);
        assert_eq!(
            (name(&session), session.history().is_modified()),
            (Some("two.sgf"), false)
        );
        assert!(session.undo());
        assert_eq!(
            (name(&session), session.history().is_modified()),
            (Some("one.sgf"), true)
        );
        assert_eq!(
            session.history().stamp(Path::new("one.sgf")),
            Some(Stamp::of(b"one.sgf"))
        );
        assert_eq!(
            session.history().stamp(Path::new("two.sgf")),
            None,
            "of the other document"
        );
        assert!(session.undo());
        assert_eq!(
            (name(&session), session.history().is_modified()),
            (Some("one.sgf"), false)
        );
        assert!(session.undo());
        assert_eq!(
            (name(&session), session.history().is_modified()),
            (None, false)
        );
        for _ in 0..3 {
            assert!(session.redo());
        }
        assert_eq!(
            (name(&session), session.history().is_modified()),
            (Some("two.sgf"), false)
        );
    }

    #[test]
    fn what_a_session_begins_with_has_nothing_before_it() {
        let mut session = session();
        session.history_mut().forget_before();
        assert!(!session.history().has_undo() && !session.undo());
        assert_eq!(
            (name(&session), session.history().is_modified()),
            (Some("one.sgf"), false)
        );
        write(&mut session, "mine");
        assert!(session.undo() && !session.history().is_modified());
    }

    #[test]
    fn what_a_position_is_looked_at_for_is_nothing_to_save() {
        let mut session = session();
        let subject = |session: &mut Session, subject| {
            let action = Action::Endgame(EndgameAction::Subject(subject));
            session.apply(&action).expect("always possible");
            session.history().is_modified()
        };
        assert!(!subject(&mut session, Subject::Endgame));
        assert!(!subject(&mut session, Subject::Life));
        // It is a step of undo all the same.
        assert!(session.undo() && session.document().subject == Subject::Endgame);
        assert!(session.undo() && !session.history().is_modified());
        // Other work is still there.
        write(&mut session, "mine");
        assert!(subject(&mut session, Subject::Endgame));
        assert!(subject(&mut session, Subject::Race));
    }

    #[test]
    fn the_saved_state_is_one_of_the_history() {
        let mut session = session();
        write(&mut session, "first");
        let saving = session.history().saving();
        write(&mut session, "second");
        session
            .history_mut()
            .written(saving, Path::new("new.sgf"), Stamp::of(b"first"));
        assert!(
            session.history().is_modified(),
            "changed while it was written"
        );
        assert_eq!(name(&session), Some("new.sgf"));
        assert_eq!(
            session.history().stamp(Path::new("new.sgf")),
            Some(Stamp::of(b"first"))
        );
        assert!(session.undo() && !session.history().is_modified());
        assert!(
            session.undo() && session.history().is_modified(),
            "the file holds a later state"
        );
        assert_eq!(name(&session), Some("new.sgf"));
        assert!(session.redo() && !session.history().is_modified());
        assert!(session.redo() && session.history().is_modified());
    }

    #[test]
    fn a_file_that_was_written_over_holds_nothing_of_the_document_before() {
        let mut session = session();
        let (document, home) = opened("two.sgf", 7);
        session.open(document, home);
        let saving = session.history().saving();
        session
            .history_mut()
            .written(saving, Path::new("one.sgf"), Stamp::of(b"two"));
        assert!(!session.history().is_modified());
        assert!(session.undo());
        assert!(
            session.history().is_modified(),
            "its file is that of the other document now"
        );
        assert_eq!(
            session.history().stamp(Path::new("one.sgf")),
            Some(Stamp::of(b"one.sgf")),
            "what stands there now is not its own"
        );
    }

    #[test]
    fn what_takes_the_place_of_a_document_is_not_saved_over_its_file() {
        let mut session = session();
        let replace = Action::Replace(Box::new(board(7)));
        session.apply(&replace).expect("always possible");
        assert!(session.history().is_modified() && session.history().needs_new_file());
        assert_eq!(session.history().stamp(Path::new("one.sgf")), None);
        assert!(session.undo());
        assert!(!session.history().is_modified() && !session.history().needs_new_file());
        assert!(session.redo());
        assert!(session.history().is_modified() && session.history().needs_new_file());
    }

    #[test]
    fn a_diagram_is_read_but_not_written_over() {
        let mut session = session();
        let home = Home::file(
            PathBuf::from("two.txt"),
            Stamp::of(b"two"),
            FileFormat::Diagram,
        );
        session.open(board(7), home);
        assert!(!session.history().is_modified() && session.history().needs_new_file());
        assert_eq!(session.history().stamp(Path::new("two.txt")), None);
        assert!(session.undo() && !session.history().needs_new_file());
    }

    #[test]
    fn the_way_back_through_a_game_changes_nothing_that_would_have_to_be_saved() {
        let loaded = file::parse("game.sgf", b"(;SZ[5];B[ba];W[aa];B[dd])").expect("a game");
        let mut session = Session::new(loaded.document);
        let go = |session: &mut Session, number| {
            let game = session.document().game.as_ref().expect("a game");
            let to = game.after(number).expect("so many moves");
            session.apply(&Action::Game(to)).expect("always possible");
        };
        go(&mut session, 1);
        go(&mut session, 2);
        assert!(session.undo() && !session.history().is_modified());
        assert!(session.undo() && !session.history().is_modified());
        assert!(session.redo() && !session.history().is_modified());
        let saving = session.history().saving();
        session
            .history_mut()
            .written(saving, Path::new("game.sgf"), Stamp::of(b"1"));
        assert!(
            session.redo() && session.history().is_modified(),
            "the file holds the first move"
        );
        assert!(session.undo() && !session.history().is_modified());
        go(&mut session, 3);
        assert!(!session.history().is_modified());
        let clear = Action::Board(BoardAction::Clear);
        session.apply(&clear).expect("always possible");
        assert!(session.history().is_modified());
    }

    #[test]
    fn what_is_opened_while_a_button_is_held_is_a_step_of_its_own() {
        let mut session = session();
        session.history_mut().begin_stroke();
        write(&mut session, "painted");
        let (document, home) = opened("two.sgf", 7);
        session.open(document, home);
        assert!(session.undo());
        assert_eq!(session.document().text.title, "painted");
        assert!(session.history().is_modified());
    }
}
