//! The samples in the box.

use std::sync::OnceLock;

use semeai_cgt::Player;
use semeai_session::{Document, Phrasing, Sample, Subject};
use semeai_sums::Plane;
use semeai_words::samples::{sample_document, sample_title};

/// Every sample in the order in which they are listed and gone through: those of a subject stand together.
pub(crate) fn all() -> &'static [Sample] {
    static LISTED: OnceLock<Vec<Sample>> = OnceLock::new();
    LISTED.get_or_init(|| {
        let of = |subject| {
            let own = Sample::ALL.iter().copied();
            own.filter(move |sample| sample.subject() == subject)
        };
        Subject::ALL.into_iter().flat_map(of).collect()
    })
}

/// A sample as it is opened: called as in the person's language, for its name goes along into files and lists.
pub(crate) fn titled(sample: Sample, phrasing: Phrasing) -> Document {
    let mut document = sample_document(sample);
    sample_title(sample, phrasing).clone_into(&mut document.text.title);
    document
}

/// Whether a document is called as a sample, in some language.
pub(crate) fn is_called_as(document: &Document, sample: Sample) -> bool {
    let mut titles = semeai_words::PHRASINGS
        .map(|phrasing| sample_title(sample, phrasing))
        .into_iter();
    titles.any(|title| title == document.text.title)
}

/// Who moves first on the boundary graph of a printed example, and which of its numbers that shows.
pub(crate) const fn figure(sample: Sample) -> Option<(Player, Plane)> {
    match sample {
        Sample::FigureFour => Some((Player::Right, Plane::XlXr)),
        Sample::FigureFive => Some((Player::Left, Plane::XlY)),
        _ => None,
    }
}

/// Whether a document is a sample of the box in which nothing has been done but trying candidates: it is there again at any
/// time, and one click tries them again.
pub(crate) fn is_only_tried(document: &Document) -> bool {
    all().iter().any(|&sample| {
        let name = sample;
        let mut sample = sample_document(sample);
        if is_called_as(document, name) {
            sample.text.title.clone_from(&document.text.title);
        }
        sample.race.picks.clone_from(&document.race.picks);
        (sample.race.unpicked, sample.board.to_move) =
            (document.race.unpicked, document.board.to_move);
        sample == *document
    })
}

/// The sample that the program opens with.
pub(crate) const OPENING: Sample = Sample::ConnectFirst;

/// Its position.
pub(crate) fn opening() -> Document {
    sample_document(OPENING)
}
