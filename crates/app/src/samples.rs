//! The samples in the box.

use semeai_session::{Document, Sample, samples};

/// Every sample in order.
pub(crate) fn all() -> &'static [Sample] {
    samples()
}

/// The sample that the program opens with.
pub(crate) fn opening() -> Document {
    match all().first() {
        Some(sample) => sample.document(),
        None => Document::empty(9, 9).expect("nine by nine is within the limits"),
    }
}
