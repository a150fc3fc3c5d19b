//! From a board to a report.

mod answer;
mod board;
mod cache;
mod context;
mod final_count;
mod game_text;
mod inside;
mod looks;
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

pub use answer::endgame_answer;
pub use cache::RegionCache;
pub use inside::region_position;
pub use question::{Border, Endgame};
pub use report::{endgame_report, endgame_report_with};
pub use tree::region_tree;
