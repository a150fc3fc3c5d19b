//! From a board to a report.

mod analysis;
mod described;
mod ended;
mod grown;
mod inside;
mod item;
mod kept;
mod parted;
mod proved;
mod question;
mod scores;
mod surroundings;
mod told;
mod walk;
mod written;

pub use grown::region_tree;
pub use inside::region_position;
pub use kept::RegionCache;
pub use question::Endgame;
pub use told::{endgame_report, endgame_report_with};
