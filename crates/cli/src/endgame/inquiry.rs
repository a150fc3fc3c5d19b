//! What is asked about one position.

use semeai_board::PositionError;
use semeai_endgame::Endgame;
use semeai_endgame::strategy::Strategy;
use semeai_session::{Counting, Document, Phrasing};

/// What is asked about one position.
#[derive(Clone, Debug)]
pub(crate) struct Inquiry {
    pub(crate) question: Endgame,
    /// How the points of it are counted.
    pub(crate) counting: Counting,
    pub(crate) phrasing: Phrasing,
}

impl Inquiry {
    /// What is asked of a document where nothing more is said: both starts, every rule of play, no proof.
    ///
    /// # Errors
    ///
    /// Why the stones are no position.
    pub(crate) fn of(
        document: &Document,
        counting: Counting,
        phrasing: Phrasing,
    ) -> Result<Self, PositionError> {
        let mut question = Endgame::new(document.said_position()?);
        question.roles = document.marks.roles;
        question.accepted = document.marks.accepted();
        question.dead = document.endgame.dead;
        question.is_over = document.is_over();
        question.scoring = counting.scoring;
        question.prisoners = counting.prisoners.taken();
        question.strategies = Strategy::ALL.to_vec();
        Ok(Self {
            question,
            counting,
            phrasing,
        })
    }
}
