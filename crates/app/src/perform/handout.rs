//! Writes the positions of the file as a handout, beside the window: their answers are found on the way.

use std::path::{Path, PathBuf};
use std::time::Duration;

use semeai_picture::handout::pages;
use semeai_picture::pdf::{PdfHead, pdf};
use semeai_session::file::Over;
use semeai_session::handout::{HandoutError, positions, solved};
use semeai_session::{Control, Document, Phrasing, Session, Settings};
use semeai_sheets::handout::handout_texts;
use semeai_words::handout::handout_error;
use semeai_words::labels::Label;

use crate::local_text::LocalText;
use crate::messages::{Messages, Strip, Topic};
use crate::storage::jobs::Jobs;
use crate::view::View;

/// How long the answers may take all together: the end of the program waits a little longer for what is being written.
const PATIENCE: Duration = Duration::from_secs(8);

/// How the name of a handout ends.
const ENDING: &str = "pdf";

/// Begins to make a handout and to write it, over this and nothing else.
pub(super) fn save(
    session: &Session,
    view: &mut View,
    settings: &Settings,
    jobs: &mut Jobs,
    path: PathBuf,
    over: Over,
) {
    view.messages.drop(Topic::NotWritten);
    let said = Strip::remark(Label::MakingHandout.into(), Vec::new());
    view.messages.hold(Topic::Handout, said);
    // What has another name than was chosen nobody was asked about.
    let (path, over) = match with_ending(path.clone()) {
        same if same == path => (path, over),
        other => (other, Over::Only(None)),
    };
    let document = Document::clone(session.document());
    let is_modified = session.history().is_modified();
    let (phrasing, title) = (settings.phrasing(), title(session, &path));
    let make = move || made(&document, is_modified, &title, phrasing);
    jobs.write_handout(path, over, make);
}

/// A handout is a PDF file, whatever name was typed.
fn with_ending(path: PathBuf) -> PathBuf {
    let is_pdf = path
        .extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING));
    if is_pdf {
        return path;
    }
    let mut name = path.into_os_string();
    name.push(".");
    name.push(ENDING);
    name.into()
}

/// What the file of the lesson is called, or where it is in none what the handout is, without the ending. The title of a position stands
/// with its answer: it may give it away.
fn title(session: &Session, handout: &Path) -> String {
    let stem = session.history().file().unwrap_or(handout).file_stem();
    stem.map_or_else(String::new, |stem| stem.to_string_lossy().into_owned())
}

fn made(
    document: &Document,
    is_modified: bool,
    title: &str,
    phrasing: Phrasing,
) -> Result<Vec<u8>, HandoutError> {
    let documents = positions(document, is_modified)?;
    let problems = solved(documents, PATIENCE, &Control::default());
    let texts = handout_texts(&problems, title, phrasing);
    let head = PdfHead {
        title,
        language: phrasing.language.code(),
    };
    Ok(pdf(&pages(&problems, &texts), head))
}

/// Says why there is no handout.
pub(super) fn say_error(messages: &mut Messages, error: HandoutError) {
    messages.say_error(LocalText::new(move |phrasing| {
        let said = handout_error(&error, phrasing);
        match said.ends_with(['.', '。']) {
            true => said,
            false => said + ".",
        }
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handout_is_a_pdf_file_whatever_was_typed() {
        for (typed, written) in [
            ("a/lesson.PDF", "a/lesson.PDF"),
            ("a/lesson.sgf", "a/lesson.sgf.pdf"),
            ("lesson", "lesson.pdf"),
        ] {
            assert_eq!(with_ending(typed.into()), Path::new(written));
        }
    }
}
