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
    follow_stones(session, view);
}

/// The stones are others, or what they were before: what a sample teaches is told of its own alone.
pub(super) fn follow_stones(session: &Session, view: &mut View) {
    let sample = view.source.sample.and_then(|it| samples::all().get(it));
    let stones = &session.document().board.setup.stones;
    let is_other = |sample| sample_document(sample).board.setup.stones != *stones;
    view.source.is_altered = sample.copied().is_some_and(is_other);
}
