//! Asks where a file is to be read or written.

use std::path::{Path, PathBuf};

use semeai_session::Session;

use crate::jobs::Jobs;
use crate::typed::{PathField, PathUse, Typed};

/// Asks for a file, in a dialog or in the window.
pub(super) fn choose(session: &Session, typed: &mut Typed, jobs: &mut Jobs, purpose: PathUse) {
    if !jobs.choose(purpose, suggestion(session, purpose)) {
        path_field(session, typed, purpose);
    }
}

/// What a race is called that has no file yet.
const RACE: &str = "race.sgf";

/// What a file is best called: as the document's, or as a picture beside it.
fn suggestion(session: &Session, purpose: PathUse) -> Option<PathBuf> {
    let (file, near) = (session.file(), session.file_nearby());
    match purpose {
        PathUse::Open => near.map(Path::to_path_buf),
        // The name of another document's file is none for this one.
        PathUse::Save => Some(match (file, near) {
            (Some(file), _) => file.with_extension("sgf"),
            (None, Some(near)) => near.with_file_name(RACE),
            // A name to save under without a keyboard.
            (None, None) => RACE.into(),
        }),
        PathUse::Picture(kind) => {
            let name = kind.file_name();
            Some(match near {
                Some(near) => near.with_file_name(name),
                None => name.into(),
            })
        }
    }
}

/// Asks for a path in the window.
pub(super) fn path_field(session: &Session, typed: &mut Typed, purpose: PathUse) {
    let text = suggestion(session, purpose).map(|path| path.display().to_string());
    typed.path = Some(PathField {
        purpose,
        text: text.unwrap_or_default(),
        wants_focus: true,
    });
}
