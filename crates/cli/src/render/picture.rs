//! What a picture is made of, what it is made into, and why there is none.

use std::ffi::OsStr;
use std::path::Path;

use semeai_picture::Drawing;
use semeai_session::Document;

use crate::pick::Pick;
use crate::status::CommandError;

/// What a picture is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileKind {
    Svg,
    Png,
    Pdf,
    Text,
}

impl FileKind {
    /// As the name of the file says.
    pub(super) fn of(path: &Path) -> Option<Self> {
        let extension = path.extension().and_then(OsStr::to_str)?;
        match extension.to_ascii_lowercase().as_str() {
            "svg" => Some(Self::Svg),
            "png" => Some(Self::Png),
            "pdf" => Some(Self::Pdf),
            "txt" => Some(Self::Text),
            _ => None,
        }
    }
}

/// A picture that has been made.
pub(super) enum Rendering {
    Drawn(Drawing),
    Written(String),
}

/// Why there is no picture.
pub(super) enum NoPicture {
    /// The input is not what it has to be.
    BadInput(CommandError),
    /// What is to be shown is not known.
    NotKnown(CommandError),
}

impl From<CommandError> for NoPicture {
    fn from(error: CommandError) -> Self {
        Self::BadInput(error)
    }
}

/// What is drawn: a document, with the candidate points of the command line.
pub(super) struct PickedDocument {
    pub(super) document: Document,
    pub(super) picks: Vec<Pick>,
}
