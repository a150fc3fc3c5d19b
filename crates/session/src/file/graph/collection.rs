//! The graphs of a file that holds several: one after the other they come onto the board, as the games of a file do.

use std::collections::BTreeMap;
use std::ops::Bound::{Excluded, Unbounded};
use std::sync::Arc;

use super::super::format::FileFormat;

/// The file that a graph is one of several of, with what was made of the others (`D`). Cheap to clone.
#[derive(Clone, Debug, PartialEq)]
pub struct GraphCollection<D> {
    pub(super) format: FileFormat,
    pub(super) text: Arc<str>,
    /// What each graph is called; empty where it says nothing.
    pub(super) titles: Arc<[String]>,
    /// Which of them the document is, from zero.
    pub(super) game: usize,
    /// Those that were changed before another one came onto the board.
    pub(super) changed: Arc<BTreeMap<usize, D>>,
}

impl<D> GraphCollection<D> {
    /// The graphs of a text, by their titles, of which the document is one; nothing if it is the only one.
    pub(super) fn of(
        format: FileFormat,
        text: &str,
        titles: impl ExactSizeIterator<Item = String>,
        game: usize,
    ) -> Option<Self> {
        (titles.len() > 1).then(|| Self {
            format,
            text: text.into(),
            titles: titles.collect(),
            game,
            changed: Arc::default(),
        })
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.titles.len()
    }

    /// What those before and after the own one are called.
    pub(in crate::file) fn titles(&self) -> [Vec<String>; 2] {
        let (before, after) = self.titles.split_at(self.game);
        [before, &after[1..]].map(<[String]>::to_vec)
    }

    /// How many stand only in the file that they came from: neither the own one nor any that was changed.
    pub fn left_behind(&self) -> usize {
        let changed = self.changed.keys().filter(|&&number| number != self.game);
        self.len() - 1 - changed.count()
    }

    /// The graphs that were changed, those before the own one and those after it: what a file of it must hold, for the others stand
    /// where they came from.
    pub(super) fn changed(&self) -> [Vec<&D>; 2] {
        let before = self.changed.range((Unbounded, Excluded(self.game)));
        let after = self.changed.range((Excluded(self.game), Unbounded));
        [
            before.map(|(_, document)| document).collect(),
            after.map(|(_, document)| document).collect(),
        ]
    }
}
