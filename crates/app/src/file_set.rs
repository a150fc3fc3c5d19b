//! The files of a folder as one set: they are gone through one after the other, and those that cannot be read are passed over.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use semeai_session::file::FileError;
use semeai_session::lesson_results::{LessonResults, PositionNames};

use crate::tally::Tally;

/// The files of a folder in their order. A file is read when its turn comes; beside the window it is looked which can be.
#[derive(Debug)]
pub(crate) struct FileSet {
    pub(crate) folder: PathBuf,
    pub(crate) files: Arc<[PathBuf]>,
    places: BTreeMap<PathBuf, usize>,
    /// Those that cannot be read, and why.
    unread: BTreeMap<usize, FileError>,
    /// Under which names the positions of the others are asked, as far as that is known.
    names: BTreeMap<usize, Vec<Option<PositionNames>>>,
    /// How many have been looked at, from the first on.
    checked: usize,
    /// The file that is to be shown next, and in which direction it is gone on if it cannot be.
    wanted: Option<(usize, Direction)>,
}

/// What was found in a file: under which names its positions are asked, or why it cannot be read.
pub(crate) type ReadFile = Result<Vec<Option<PositionNames>>, FileError>;

/// Which way it is gone through the files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    On,
    Back,
}

impl FileSet {
    pub(crate) fn new(folder: PathBuf, files: Vec<PathBuf>) -> Self {
        let places = files.iter().enumerate();
        Self {
            folder,
            places: places.map(|(at, path)| (path.clone(), at)).collect(),
            files: files.into(),
            unread: BTreeMap::new(),
            names: BTreeMap::new(),
            checked: 0,
            wanted: None,
        }
    }

    /// Which of the files this is.
    pub(crate) fn place(&self, file: Option<&Path>) -> Option<usize> {
        self.places.get(file?).copied()
    }

    /// Why a file cannot be read, if that is known of it.
    pub(crate) fn fault(&self, number: usize) -> Option<&FileError> {
        self.unread.get(&number)
    }

    /// How many files have been looked at, and how many of these cannot be read.
    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.checked, self.unread.len())
    }

    /// The next file from here that can be read as far as is known; nothing at the end.
    pub(crate) fn beside(&self, here: usize, direction: Direction) -> Option<usize> {
        let can = |number: &usize| !self.unread.contains_key(number);
        match direction {
            Direction::On => (here + 1..self.files.len()).find(can),
            Direction::Back => (0..here).rev().find(can),
        }
    }

    /// The file of this number is to be shown, or another one in this direction if it cannot be read.
    pub(crate) fn want(&mut self, number: usize, direction: Direction) -> Option<PathBuf> {
        let path = self.files.get(number)?.clone();
        self.wanted = Some((number, direction));
        Some(path)
    }

    /// A file cannot be read: the number of the one to be shown instead, if it was wanted and there is one.
    pub(crate) fn failed(&mut self, path: &Path, error: FileError) -> Option<(usize, Direction)> {
        let number = self.place(Some(path))?;
        self.unread.insert(number, error);
        let (_, direction) = self.wanted.take_if(|(wanted, _)| *wanted == number)?;
        Some((self.beside(number, direction)?, direction))
    }

    /// So many files have been looked at, and this was found in some of them.
    pub(crate) fn learn(&mut self, checked: usize, read: Vec<(usize, ReadFile)>) {
        self.checked = checked;
        for (number, read) in read {
            match read {
                Ok(names) => drop(self.names.insert(number, names)),
                Err(error) => drop(self.unread.insert(number, error)),
            }
        }
    }

    /// A position of a file is asked: it may have been changed since the file was looked at.
    pub(crate) fn asks(&mut self, file: &Path, game: usize, names: PositionNames) {
        let number = self.place(Some(file));
        let known = number.and_then(|number| self.names.get_mut(&number));
        if let Some(known) = known.and_then(|known| known.get_mut(game)) {
            *known = Some(names);
        }
    }

    /// What came of the positions of a file; of one that was not looked at yet, nothing of one.
    pub(crate) fn tally(&self, number: usize, results: &LessonResults) -> Tally {
        if self.unread.contains_key(&number) {
            return Tally::default();
        }
        let names = self.names.get(&number).map_or(&[None][..], Vec::as_slice);
        Tally::of(
            names
                .iter()
                .map(|names| results.of_position(names.as_ref()?)),
        )
    }

    /// What came of the positions of all files.
    pub(crate) fn whole_tally(&self, results: &LessonResults) -> Tally {
        let each = (0..self.files.len()).map(|number| self.tally(number, results));
        each.fold(Tally::default(), Tally::with)
    }

    /// The first file that nobody has looked at, if there is one.
    pub(crate) fn unchecked(&self) -> Option<usize> {
        (self.checked < self.files.len()).then_some(self.checked)
    }
}

#[cfg(test)]
mod tests {
    use semeai_session::file::FileErrorKind;

    use super::*;

    #[test]
    fn what_cannot_be_read_is_passed_over_in_the_direction_that_is_gone() {
        let files = ["1.sgf", "2.sgf", "3.sgf", "4.sgf"].map(PathBuf::from);
        let mut set = FileSet::new("folder".into(), files.to_vec());
        let error = FileError {
            name: String::new(),
            spot: None,
            kind: FileErrorKind::Empty,
        };
        assert_eq!(set.want(1, Direction::On), Some("2.sgf".into()));
        let next = set.failed(Path::new("2.sgf"), error.clone());
        assert_eq!(next, Some((2, Direction::On)));
        assert_eq!(set.beside(2, Direction::Back), Some(0), "2 is known by now");
        assert_eq!(set.want(3, Direction::On), Some("4.sgf".into()));
        assert_eq!(set.failed(Path::new("4.sgf"), error.clone()), None);
        assert_eq!(set.beside(2, Direction::On), None);
        // A file that nobody wants is only noted.
        assert_eq!(set.failed(Path::new("1.sgf"), error), None);
        assert_eq!(set.place(Some(Path::new("3.sgf"))), Some(2));
        assert_eq!(set.place(Some(Path::new("else.sgf"))), None);
    }
}
