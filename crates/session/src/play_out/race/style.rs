//! How the program plays a race.

/// How the program plays a race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PlayStyle {
    /// The best move; in a lost race the one with the fewest right answers.
    #[default]
    Best,
    /// In a lost race the line that lasts longest.
    Longest,
    /// The common mistake: shared liberties first.
    InsideFirst,
}

impl PlayStyle {
    /// Every style, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Best, Self::Longest, Self::InsideFirst];
}
