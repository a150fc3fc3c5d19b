//! Sums of trees: the score, what every move loses, and where the rules of thumb for endgames fail.
//!
//! A *sum of trees* is a position whose parts are written out, each as a tree of what both players can make of it; no board is
//! needed. The crate stands on [`semeai_cgt`] for numbers and thermographs and on [`semeai_search::sum`] for the search. A first
//! example:
//!
//! ```
//! use semeai_cgt::{Player, Rational};
//! use semeai_sums::{Sum, answer};
//! use semeai_search::PositionBudget;
//!
//! let sum = Sum::parse("{{9|4}|{3|0}} + {{6|5}|{5|0}} + {5|0} + {2|0}").unwrap();
//! let answer = answer(&sum, Player::Left, &mut PositionBudget::new(1_000)).unwrap();
//! assert_eq!(answer.score, Rational::from_integer(14));
//! let losses: Vec<String> = answer.moves.iter().map(|each| each.loss.to_string()).collect();
//! assert_eq!(losses, ["0", "3", "1", "3"]);
//! ```
//!
//! # A short course on sums
//!
//! **Gotes.** In `{b|0}` Black gains b by playing first, and White keeps him from it. Of gotes alone both take the largest
//! that is left in turn; two equal ones are *miai*, one for each.
//!
//! ```
//! # use semeai_cgt::{Player, Rational};
//! # use semeai_sums::{Sum, score};
//! # use semeai_search::PositionBudget;
//! # let score = |text: &str, first| {
//! #     score(&Sum::parse(text).unwrap(), first, &mut PositionBudget::new(1_000)).unwrap().0.to_string()
//! # };
//! assert_eq!(score("{5|0} + {3|0} + {2|0}", Player::Left), "7");
//! assert_eq!(score("{5|0} + {3|0} + {2|0}", Player::Right), "3");
//! ```
//!
//! **Sente.** In `{{20|4}|3}` Black threatens 16: White has to answer, so Black plays it first although the gote `{9|0}`
//! gains nine times as much.
//!
//! ```
//! # use semeai_cgt::{Player, Rational};
//! # use semeai_sums::{Sum, answer};
//! # use semeai_search::PositionBudget;
//! let sum = Sum::parse("{{20|4}|3} + {9|0}").unwrap();
//! let answer = answer(&sum, Player::Left, &mut PositionBudget::new(1_000)).unwrap();
//! assert_eq!(answer.score.to_string(), "13");
//! assert_eq!(answer.moves[1].loss.to_string(), "1");
//! ```
//!
//! **Rules of thumb.** Players say: sente first; reverse sente counts double; else take the average. [`ThumbRules`] says it as they
//! do, [`Discriminant`] says what is right, and [`Boundary`] shows where the two part. The rules are right nearly always if
//! the gotes are evenly spaced, and wrong where they are not.
//!
//! ```
//! use semeai_cgt::Player;
//! use semeai_sums::{Binary, Choice, ThumbRules};
//!
//! let [xl, xr, y] = [4, 1, 4].map(semeai_cgt::Rational::from_integer);
//! let gotes = [6, 4, 1].map(semeai_cgt::Rational::from_integer);
//! let binary = Binary::new(xl, xr, y, gotes.into());
//! assert_eq!(ThumbRules::of(&binary, Player::Right).unwrap().average, Some(Choice::Tree));
//! assert_eq!(binary.discriminant(Player::Right).unwrap().best(Player::Right), Choice::Gote);
//! ```
//!
//! # Where things are
//!
//! | question | answer |
//! |---|---|
//! | what is a sum, and the theorem on the first move | [`tree`], [`notation`] |
//! | the score, what every move loses, a best line | [`answer`], [`score()`] |
//! | the same by trying every order | [`prove()`] |
//! | one tree of depth 2 among gotes | [`Binary`], [`Discriminant`], [`ThumbRules`], [`Boundary`] |
//! | how many endings there are | [`endings`] |
//! | everything at once | [`sum_report`] |
//!
//! Sources: E. Berlekamp, J. Conway and R. Guy, *Winning Ways* (2nd ed. 2001), chapter 6; E. Berlekamp and D. Wolfe,
//! *Mathematical Go* (1994).

mod boundary;
mod counts;
mod discriminant;
mod names;
pub mod notation;
mod prove;
mod report;
mod rules;
mod score;
pub mod tree;

pub use boundary::{Boundary, Failures, Plane, PlaneCell, PlanePoint, PlaneVerdict};
pub use counts::{Endings, MOST as MOST_COUNTED, TreeCounts, endings};
pub use discriminant::{Binary, Choice, Discriminant};
pub use names::{TermName, names};
pub use prove::prove;
pub use report::{StartAnswer, StartResult, SumReport, Thumb, sum_report};
pub use rules::{RuleRecord, Survey, ThumbRules, loss, survey};
pub use score::{Answer, FirstMove, ScoreError, SumMove, answer, score, zugzwang_terms};
pub use tree::Sum;
