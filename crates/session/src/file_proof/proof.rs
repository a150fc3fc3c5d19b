//! A proof that came with the file of a document, for as long as the document is the one that it is about.

use crate::document::Snapshot;
use crate::file::StoredProof;

/// A proof from a file, with the moment that it is about.
#[derive(Clone, Debug)]
pub(crate) struct FileProof {
    pub(crate) proof: StoredProof,
    of: Snapshot,
    /// Whether it has been made anew, or is being made.
    pub(crate) is_asked: bool,
}

impl FileProof {
    /// A proof about a moment.
    pub(crate) fn new(proof: StoredProof, of: Snapshot) -> Self {
        Self {
            proof,
            of,
            is_asked: false,
        }
    }

    /// Whether it is about this moment. Other words of a document are the same moment, but what is said of an endgame counts for a
    /// proof of it.
    pub(crate) fn is_about(&self, now: &Snapshot) -> bool {
        let is_same = self.of.subject == now.subject && self.of.endgame == now.endgame;
        self.of == *now && is_same
    }
}
