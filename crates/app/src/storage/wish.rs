//! What is read beside the window, as it was asked for.

use std::path::PathBuf;

/// What is to be read, or is being read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ReadWish {
    /// A file, or the names of the files of a folder.
    Path(PathBuf),
    /// Every position of these files and folders.
    Positions(Vec<PathBuf>),
}

impl ReadWish {
    /// The file, or the first of several.
    pub(crate) fn path(&self) -> PathBuf {
        match self {
            Self::Path(path) => path.clone(),
            Self::Positions(paths) => paths.first().cloned().unwrap_or_default(),
        }
    }
}
