//! From a board to a report.

mod analysis;
mod item;
mod proved;
mod question;
mod scores;
mod told;

pub use question::Endgame;
pub use told::endgame_report;
