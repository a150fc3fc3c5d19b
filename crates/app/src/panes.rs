//! The sizes of the parts of the window.

use serde::{Deserialize, Serialize};

/// The sizes of panes and window, kept between runs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Panes {
    /// The width of the panes beside the board.
    pub(crate) side: f32,
    /// The height of the inspector.
    pub(crate) inspector: f32,
    /// The size of the window.
    pub(crate) window: [f32; 2],
}
