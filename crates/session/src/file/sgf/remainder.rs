//! What a file holds beside a document.

use std::sync::Arc;

use semeai_board::PointSet;

use super::answers::MarksOfOthers;
use crate::file::script::Script;

/// What a file held beside the document: unknown properties, other games, a game's moves, marks of others.
/// It is written back unchanged and in order. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Remainder(Option<Arc<FileParts>>);

/// The parts, all as text that is known to be well formed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct FileParts {
    /// The file before the game of the document: other games and what stands between them.
    pub(super) before: String,
    /// The file after that game.
    pub(super) after: String,
    /// Properties of the root that we do not write, in order, a line each.
    pub(super) properties: String,
    /// Which marks that we write for readers are among them.
    pub(super) marks: MarksOfOthers,
    /// Circles in the root that do not say that a block is essential.
    pub(super) circles: PointSet,
    /// Squares in the root that do not say that a block is safe.
    pub(super) squares: PointSet,
    /// What follows the root, without the variations that we write: variations without their parentheses.
    pub(super) variations: Vec<String>,
    /// How the file says what the document says.
    pub(super) wording: Wording,
    /// Whether somebody has said which positions the file holds: one that is only looked at in a game of it is none of them.
    pub(super) is_arranged: bool,
}

/// How a file says what the document and the other parts say: as long as that is not changed, it is written so again. It plays no
/// part in comparisons, for it says nothing else.
#[derive(Clone, Debug, Default)]
pub(super) struct Wording {
    /// The game as it stood in its file, for whoever wants the file without any change.
    pub(super) original: String,
    /// Komi.
    pub(super) komi: Option<String>,
    /// The rules.
    pub(super) rules: Option<String>,
    /// The title, still escaped.
    pub(super) title: Option<String>,
    /// The comment, still escaped.
    pub(super) comment: Option<String>,
    /// How text stands in bytes.
    pub(super) script: Script,
}

impl PartialEq for Wording {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Wording {}

impl PartialEq for Remainder {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other) || one == other,
            _ => self.is_empty() && other.is_empty(),
        }
    }
}

impl Eq for Remainder {}

impl Remainder {
    pub(super) fn new(parts: FileParts) -> Self {
        Self(Some(Arc::new(parts)))
    }

    pub(super) fn parts(&self) -> Option<&FileParts> {
        self.0.as_deref()
    }

    /// Whether somebody has said which positions the file holds.
    pub(super) fn is_arranged(&self) -> bool {
        self.parts().is_some_and(|parts| parts.is_arranged)
    }

    /// The same in a file of which somebody has said that.
    pub(super) fn arranged(self) -> Self {
        let parts = self.0.map(Arc::unwrap_or_clone).unwrap_or_default();
        Self::new(FileParts {
            is_arranged: true,
            ..parts
        })
    }

    /// Whether there is nothing beside the document.
    pub fn is_empty(&self) -> bool {
        self.parts()
            .is_none_or(|parts| *parts == FileParts::default())
    }
}
