//! Proposing a race on any position: which blocks are essential, which stones are safe and why, which points
//! matter.
//!
//! On a marked diagram the marks say everything. On a bare position the race is followed outwards from the two
//! essential blocks: their liberties, the stones beside them that are not safe, the liberties of those, and so on
//! up to a distance. What lies beyond is left out: nobody plays there, and its points are nobody's liberties. So the
//! answer of a search holds under what the proposal assumes, and the proposal says what that is. There is a proposal
//! for every width of surroundings, from near to far; [`crate::widen`] searches one after the other.

mod around;
mod find;
mod proposal;
mod reach;

pub(crate) use around::around;
pub use find::{proposals, proposals_within, propose, propose_within};
pub use proposal::{Proposal, ProposeError};
