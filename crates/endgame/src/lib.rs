//! Endgames: which move is biggest, what each is worth, who wins by how much.
//!
//! Two subjects. An *endgame on a board* is cut into regions between safe stones; each is searched to the end and has a value,
//! and the values add up to scores ([`endgame_report`]). A *sum of trees* is a position whose parts are written out, each as
//! a tree of what both players can make of it ([`answer`]). The crate stands on [`semeai_cgt`] for values and
//! [`semeai_search`] for positions.
//!
//! # A short course on endgames
//!
//! **Count and temperature.** What is left of a game falls apart into regions. In a corridor of one point whoever plays
//! gains nothing but a turn: `*`. In a longer one Black's move keeps all points but the one he plays on, and White's makes it
//! one point shorter. The *count* of a region is its mean, what a move is *worth* its temperature.
//!
//! ```
//! use semeai_board::diagram;
//! use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
//!
//! let drawn = diagram::parse("#####\n@...#\n#####")?;
//! let mut asked = Endgame::new(drawn.position()?);
//! asked.roles = drawn.roles;
//! let report = endgame_report(&asked, &EndgameLimits::default());
//! let corridor = report.regions[0].value.as_ref().unwrap();
//! assert_eq!(corridor.text.as_str(), "{2||1|*}");
//! assert_eq!(corridor.mean.to_string(), "5/4");
//! assert_eq!(corridor.worth.unwrap().to_string(), "3/4");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **Sente and gote** are read off the thermograph ([`Kind`]): where one wall stands upright just below the temperature, the
//! move of that side is answered.
//!
//! **Chilling.** Cooled by 1, every move costs the point that a stone on one's own territory costs. What is left is small
//! enough to be added up, and the sum g, rounded up if Black is first and down if White is, is the territory score; rounded on
//! to the right parity it is the area score. The corridor above is worth 5/4 chilled, so Black gets 2 or 1.
//!
//! ```
//! # use semeai_board::diagram;
//! # use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
//! # let drawn = diagram::parse("#####\n@...#\n#####")?;
//! # let mut asked = Endgame::new(drawn.position()?);
//! # asked.roles = drawn.roles;
//! let report = endgame_report(&asked, &EndgameLimits::default());
//! let total = report.total.as_ref().unwrap();
//! assert_eq!(total.chilled.as_ref().unwrap().as_str(), "5/4");
//! let scores = report.territory_score.unwrap();
//! assert_eq!((scores.black.one(), scores.white.one()), (Some(2), Some(1)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **Losses.** After a move the score is that of the other side being first, so what a move loses is a whole number of points:
//! [`position_report::StartReport`] lists it for every first move.
//!
//! **Kos.** A region is counted three times: nobody has a ko threat, Black wins all kos, White does ([`ByKo`]). Where the
//! three differ scores and losses lie between two numbers, and a search of the whole board closes the gap
//! ([`verify`]).
//!
//! Sources: E. Berlekamp and D. Wolfe, *Mathematical Go* (1994); M. Müller, "Decomposition Search: A Combinatorial Games
//! Approach to Game Tree Search, with Applications to Solving Go Endgames" (IJCAI 1999).
//!
//! # Sums of trees
//!
//! A first example:
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
//! | everything about an endgame on a board, as plain data | [`endgame_report`], [`position_report`] |
//! | a position inside a region, and all of them as a tree | [`region_position`], [`region_tree`], [`inside`] |
//! | what is best in a region while moves elsewhere are worth something | [`position_report::RegionReport::best_at`] |
//! | a board as a sum of trees | [`board_sum()`] |
//! | what is safe, and the regions between | [`region`] |
//! | what rules for choosing a move make of it | [`strategy`] |
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

mod alone;
mod board_sum;
mod boundary;
mod chilled;
pub mod choice;
mod counts;
mod direct;
mod discriminant;
mod elsewhere;
mod endgame;
mod finished;
mod forms;
mod gotes;
pub mod inside;
mod kind;
mod ko;
mod limits;
mod local;
mod means;
mod meeting;
mod names;
pub mod notation;
mod parts;
mod play;
mod points;
pub mod position_report;
mod prove;
pub mod region;
mod report;
mod rules;
mod score;
mod settled;
pub mod status;
pub mod strategy;
mod table;
mod together;
pub mod tree;
mod values;
pub mod verify;
mod walls;
mod widest;

pub use alone::RegionAlone;
pub use board_sum::{NoSum, board_sum};
pub use boundary::{Boundary, Cell, Failures, Place, Plane, Status};
pub use chilled::Scoring;
pub use counts::{Endings, MOST as MOST_COUNTED, Shape, endings};
pub use direct::DirectKo;
pub use discriminant::{Binary, Choice, Discriminant};
pub use elsewhere::BestAt;
pub use endgame::{
    Endgame, Kept, endgame_report, endgame_report_with, region_position, region_tree,
};
pub use kind::Kind;
pub use ko::ByKo;
pub use limits::EndgameLimits;
pub use local::MOST_POINTS;
pub use names::{TermName, names};
pub use prove::prove;
pub use report::{Check, Start, StartReport, SumReport, Thumb, sum_report};
pub use rules::{Rules, Survey, Tally, loss, survey};
pub use score::{Answer, FirstMove, ScoreError, SumMove, answer, score, zugzwang_terms};
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
