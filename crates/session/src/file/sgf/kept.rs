//! What a file holds beside a document.

use std::sync::Arc;

use semeai_board::PointSet;

use super::told::MarksOfOthers;

/// What a file held beside the document: unknown properties, other games, a game's moves, marks of others.
/// It is written back unchanged and in order. Cheap to clone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept(Option<Arc<Parts>>);

/// The parts, all as text that is known to be well formed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Parts {
    /// The file before the game of the document: other games and what stands between them.
    pub(super) before: String,
    /// The file after that game.
    pub(super) after: String,
    /// Properties of the root that we do not write, in order, a line each.
    pub(super) properties: String,
    /// What the root says of komi and of rules, where that is not what we write.
    pub(super) counting: [String; 2],
    /// Which marks that we write for readers are among them.
    pub(super) marks: MarksOfOthers,
    /// Circles in the root that do not say that a block is essential.
    pub(super) circles: PointSet,
    /// Squares in the root that do not say that a block is safe.
    pub(super) squares: PointSet,
    /// What follows the root, without the variations that we write: variations without their parentheses.
    pub(super) variations: Vec<String>,
    /// The game as it stood in the file.
    pub(super) original: Original,
}

/// A game as it stood in its file, for whoever wants the file without any change. It says nothing that the other parts do not
/// say, and plays no part in comparisons: what was saved and read again stands there in our words.
#[derive(Clone, Debug, Default)]
pub(super) struct Original(pub(super) String);

impl PartialEq for Original {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Original {}

impl Kept {
    pub(super) fn new(parts: Parts) -> Self {
        Self((parts != Parts::default()).then(|| Arc::new(parts)))
    }

    pub(super) fn parts(&self) -> Option<&Parts> {
        self.0.as_deref()
    }

    /// Whether there is nothing beside the document.
    pub const fn is_empty(&self) -> bool {
        self.0.is_none()
    }
}
