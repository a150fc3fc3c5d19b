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
//!
//! ```
//! use semeai_board::{Color, Role, diagram};
//! use semeai_race::Ending;
//! use semeai_race::answer::{Certainty, RaceQuestion, answer_race};
//! use semeai_race::solve::Outcome;
//!
//! let race = diagram::parse(
//!     ".@.@.
//!      BBBBB
//!      WWWWW
//!      .#.##",
//! )?;
//! let answer = answer_race(&RaceQuestion::new(race.position()?, race.roles)).expect("a race");
//! let black = answer.start(Color::Black);
//! assert_eq!(black.outcome, Outcome::Ends(Ending::Black)); // 3 moves against 2
//! assert_eq!(black.by, Certainty::Proof);
//! assert!(answer.disagreements.is_empty(), "the count says the same");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answering;
mod blocks;
mod counter;
mod disagreement;
mod question;
mod race_answer;
mod search;
mod start;
#[cfg(test)]
mod tests;

pub use answering::answer_race;
pub use question::{RaceQuestion, time_for_search};
pub use race_answer::{Disagreement, RaceAnswer};
pub use start::{Certainty, StartSummary};
