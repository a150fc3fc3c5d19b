//! What is typed into the window itself: the one thing that drawing changes.

use std::path::Path;

use crate::values::{Fields, Picture};

/// The texts that are typed.
#[derive(Debug, Default)]
pub(crate) struct Typed {
    /// The strip for paths.
    pub(crate) path: Option<PathField>,
    /// The fields of the Values panel.
    pub(crate) values: Fields,
}

/// Why the strip for paths is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PathUse {
    /// To read a file.
    Open,
    /// To write one.
    Save,
    /// To write a picture.
    Picture(Picture),
}

/// The strip in which a path can be typed.
#[derive(Clone, Debug)]
pub(crate) struct PathField {
    /// What for.
    pub(crate) purpose: PathUse,
    /// What has been typed.
    pub(crate) text: String,
    /// Whether it should take the keyboard in the next frame.
    pub(crate) wants_focus: bool,
}

/// Whether a file of this name holds a text diagram: a picture of the position without its trees and comment.
pub(crate) fn is_diagram(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("txt"))
}
