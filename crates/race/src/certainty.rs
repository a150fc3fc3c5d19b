//! How a result is known.

/// How a result is known, the surest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Certainty {
    /// By search on the board.
    Proof,
    /// By a count with all its preconditions and no reservation; the search did not finish.
    Count,
    /// By a search of near surroundings: in wider ones it did not finish.
    Nearby,
    /// Not at all.
    Nothing,
}

impl Certainty {
    /// Whether it holds: it is proved, or counted with every condition checked.
    pub const fn is_sure(self) -> bool {
        matches!(self, Self::Proof | Self::Count)
    }

    /// Whether a search on the board has answered.
    pub const fn is_search(self) -> bool {
        matches!(self, Self::Proof | Self::Nearby)
    }
}
