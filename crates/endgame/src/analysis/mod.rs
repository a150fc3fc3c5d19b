//! From a board to a report.

mod board;
mod cache;
mod context;
mod final_count;
mod game_text;
mod inside;
mod parting;
mod proof;
mod question;
mod record;
mod report;
mod scores;
mod tally;
mod tree;
mod valuation;
mod walk;

pub use cache::RegionCache;
pub use inside::region_position;
pub use question::Endgame;
pub use report::{endgame_report, endgame_report_with};
pub use tree::region_tree;
