//! What exercises about endgames are about.

use semeai_search::compose::Grade;

/// What an exercise about an endgame is about. Asked is for the only move by which Black loses nothing, and for the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EndgameKind {
    /// Corridors without stones in them.
    Corridor,
    /// Regions with stones, one of them gote and one sente.
    Gote,
    /// Of several gotes the best is no bigger than another one, or smaller: it counts who makes the last big move.
    Tedomari,
}

impl EndgameKind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Corridor, Self::Gote, Self::Tedomari];

    /// The least and the most regions in which something is left to play, in a grade.
    #[must_use]
    pub const fn regions(self, grade: Grade) -> (usize, usize) {
        match self {
            Self::Corridor | Self::Gote => grade.of_three([(2, 2), (3, 3), (4, 5)]),
            Self::Tedomari => grade.of_three([(3, 3), (4, 4), (5, 5)]),
        }
    }
}
