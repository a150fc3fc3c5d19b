//! What is read beside the window, as it was asked for.

use std::path::PathBuf;

use semeai_session::lesson_results::{LessonName, LessonPlace};

/// What is to be read, or is being read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ReadWish {
    /// A file, or the names of the files of a folder.
    Path(PathBuf),
    /// Every position of these files and folders.
    Positions(Vec<PathBuf>),
    /// A position that was asked, where it was.
    Asked(LessonName, LessonPlace),
}

impl ReadWish {
    /// The file, or the first of several.
    pub(crate) fn path(&self) -> PathBuf {
        match self {
            Self::Path(path) => path.clone(),
            Self::Asked(_, place) => place.path().to_path_buf(),
            Self::Positions(paths) => paths.first().cloned().unwrap_or_default(),
        }
    }
}
