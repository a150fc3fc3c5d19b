//! Capturing races (semeai) in Go as sums of combinatorial games.
//!
//! The way from a position to a verdict, each step a module:
//!
//! ```text
//! Position + Roles --sides--> two essential sides and their regions --expand(picks)--> liberty trees
//!     --transform--> game values --sum, cool by 2, judge--> Report
//! ```
//!
//! * `sides` finds the essential stones and sorts the regions of the board into liberties, eyes and shared
//!   liberties; `settle` says when a position of a region needs no more questions and how many moves it takes,
//!   with `eye` for eye spaces and `approach` for liberties that cannot be filled at once.
//! * [`picks`] are the candidate points that a person chose; `expand` grows the liberty trees from them.
//! * [`local`] searches regions without picks, `local_tree` shows what it found; `joint` and `joint_verdict` judge all
//!   regions of a block together. [`suggest`](mod@suggest) names candidate points with reasons.
//! * `transform` cuts the moves that gain less than a liberty and yields a game value, by the rule in `rule`;
//!   [`abstract_tree`] applies it to trees without a board.
//! * `judge` adds the regions up, cools by 2 and says who wins; `moves` says with which first moves.
//! * [`report`] is the result as plain data: every claim with its reason.
//!
//! ```
//! use semeai_board::{ByColor, Color, diagram};
//! use semeai_race::{Limits, Question, analyze, picks::Picks, report::Conclusion};
//!
//! let race = diagram::parse(
//!     ".@.@.
//!      BBBBB
//!      WWWWW
//!      .#.##",
//! )?;
//! let position = race.position()?;
//! let question = Question {
//!     position: &position,
//!     roles: &race.roles,
//!     picks: &Picks::default(),
//!     linked: ByColor::default(),
//!     to_move: Color::Black,
//!     auto: false,
//! };
//! let report = analyze(&question, &Limits::default());
//! let verdict = report.verdict.expect("both sides are marked");
//! assert_eq!(verdict.conclusion, Conclusion::Black); // 3 moves against 2
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! On the board a race is searched under the real rules: [`solve`](mod@solve) answers one race, [`propose`](mod@propose)
//! finds races on any position with what matters and what is safe, [`widen`] tries nearer and wider surroundings.
//!
//! Black is Left, White is Right: see [`player`]. Sources: Y. Nii and T. Nakamura, "A System for Analysing
//! Semeais using Combinatorial Game Theory" (the *system paper*); T. Nakamura, "Counting liberties in Go
//! capturing races", Games of No Chance 3 (2009); M. Müller, "Race to Capture" (1999); T. Wolf,
//! "A Classification of Semeai with Approach Moves" (2012).

pub mod abstract_tree;
mod analyze;
mod approach;
mod ending;
mod expand;
mod eye;
mod life;
mod limits;
pub mod local;
mod local_tree;
mod marked;
pub mod picks;
mod player;
pub mod propose;
mod question;
mod regions;
mod remark;
pub mod report;
mod rule;
mod settle;
mod shown;
mod siege;
pub mod solve;
mod standings;
pub mod suggest;
mod transform;
mod value;
mod verdict;
pub mod widen;

pub use analyze::analyze;
pub use ending::Ending;
pub use limits::Limits;
pub use player::player;
pub use question::Question;
