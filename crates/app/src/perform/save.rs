//! Writes the document: to files and to the clipboard.

use std::path::{Path, PathBuf};

use egui::Context;
use semeai_session::file::sgf::WrittenMove;
use semeai_session::file::{
    Answers, FileBytes, FileError, FileFormat, FormatError, Over, Stamp, StoredProof,
};
use semeai_session::printable::inline;
use semeai_session::{Action, Document, Saving, Session, Settings, TextAction};
use semeai_words::file::error::{file_error, format_error};
use semeai_words::file::work::{
    encoding_left, file_changed, file_exists, graphs_left, saved, saved_line,
};
use semeai_words::labels::Label;

use super::act::act;
use super::{pictures, stored_proof};
use crate::commands::mode::Mode;
use crate::lesson::Lesson;
use crate::local_text::LocalText;
use crate::messages::{Messages, Remedy, Strip, Topic};
use crate::sciences;
use crate::storage::jobs::Jobs;
use crate::typed_texts::PathUse;
use crate::view::View;

/// What may be written over at a path: the document's own file as it was read or written last; at any other path, this.
pub(super) fn over(session: &Session, path: &Path, elsewhere: Over) -> Over {
    match session.history().stamp(path) {
        Some(own) => Over::Only(Some(own)),
        None => elsewhere,
    }
}

/// Begins to write a file over this and nothing else, or says why there is nothing to write.
pub(super) fn save(
    session: &Session,
    messages: &mut Messages,
    jobs: &mut Jobs,
    path: PathBuf,
    over: Over,
) {
    messages.clear();
    messages.drop(Topic::NotWritten);
    let format = FileFormat::in_file(&path, session.document().topology());
    match told(session, |document, answers| format.bytes(document, answers)) {
        Ok(FileBytes { bytes, left }) => {
            if let Some(encoding) = left {
                let said = move |phrasing| encoding_left(encoding, phrasing);
                let strip = Strip::remark(LocalText::new(said), Vec::new());
                messages.strips.push(strip);
            }
            jobs.write(path, bytes, over, session.history().saving());
        }
        Err(error) => say_error(messages, error),
    }
}

/// A file has been written, with this state of a document.
pub(super) fn written(
    session: &mut Session,
    view: &mut View,
    settings: &mut Settings,
    path: PathBuf,
    saving: Saving,
    stamp: Stamp,
) {
    settings.remember_file(&path);
    if !FileFormat::in_file(&path, session.document().topology()).is_whole() {
        let strip = Strip::remark(Label::SavedDiagram.into(), Vec::new());
        view.messages.strips.push(strip);
        return;
    }
    session.history_mut().written(saving, &path, stamp);
    view.source.sample = None;
    let graphs = session.document().graphs.as_ref();
    match graphs.map_or(0, |graphs| graphs.left_behind()) {
        0 => {
            let name = name_of(&path);
            let has_line = played_line(session, view, settings).is_some();
            view.messages
                .say(LocalText::new(move |phrasing| match has_line {
                    true => saved_line(&name, phrasing),
                    false => saved(&name, phrasing),
                }));
        }
        left => {
            let said = move |phrasing| graphs_left(left, phrasing);
            view.messages.say(LocalText::new(said));
        }
    }
}

/// The name under which a file is in its folder, as it is said.
fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    inline(&name.to_string_lossy()).into_owned()
}

/// Says that something has been written that is no document.
pub(super) fn say_saved(messages: &mut Messages, path: &Path) {
    let name = name_of(path);
    messages.clear();
    messages.say(LocalText::new(move |phrasing| saved(&name, phrasing)));
}

/// What is being played out instead of the position, as it is written down in a game: whoever saves means these moves too. What is tried
/// in a lesson that asks is none of it.
fn played_line(session: &Session, view: &View, settings: &Settings) -> Option<Vec<WrittenMove>> {
    let is_asked = view.lesson.as_ref().is_some_and(Lesson::is_asking);
    if view.mode != Mode::PlayOut || is_asked {
        return None;
    }
    let line = pictures::written_line(&sciences::frame(session, view, settings));
    line.filter(|line| !line.is_empty())
}

/// Makes what is being played out a variation of the document, before that is saved.
pub(super) fn keep_played(session: &mut Session, view: &mut View, settings: &Settings) {
    if let Some(line) = played_line(session, view, settings) {
        act(session, view, &Action::Text(TextAction::Variation(line)));
    }
}

/// A file could not be written: says why, and offers to write elsewhere.
pub(super) fn failed_to_write(messages: &mut Messages, purpose: PathUse, error: FileError) {
    let text = LocalText::new(move |phrasing| file_error(&error, phrasing));
    let elsewhere = (Label::SaveAs.into(), Remedy::WriteElsewhere(purpose));
    messages.hold(Topic::NotWritten, Strip::error(text, vec![elsewhere]));
}

/// Something else stands in a file than what was to be written over: asks what to do.
pub(super) fn taken(
    session: &Session,
    messages: &mut Messages,
    purpose: PathUse,
    path: PathBuf,
    found: Stamp,
) {
    let name = path.display().to_string();
    let is_own = session.history().stamp(&path).is_some();
    let button = |name: Label, remedy| (LocalText::from(name), remedy);
    let mut buttons = vec![
        button(
            Label::WriteOver,
            Remedy::WriteOver(purpose, path.clone(), found),
        ),
        button(Label::SaveAs, Remedy::WriteElsewhere(purpose)),
    ];
    if is_own {
        buttons.push(button(Label::OpenChanged, Remedy::Open(path)));
    }
    let text = LocalText::new(move |phrasing| {
        if is_own {
            file_changed(&name, phrasing)
        } else {
            file_exists(&name, phrasing)
        }
    });
    messages.hold(Topic::NotWritten, Strip::error(text, buttons));
}

/// The document as a text from which all of it comes back, with what was found out about it if it is known by now.
///
/// # Errors
///
/// If no format has such a board.
pub(super) fn text(session: &Session) -> Result<String, FormatError> {
    let format = FileFormat::of_board(session.document().topology());
    told(session, |document, answers| format.text(document, answers))
}

/// What is written of the document in this way, with what was found out about it if it is known by now.
fn told<T>(
    session: &Session,
    write: impl FnOnce(&Document, &Answers<'_>) -> Result<T, FormatError>,
) -> Result<T, FormatError> {
    let document = session.document();
    let claim = stored_proof::unconfirmed(session);
    let (answers, words) = sciences::on(session).science.answers(session);
    let answers = Answers {
        words: &words,
        ..answers
    };
    write(
        document,
        &with_stored(answers, claim.map(|claim| claim.proof)),
    )
}

/// The same with the words of the file where they are of a proof that has not been made anew: saving loses no proof.
fn with_stored<'a>(answers: Answers<'a>, stored: Option<&'a StoredProof>) -> Answers<'a> {
    match stored {
        Some(stored) => Answers {
            words: &stored.words,
            is_proof: true,
            ..answers
        },
        None => answers,
    }
}

fn say_error(messages: &mut Messages, error: FormatError) {
    let text = LocalText::new(move |phrasing| format_error(error, phrasing));
    messages.say_error(text);
}

/// Puts a text on the clipboard, or says why there is none.
pub(super) fn copy(ctx: &Context, messages: &mut Messages, text: Result<String, FormatError>) {
    messages.clear();
    match text {
        Ok(text) => {
            ctx.copy_text(text);
            messages.say(Label::Copied);
        }
        Err(error) => say_error(messages, error),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::Arc;

    use semeai_board::Topology;
    use semeai_session::Document;

    use super::*;
    use crate::messages::Tone;
    use crate::storage::dialogs::NoDialogs;
    use crate::storage::store::Store;

    /// A board that neither SGF nor a diagram can say.
    fn session() -> Session {
        let pair = vec![
            ("left".to_owned(), (0.0, 0.0)),
            ("right".to_owned(), (1.0, 0.0)),
        ];
        let pair = Topology::graph(pair, &[(0, 1)]).expect("a graph");
        Session::new(Document::on(Arc::new(pair)))
    }

    #[test]
    fn what_cannot_be_said_is_written_over_no_file() {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, error) in [
            ("race.sgf", FormatError(FileFormat::Sgf)),
            ("race.txt", FormatError(FileFormat::Diagram)),
        ] {
            let path = folder.path().join(name);
            fs::write(&path, "old").expect("written");
            let mut messages = Messages::default();
            let mut jobs = Jobs::new(Arc::new(NoDialogs), Store::none());
            let over = Over::Whatever;
            save(&session(), &mut messages, &mut jobs, path.clone(), over);
            let [strip] = &messages.strips[..] else {
                panic!("{:?}", messages.strips)
            };
            for phrasing in semeai_words::PHRASINGS {
                let said = format_error(error, phrasing);
                assert_eq!(strip.text.text(phrasing), said);
            }
            assert_eq!(strip.tone, Tone::Error);
            assert!(jobs.take_finished().is_empty());
            assert_eq!(fs::read_to_string(&path).expect("read"), "old");
        }
    }

    #[test]
    fn any_board_is_copied_as_a_text_that_can_be_pasted() {
        let text = text(&session()).expect("a text");
        let read = semeai_session::file::parse("", text.as_bytes()).expect("our own");
        assert_eq!(read.document, *session().document());
    }
}
