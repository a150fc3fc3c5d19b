//! The samples in the box.

use semeai_cgt::Player;
use semeai_session::{Document, Sample};
use semeai_sums::Plane;
use semeai_words::samples::sample_document;

/// Every sample in order.
pub(crate) const fn all() -> &'static [Sample] {
    Sample::ALL
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
        let mut sample = sample_document(sample);
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
