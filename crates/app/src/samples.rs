//! The samples in the box.

use semeai_session::{Document, Sample};

/// Every sample in order.
pub(crate) const fn all() -> &'static [Sample] {
    Sample::ALL
}

/// The sample that the program opens with.
pub(crate) fn opening() -> Document {
    semeai_words::sample_document(Sample::ConnectFirst)
}
