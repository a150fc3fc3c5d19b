//! Capturing races (semeai) in Go as sums of combinatorial games.
//!
//! The way from a position to a verdict, each stage a folder and a function from data to data:
//!
//! ```text
//! Question --marking--> sides and their regions --regions--> trees with values --standings--> who lives, a tally
//!     --verdict--> the first judge that is sure --> Report
//! ```
//!
//! * `marking` finds the essential stones and sorts the regions of the board into liberties, eyes and shared liberties.
//! * `regions` grows the liberty trees: `tree` from the [`picks`] of a person or from what [`local`] searched, `settled`
//!   says when a position of a region needs no more questions and how many moves it takes, with `eye` for eye spaces and
//!   `approach` for liberties that cannot be filled at once; `transformation` cuts the moves that gain less than a liberty
//!   and yields game values, and [`AbstractTree`] has the same rule without a board.
//! * `standings` says who is alive and which eyes stay one eye, and counts every region where it belongs;
//!   `shared_liberties` has the table of eyes and shared liberties.
//! * `verdict` asks its judges: searches of everything together, then the formulas, which add the regions up and cool by
//!   2; `moves` says with which first moves.
//! * [`report`] is the result as plain data: every claim with its reason. [`suggest`](mod@suggest) names candidate points
//!   with reasons.
//!
//! ```
//! use semeai_board::{ByColor, Color, diagram};
//! use semeai_race::picks::Picks;
//! use semeai_race::report::{Conclusion, Claim};
//! use semeai_race::{Limits, Question, WithoutPicks, analyze};
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
//!     unpicked: WithoutPicks::Asked,
//! };
//! let report = analyze(&question, &Limits::default());
//! let verdict = report.verdict.expect("both sides are marked");
//! assert_eq!(verdict.conclusion, Claim::Counted(Conclusion::Black)); // 3 moves against 2
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! On the board a race is searched under the real rules: [`solve`](mod@solve) answers one race, [`propose`](mod@propose)
//! finds races on any position with what matters and what is safe, [`bounds`] proves what holds whatever lies beyond, [`widen`]
//! tries nearer and wider surroundings, and [`answer`] joins all this with the count.
//!
//! Black is Left, White is Right: see [`player()`]. Sources: Y. Nii and T. Nakamura, "A System for Analysing
//! Semeais using Combinatorial Game Theory" (the *system paper*); T. Nakamura, "Counting liberties in Go
//! capturing races", Games of No Chance 3 (2009); M. Müller, "Race to Capture" (1999); T. Wolf,
//! "A Classification of Semeai with Approach Moves" (2012).

mod alone;
mod analyze;
pub mod answer;
pub mod bounds;
pub mod compose;
pub mod danger;
mod ending;
mod fate;
pub mod fight;
mod life;
mod limits;
pub mod local;
mod marking;
mod no_race;
pub mod picks;
mod player;
pub mod propose;
mod question;
mod regions;
mod remark;
pub mod report;
mod rule;
pub mod solve;
mod standings;
pub mod suggest;
mod summary;
mod value;
mod verdict;
pub mod widen;

pub use alone::{Alone, BlockReport, out};
pub use analyze::analyze;
pub use ending::Ending;
pub use fate::Fate;
pub use limits::Limits;
pub use no_race::{About, NoRace, Pairs};
pub use player::player;
pub use question::{Question, WithoutPicks};
pub use regions::transformation::AbstractTree;
