//! What a proof is after.

use semeai_board::{ByColor, Color};

use super::table::Fate;
use crate::field::Field;
use crate::look::Look;
use crate::state::State;

/// What a proof is after beside the capture of the target: positions whose ending is known without a search.
pub trait Goal<const W: usize>: std::fmt::Debug {
    /// How a position ends for an attacker if that can be told at once. It is asked only where nobody owes a move elsewhere, the mover cannot
    /// take the target at once, and the defender does not live unconditionally. `is_final` says of a side whether its capture
    /// decides from here on.
    fn plain_ending(
        &self,
        field: &Field<W>,
        look: &Look<W>,
        state: &State<W>,
        attacker: Color,
        is_final: ByColor<bool>,
    ) -> Option<Fate>;
}

/// Nothing is known without a search.
#[derive(Clone, Copy, Debug)]
pub struct NoShortcut;

impl<const W: usize> Goal<W> for NoShortcut {
    fn plain_ending(
        &self,
        _: &Field<W>,
        _: &Look<W>,
        _: &State<W>,
        _: Color,
        _: ByColor<bool>,
    ) -> Option<Fate> {
        None
    }
}
