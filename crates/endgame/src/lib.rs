//! Endgames: which move is biggest, what each is worth, who wins by how much.
//!
//! What stands here so far are **sums of trees**: positions whose parts are written out, each as a tree of what both
//! players can make of it. It shares its numbers with [`semeai_cgt`] and knows no board.
//!
//! ```
//! use semeai_cgt::{Player, Rational};
//! use semeai_endgame::{Sum, answer};
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
//! # use semeai_endgame::{Sum, score};
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
//! # use semeai_endgame::{Sum, answer};
//! # use semeai_search::PositionBudget;
//! let sum = Sum::parse("{{20|4}|3} + {9|0}").unwrap();
//! let answer = answer(&sum, Player::Left, &mut PositionBudget::new(1_000)).unwrap();
//! assert_eq!(answer.score.to_string(), "13");
//! assert_eq!(answer.moves[1].loss.to_string(), "1");
//! ```
//!
//! **Rules of thumb.** Players say: sente first; reverse sente counts double; else take the average. [`Rules`] says it as they
//! do, [`Discriminant`] says what is right, and [`Boundary`] shows where the two part. The rules are right nearly always if
//! the gotes are evenly spaced, and wrong where they are not.
//!
//! ```
//! use semeai_cgt::Player;
//! use semeai_endgame::{Binary, Choice, Rules};
//!
//! let [xl, xr, y] = [4, 1, 4].map(semeai_cgt::Rational::from_integer);
//! let gotes = [6, 4, 1].map(semeai_cgt::Rational::from_integer);
//! let binary = Binary::new(xl, xr, y, gotes.into());
//! assert_eq!(Rules::of(&binary, Player::Right).unwrap().average, Some(Choice::Tree));
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
//! | one tree of depth 2 among gotes | [`Binary`], [`Discriminant`], [`Rules`], [`Boundary`] |
//! | how many endings there are | [`endings`] |
//! | everything at once | [`sum_report`] |
//!
//! Inside, `parts` has the trees in integers, each position once up to a number of points, `walls` bounds a sum by the
//! thermographs of its parts, and `table` searches with these bounds, the most promising move first.
//!
//! Sources: E. Berlekamp, J. Conway and R. Guy, *Winning Ways* (2nd ed. 2001), chapter 6; E. Berlekamp and D. Wolfe,
//! *Mathematical Go* (1994).

mod boundary;
mod chilled;
mod counts;
mod discriminant;
mod endgame;
mod kind;
mod ko;
mod limits;
mod local;
mod names;
pub mod notation;
mod parts;
mod play;
pub mod position_report;
mod prove;
pub mod region;
mod report;
mod rules;
mod score;
mod settled;
pub mod strategy;
mod table;
pub mod tree;
pub mod verify;
mod walls;

pub use boundary::{Boundary, Failures, Place, Plane, Status};
pub use chilled::Scoring;
pub use counts::{Endings, MOST as MOST_COUNTED, Shape, endings};
pub use discriminant::{Binary, Choice, Discriminant};
pub use endgame::{Endgame, endgame_report};
pub use kind::Kind;
pub use ko::ByKo;
pub use limits::EndgameLimits;
pub use names::{TermName, names};
pub use prove::prove;
pub use report::{Check, Start, StartReport, SumReport, Thumb, sum_report};
pub use rules::{Rules, Survey, Tally, loss, survey};
pub use score::{Answer, FirstMove, ScoreError, SumMove, answer, has_zugzwang, score};
pub use tree::{Sum, Tree, TreeId};

use semeai_board::Color;
use semeai_cgt::Player;

/// Left is Black.
pub(crate) const fn player(color: Color) -> Player {
    match color {
        Color::Black => Player::Left,
        Color::White => Player::Right,
    }
}
