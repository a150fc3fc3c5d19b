//! What can be asked of the proof.

use semeai_board::Color;

/// Something asked of the proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ProofRequest {
    /// Shows the panel.
    Open,
    /// The start that is looked at.
    First(Color),
    /// The line is shown after so many moves.
    Step(usize),
    /// Stops the search; what it knows by then is shown.
    Cancel,
}
