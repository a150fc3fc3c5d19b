//! Where two maps are compared.

/// Where two maps are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// On all points.
    Everywhere,
    /// On the empty points, which is all that matters in play.
    OnEmpty,
}
