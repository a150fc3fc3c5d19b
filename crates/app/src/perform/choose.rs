//! Asks where a file is to be read or written.

use std::path::{Path, PathBuf};

use crate::app::App;
use crate::typed::{PathField, PathUse};

/// Asks for a file, in a dialog or in the window.
pub(super) fn choose(app: &mut App, purpose: PathUse) {
    let suggestion = suggestion(app, purpose);
    if app.jobs.choose(purpose, suggestion).is_err() {
        path_field(app, purpose);
    }
}

/// What a file is best called: as the document's, or as a picture beside it.
fn suggestion(app: &App, purpose: PathUse) -> Option<PathBuf> {
    let file = app.session.file();
    match purpose {
        PathUse::Open => file.map(Path::to_path_buf),
        PathUse::Save => file.map(|path| path.with_extension("sgf")),
        PathUse::Picture(kind) => {
            let name = kind.file_name();
            Some(file.map_or_else(|| name.into(), |file| file.with_file_name(name)))
        }
    }
}

/// Asks for a path in the window.
pub(super) fn path_field(app: &mut App, purpose: PathUse) {
    let text = suggestion(app, purpose).map(|path| path.display().to_string());
    app.typed.path = Some(PathField {
        purpose,
        text: text.unwrap_or_default(),
        wants_focus: true,
    });
}
