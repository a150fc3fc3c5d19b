//! Asks where a file is to be read or written.

use std::path::{Path, PathBuf};

use semeai_session::Session;
use semeai_session::file::FileFormat;

use crate::sciences;
use crate::storage::jobs::Jobs;
use crate::typed_texts::{PathField, PathUse, TypedTexts};

/// Asks for a file, in a dialog or in the window.
pub(super) fn choose(session: &Session, typed: &mut TypedTexts, jobs: &mut Jobs, purpose: PathUse) {
    if !jobs.choose(purpose, suggestion(session, purpose)) {
        path_field(session, typed, purpose);
    }
}

/// What a file is best called: as the document's, or as a picture beside it.
fn suggestion(session: &Session, purpose: PathUse) -> Option<PathBuf> {
    let (file, near) = (session.history().file(), session.history().file_nearby());
    let ending = FileFormat::of_board(session.document().topology()).ending();
    let name = format!("{}.{ending}", sciences::on(session).file_name());
    match purpose {
        PathUse::Open | PathUse::Gather => near.map(Path::to_path_buf),
        PathUse::OpenFolder => near.and_then(Path::parent).map(Path::to_path_buf),
        // The name of another document's file is none for this one.
        PathUse::Save => Some(match (file, near) {
            (Some(file), _) => file.with_extension(ending),
            (None, Some(near)) => near.with_file_name(name),
            // A name to save under without a keyboard.
            (None, None) => name.into(),
        }),
        PathUse::Picture(picture) => Some(beside(near, &picture.file_name())),
        PathUse::Results => Some(beside(near, "results.csv")),
        PathUse::Table(format) => Some(beside(near, format.file_name())),
        // Beside the file that it is made of, by its name.
        PathUse::Handout => Some(match near {
            Some(near) => near.with_extension("pdf"),
            None => "handout.pdf".into(),
        }),
    }
}

/// A file of this name beside that of the document, if there is one.
fn beside(near: Option<&Path>, name: &str) -> PathBuf {
    near.map_or_else(|| name.into(), |near| near.with_file_name(name))
}

/// Asks for a path in the window.
pub(super) fn path_field(session: &Session, typed: &mut TypedTexts, purpose: PathUse) {
    let suggested = suggestion(session, purpose);
    let suggested = match purpose {
        // What stands beside the lesson is added to it, and not the lesson itself.
        PathUse::Gather => suggested.and_then(|path| Some(path.parent()?.join(""))),
        _ => suggested,
    };
    let text = suggested.map(|path| path.display().to_string());
    typed.path = Some(PathField {
        purpose,
        text: text.unwrap_or_default(),
        wants_focus: true,
    });
}

#[cfg(test)]
mod tests {
    use semeai_session::Subject;

    use super::*;

    #[test]
    fn a_document_without_a_file_is_called_after_its_subject() {
        for (subject, name) in [
            (Subject::Race, "race.sgf"),
            (Subject::Endgame, "endgame.sgf"),
        ] {
            let mut document = crate::samples::opening();
            document.subject = subject;
            let session = Session::new(document);
            let suggested = suggestion(&session, PathUse::Save);
            assert_eq!(suggested, Some(name.into()));
        }
    }
}
