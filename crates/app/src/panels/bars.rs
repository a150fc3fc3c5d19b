//! The heights of the bars above and below the board, whatever is in them: the board must not move.

use super::pieces::players::{SLIP_HEIGHT, STATUS_HEIGHT};

/// The menu, the toolbar, and the bottom line.
pub(super) const MENU: f32 = 32.0;
pub(super) const TOOLBAR: f32 = 34.0;
pub(super) const STATUS: f32 = 38.0;

/// The head of an answer, which has the place of a toolbar: 70 points.
pub(super) const HEAD: f32 = STATUS_HEIGHT + SLIP_HEIGHT + 16.0;
/// How much higher than the toolbar it is.
pub(super) const ABOVE: i8 = 36;
