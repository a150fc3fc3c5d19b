//! Which sample the document is, as long as it is one.

use semeai_session::{Sample, Session};
use semeai_words::samples::sample_document;

use crate::samples;
use crate::view::View;

/// The board is another one, or what was done came undone, or was done again: the document may be a sample again, or none any more.
pub(super) fn follow_sample(session: &Session, view: &mut View) {
    let document = session.document();
    let is_file = session.history().file().is_some();
    let is_it = |&sample: &Sample| {
        samples::is_called_as(document, sample)
            && sample_document(sample).topology() == document.topology()
    };
    let number = samples::all().iter().position(is_it);
    view.source.sample = number.filter(|_| !is_file);
}
