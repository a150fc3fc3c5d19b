//! What is known of eyes on a lattice.

/// What is known of the eyes of one block on a lattice, after books and exhaustive search, so that nobody need search for
/// it again. None of it holds on graphs in general: there, eight points can be dead, and a corner is no matter of degree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct EyeFacts {
    /// The most points of an eye space that is dead while it is empty, corners aside: larger ones are alive.
    pub largest_dead: usize,
    /// A point with fewer neighbours than this is a corner if all of them belong to the eye space.
    pub corner_degree: usize,
}

/// The lattice of squares.
pub(super) const OF_SQUARES: EyeFacts = EyeFacts {
    largest_dead: 7,
    corner_degree: 3,
};
