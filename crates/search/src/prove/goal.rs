//! What a proof is after.

use semeai_board::Color;

use super::table::Fate;
use crate::field::Field;
use crate::look::Look;
use crate::state::State;

/// What a proof is after beside the capture of the target: positions whose ending is known without a search.
pub trait Goal<const W: usize>: std::fmt::Debug {
    /// How a position ends if that can be told at once. It is asked only where nobody owes a move elsewhere, the mover cannot
    /// take the target at once, and the defender does not live unconditionally.
    fn known(
        &self,
        field: &Field<W>,
        look: &Look<W>,
        state: &State<W>,
        attacker: Color,
    ) -> Option<Fate>;
}
