//! A proof that came with the file of a document, for as long as the document is the one that it is about.

use crate::counting::{Counting, Subject};
use crate::document::{Document, Snapshot};
use crate::file::StoredProof;

/// A proof from a file, with the moment that it is about.
#[derive(Clone, Debug)]
pub(crate) struct Stored {
    pub(crate) proof: StoredProof,
    of: Snapshot,
    /// Other words of a document are the same moment, but these count for a proof of its endgame.
    counting: Counting,
    subject: Subject,
    /// Whether it has been made anew, or is being made.
    pub(crate) is_asked: bool,
}

impl Stored {
    /// A proof about a moment.
    pub(crate) fn new(proof: StoredProof, of: Snapshot) -> Self {
        Self {
            counting: of.endgame.counting,
            subject: of.subject,
            proof,
            of,
            is_asked: false,
        }
    }

    /// Whether it is about this moment.
    pub(crate) fn is_about(&self, now: &Snapshot) -> bool {
        let said = |document: &Document| {
            (
                document.endgame.counting,
                document.subject,
                document.endgame.only,
            )
        };
        self.of == *now && said(now) == (self.counting, self.subject, self.of.endgame.only)
    }
}
