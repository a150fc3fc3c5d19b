//! How sure something is that is told.

/// How sure something is that is told, the surest first. By what it is known is another question, which each science answers for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Known {
    /// Every line was searched on the board.
    Proved,
    /// It was counted, or added up from parts that were searched, with all conditions checked.
    Counted,
    /// It holds if something does that was not proved: what lies beyond the surroundings that were searched, a border, what stones look
    /// like, or what questions are left.
    Provisional,
    /// Nothing is told.
    Undecided,
}

impl Known {
    /// Whether it holds: it is proved, or counted with every condition checked.
    #[must_use]
    pub const fn is_sure(self) -> bool {
        matches!(self, Self::Proved | Self::Counted)
    }
}
