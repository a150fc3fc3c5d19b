//! How the sum of trees is looked at.

use semeai_cgt::Player;
use semeai_search::Check;
use semeai_sums::Plane;

/// How the sum of trees is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SumView {
    /// Who moves first on the plane.
    pub(crate) first: Player,
    /// Which of its numbers the plane shows.
    pub(crate) plane: Plane,
    /// Whether scores are proved by trying every order too.
    pub(crate) check: Check,
}

impl Default for SumView {
    fn default() -> Self {
        Self {
            first: Player::Right,
            plane: Plane::XlXr,
            check: Check::None,
        }
    }
}
