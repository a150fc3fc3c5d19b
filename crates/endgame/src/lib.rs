//! Endgames: which move is biggest, what each is worth, who wins by how much.
//!
//! An endgame is cut into regions between safe stones; each is searched to the end and has a value, and the values add up to
//! scores ([`endgame_report`]). The crate stands on [`semeai_cgt`] for values and [`semeai_search`] for positions and for the
//! score of a sum of values.
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
//! **Sente and gote** are read off the thermograph ([`RegionKind`]): where one wall stands upright just below the temperature, the
//! move of that side is answered.
//!
//! **Chilling.** Cooled by 1, every move costs the point that a stone on one's own territory costs. What is left is small
//! enough to be added up, and the sum g, rounded up if Black is first and down if White is, is the territory score; rounded on
//! to the right parity it is the area score, as long as no point stays neutral, as in a seki. The corridor above is worth 5/4
//! chilled, so Black gets 2 or 1.
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
//! ([`verify`]). What such a region counts and what a move in it is worth says a sweep over its positions ([`KoWorth`]): of a
//! half-point ko a third.
//!
//! Sources: E. Berlekamp and D. Wolfe, *Mathematical Go* (1994); M. Müller, "Decomposition Search: A Combinatorial Games
//! Approach to Game Tree Search, with Applications to Solving Go Endgames" (IJCAI 1999).
//!
//! # Where things are
//!
//! | question | answer |
//! |---|---|
//! | the best answer there is | [`endgame_answer()`] |
//! | everything about an endgame on a board, as plain data | [`endgame_report`], [`position_report`] |
//! | a position inside a region, and all of them as a tree | [`region_position`], [`region_tree`], [`inside`] |
//! | what is best in a region while moves elsewhere are worth something | [`position_report::RegionReport::best_at`] |
//! | two moves beside each other: which is bigger, and what each comes to | [`position_report::EndgameReport::compare`] |
//! | a board as a sum of trees | [`board_sum()`] |
//! | what is safe | [`region`] |
//! | what rules for choosing a move make of it | [`strategy`] |

mod alone;
mod analysis;
mod board_sum;
pub mod choice;
mod compare;
pub mod compose;
mod elsewhere;
mod final_count;
pub mod inside;
mod kind;
mod ko;
mod likely;
mod limits;
mod local;
mod meeting;
mod play;
mod points;
pub mod position_report;
pub mod region;
mod sizes;
mod status;
pub mod strategy;
mod sweep;
pub mod verify;
mod walls;

pub use alone::RegionAlone;
pub use analysis::{
    Border, Endgame, RegionCache, endgame_answer, endgame_report, endgame_report_with,
    region_position, region_tree,
};
pub use board_sum::{NoSum, board_sum};
pub use compare::{ComparedMove, Comparison, NoComparison};
pub use elsewhere::BestAt;
pub use kind::RegionKind;
pub use ko::ByKo;
pub use limits::{EndgameLimits, LimitMet};
pub use local::MOST_POINTS;
pub use play::stops::Scoring;
pub use sizes::SizedMove;
pub use sweep::curve::Curve;
pub use sweep::worth::{KoClass, KoMove, KoThermograph, KoWorth, NoKoWorth};
pub use walls::{WallBounds, WallLevel};

use semeai_board::Color;
use semeai_cgt::Player;

/// Left is Black.
pub(crate) const fn player(color: Color) -> Player {
    match color {
        Color::Black => Player::Left,
        Color::White => Player::Right,
    }
}
