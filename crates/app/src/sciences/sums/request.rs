//! What is asked of the sum of trees.

use super::state::SumView;

/// Something asked of the sum of trees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum SumRequest {
    /// Shows the panel.
    Open,
    /// Another sum is typed.
    Changed,
    /// Another player first, or another plane.
    View(SumView),
    /// The regions of the board become the sum that is typed.
    FromBoard,
    /// The rules of thumb are to be tested up to a size.
    Test(u32),
    /// Stops what is at work.
    Cancel,
    /// Everything as text to the clipboard.
    Copy,
}
