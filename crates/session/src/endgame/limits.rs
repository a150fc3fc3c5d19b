//! What the search of an endgame keeps to.

use std::time::Duration;

use semeai_endgame::EndgameLimits;

use crate::host::Control;

/// What a search of regions keeps to: so many positions of each, and so long.
pub(crate) fn limits(positions: u64, time: Duration, control: &Control) -> EndgameLimits {
    EndgameLimits::default()
        .with_positions(positions)
        .with_stop(Some(control.stop_flag()))
        .with_progress(Some(control.counter()))
        .with_deadline(control.deadline(time))
}
