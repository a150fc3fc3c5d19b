//! From a board to a report.

mod analysis;
mod item;
mod kept;
mod proved;
mod question;
mod scores;
mod surroundings;
mod told;

pub use kept::Kept;
pub use question::Endgame;
pub use told::{endgame_report, endgame_report_with};
