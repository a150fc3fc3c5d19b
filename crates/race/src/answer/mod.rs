//! The answer to a race: what is proposed, what is counted and what is proved, side by side.
//!
//! ```text
//! RaceQuestion --propose--> proposals from near to far --search--> what is proved
//!     --count, of what is proposed--> Report --both--> RaceAnswer: per start the surer of the two, where they differ,
//!                                                      and what is true of the blocks
//! ```
//!
//! The search goes from what holds for good to what holds nearby: first for bounds, which are proved whatever lies beyond what
//! they look at, with half of the budget; then, for what they leave open, in surroundings that widen.

mod answering;
mod blocks;
mod counter;
mod disagreement;
mod fights;
mod question;
mod race_answer;
mod search;
mod start;
#[cfg(test)]
mod tests;

pub use answering::{answer_race, count_again};

pub use question::{RaceQuestion, time_for_search};
pub use race_answer::{Disagreement, RaceAnswer};
pub use start::StartSummary;
