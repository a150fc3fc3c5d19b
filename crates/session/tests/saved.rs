//! What is said to be saved is in the file, whatever was opened, changed, saved and taken back before.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use proptest::collection::vec;
use proptest::prelude::*;
use semeai_board::BoardKind;
use semeai_session::file::{FileFormat, Stamp};
use semeai_session::host::{Host, Queue};
use semeai_session::{Action, Document, Home, Saving, Session, TextAction};

const FILES: usize = 3;

#[derive(Clone, Debug)]
enum Step {
    Change,
    Paste,
    New,
    Open(usize),
    /// Into the document's own file, as Save does.
    Save,
    /// Into any file, after the question whether what is there may be written over.
    SaveAs(usize),
    /// As Save, but the file is written only when the next step but so many has been done.
    SaveSlowly(usize),
    Undo,
    Redo,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => Just(Step::Change),
        1 => Just(Step::Paste),
        1 => Just(Step::New),
        2 => (0..FILES).prop_map(Step::Open),
        2 => Just(Step::Save),
        2 => (0..FILES).prop_map(Step::SaveAs),
        2 => (0..4_usize).prop_map(Step::SaveSlowly),
        4 => Just(Step::Undo),
        3 => Just(Step::Redo),
    ]
}

/// A document of which no other has the title.
fn document(number: usize) -> Document {
    let mut document = Document::empty(BoardKind::rectangle(5, 5).expect("a board"));
    document.text.title = number.to_string();
    document
}

fn path(file: usize) -> PathBuf {
    PathBuf::from(format!("{file}.sgf"))
}

/// A file that is being written.
struct Slow {
    until: usize,
    file: usize,
    title: String,
    saving: Saving,
}

/// A session, and the files as they are.
struct World {
    session: Session,
    files: [String; FILES],
    slow: Vec<Slow>,
    titles: usize,
}

impl World {
    fn new() -> Self {
        let host: Arc<dyn Host> = Arc::new(Queue::with_set_clock());
        Self {
            session: Session::on(host, document(0)),
            files: ["a", "b", "c"].map(str::to_owned),
            slow: Vec::new(),
            titles: 0,
        }
    }

    fn title(&mut self) -> usize {
        self.titles += 1;
        self.titles
    }

    /// The file of the document, if Save writes there without asking for a path.
    fn own(&self) -> Option<usize> {
        let own = self
            .session
            .history()
            .file()
            .filter(|_| !self.session.history().needs_new_file());
        let is_own = |file: &usize| own.is_some_and(|own| own == path(*file));
        (0..FILES).find(is_own)
    }

    /// What Save would do without a question: the file, if it holds what the session expects there.
    fn unasked(&self) -> Option<usize> {
        let stamp = |file: usize| Stamp::of(self.files[file].as_bytes());
        self.own()
            .filter(|&file| self.session.history().stamp(&path(file)) == Some(stamp(file)))
    }

    fn write(&mut self, file: usize, title: String, saving: Saving) {
        let stamp = Stamp::of(title.as_bytes());
        self.session
            .history_mut()
            .written(saving, Path::new(&path(file)), stamp);
        self.files[file] = title;
    }

    fn take(&mut self, number: usize, step: &Step) {
        let title = self.session.document().text.title.clone();
        let saving = self.session.history().saving();
        match *step {
            Step::Change => {
                let title = TextAction::Title(self.title().to_string());
                self.session.apply(&Action::Text(title)).expect("possible");
            }
            Step::Paste => {
                let pasted = document(self.title());
                let replace = Action::Replace(Box::new(pasted));
                self.session.apply(&replace).expect("possible");
            }
            Step::New => {
                let new = document(self.title());
                self.session.open(new, Home::none());
            }
            Step::Open(file) => {
                let mut read = document(0);
                read.text.title.clone_from(&self.files[file]);
                let stamp = Stamp::of(read.text.title.as_bytes());
                self.session
                    .open(read, Home::file(path(file), stamp, FileFormat::Sgf));
            }
            Step::Save => {
                if let Some(file) = self.unasked() {
                    self.write(file, title, saving);
                }
            }
            Step::SaveAs(file) => self.write(file, title, saving),
            Step::SaveSlowly(steps) => {
                if let Some(file) = self.own() {
                    let until = number + steps;
                    self.slow.push(Slow {
                        until,
                        file,
                        title,
                        saving,
                    });
                }
            }
            Step::Undo => {
                self.session.undo();
            }
            Step::Redo => {
                self.session.redo();
            }
        }
        // Files are written in the order in which that was asked for.
        while self.slow.first().is_some_and(|slow| slow.until <= number) {
            let slow = self.slow.remove(0);
            self.write(slow.file, slow.title, slow.saving);
        }
    }
}

proptest! {
    #[test]
    fn what_is_said_to_be_saved_is_in_the_file(steps in vec(step(), 1..60)) {
        let mut world = World::new();
        for (number, step) in steps.iter().enumerate() {
            world.take(number, step);
            let title = &world.session.document().text.title;
            if let (false, Some(file)) = (world.session.history().is_modified(), world.own()) {
                prop_assert_eq!(title, &world.files[file], "after {:?}", step);
            }
        }
    }
}
