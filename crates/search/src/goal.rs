//! What a proof is after.

use crate::field::{Field, State};
use crate::node::Look;
use crate::table::Ending;

/// What a proof is after, beside the capture of the essential stones: positions whose ending is known without a search.
pub trait Goal<const W: usize>: std::fmt::Debug {
    /// How a position ends if that can be told at once. Nobody owes a move elsewhere, the mover cannot take the
    /// essential stones at once, and the defender does not live unconditionally.
    fn known(
        &self,
        field: &Field<W>,
        look: &Look<W>,
        state: &State<W>,
        attacker: usize,
    ) -> Option<Ending>;
}
