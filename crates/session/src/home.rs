//! The file that a document belongs to, and what of the document stands in it.

use std::path::{Path, PathBuf};

use crate::file::{FileContent, FileFormat, Stamp};

/// The number of a state of a document. Undo and redo come back to it; no other state of the session ever has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version(pub(crate) u64);

/// The file that a document and what was made of it belong to. What was opened, begun or pasted has a home of its own, and
/// keeps it through undo and redo, so that nothing is saved over the file of another document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Home {
    /// The file, or the one of the document before if there is none yet.
    pub(crate) file: Option<PathBuf>,
    /// What stood in it when it was last read or written.
    pub(crate) stamp: Option<Stamp>,
    /// Whether the document must be saved in another file than this one.
    pub(crate) needs_new_file: bool,
    /// Which home it is, for the file of a home changes.
    pub(crate) id: u64,
    /// The state of the document that stands in the file, or with which there is nothing to save.
    pub(crate) saved: Option<Version>,
}

impl Home {
    /// The home of a document that is in no file and worth none yet, as an empty board.
    pub fn none() -> Self {
        Self::default()
    }

    /// The home of what was read from a file in this format. If the file cannot hold what will be made of it, the document
    /// must be saved in another one.
    pub fn file(path: PathBuf, stamp: Stamp, format: FileFormat) -> Self {
        Self {
            needs_new_file: !format.is_kept_in(&path),
            file: Some(path),
            stamp: Some(stamp),
            ..Self::default()
        }
    }

    /// The home of what was read from a file: as [`Home::file`], and where something stands in it beside the document, that must be
    /// saved in another one too.
    pub fn of(content: &FileContent, path: PathBuf, stamp: Stamp) -> Self {
        let home = Self::file(path, stamp, content.format);
        Self {
            needs_new_file: home.needs_new_file || !content.is_whole,
            ..home
        }
    }

    /// The home of a document that takes the place of one of this home, and is in no file yet.
    pub(crate) fn beside(&self) -> Self {
        Self {
            file: self.file.clone(),
            needs_new_file: true,
            ..Self::default()
        }
    }

    /// Whether this is its file, to be written over by Save.
    pub(crate) fn owns(&self, path: &Path) -> bool {
        let own = self.file.as_deref().filter(|_| !self.needs_new_file);
        own.is_some_and(|own| is_same(own, path))
    }
}

/// A state of a document that is being written, and the home that the file will be of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Saving {
    pub(crate) version: Version,
    pub(crate) home: u64,
}

impl Saving {
    /// Whether both are states of what belongs to one file, or will.
    pub const fn is_of_same_home(&self, other: &Self) -> bool {
        self.home == other.home
    }
}

/// Whether two paths name one file, as far as it can be told without looking.
fn is_same(one: &Path, other: &Path) -> bool {
    let whole = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    whole(one) == whole(other)
}
