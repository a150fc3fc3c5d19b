//! What is asked about one position.

use semeai_cgt::Rational;
use semeai_endgame::Endgame;
use semeai_session::Language;

/// What is asked about one position.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) question: Endgame,
    pub(super) komi: Rational,
    pub(super) language: Language,
}
