//! What a sample teaches, as long as the document is that sample.

use semeai_session::{Sample, Session};
use semeai_words::samples::{sample_document, sample_note};

use crate::local_text::LocalText;
use crate::messages::{Strip, Topic};
use crate::samples;
use crate::view::View;

/// What a sample teaches, and what to try in it.
pub(super) fn lesson(sample: Sample) -> LocalText {
    LocalText::new(move |language| sample_note(sample, language).to_owned())
}

/// The board is another one, or what was done came undone, or was done again: a sample that is there again teaches what it does, and one that is gone
/// nothing any more.
pub(super) fn follow_sample(session: &Session, view: &mut View) {
    let document = session.document();
    let is_file = session.history().file().is_some();
    let is_it = |&sample: &Sample| {
        let sample = sample_document(sample);
        sample.text.title == document.text.title && sample.topology() == document.topology()
    };
    let number = samples::all().iter().position(is_it).filter(|_| !is_file);
    if number == view.source.sample {
        return;
    }
    view.source.sample = number;
    view.messages.drop(Topic::Welcome);
    view.messages.drop(Topic::Lesson);
    if let Some(&sample) = number.and_then(|number| samples::all().get(number)) {
        view.messages
            .hold(Topic::Lesson, Strip::answer(lesson(sample)));
    }
}
