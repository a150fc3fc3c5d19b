//! Who lives: the class of every point of a region on any graph, and the end of a game.
//!
//! Small parts of a board are answered exactly. A region is a net of at most sixteen points that vary, with safe stones outside; its
//! table knows what each side can force at every point, in every position. The crate stands on [`semeai_board`], and on
//! [`semeai_search`] for budgets.
//!
//! # A short course on classes
//!
//! After "Life and death in graph Go" (2022, in Japanese). A point is Black's (B) or White's (W) whoever plays first, or taken by whoever
//! plays first (N), or a stand-off (P); N+ and N− are taken by one side if it plays first and are a stand-off else. That these are kept
//! apart, and that a point is decided as soon as it is settled, is our reading: the source lets only ultimate positions decide.
//!
//! ```
//! use semeai_board::{Position, Setup, Topology};
//! use semeai_life::{LifeLimits, LifeQuestion, Tables, life_report};
//! use semeai_search::PositionBudget;
//!
//! let board = Topology::new("square:3x3".parse()?);
//! let question = LifeQuestion::new(Position::new(Setup::new(board.into()))?);
//! let mut budget = PositionBudget::new(10_000_000);
//! let report = life_report(&question, &Tables::default(), &LifeLimits::default(), &mut budget);
//! let corner = report.classes[0];
//! assert_eq!(corner.class.sign(), "N");
//! assert_eq!(corner.by_ko.unwrap().map(|class| class.sign()).black, "N+", "if Black wins all kos");
//! assert_eq!(report.positions(), 12_675);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **Repetition is a stand-off.** Play that never decides, passes included, counts for nobody; a table has no history. By positional
//! superko ([`Kos::Superko`]) small regions are searched with all that was on the board before.
//!
//! # Where things are
//!
//! | what | where |
//! |---|---|
//! | everything about a board, as plain data | [`life_report`] |
//! | the outside of a board and its regions | [`Ground`] |
//! | the points that vary, with the rule of capture | [`Net`] |
//! | what can be forced in every position | [`Table`], kept by [`Tables`] |
//! | the class after every first move, and how it follows from them | [`FirstMoves`], [`Class::by_moves`] |
//! | a position after some moves in a region | [`inside_position`], [`Region`] |
//! | what to play to take a point or to hold it | [`Table::way`] |
//! | whether a position is ultimate | [`eyes`] |
//! | the end in the Chinese way | [`End`] |
//! | the score of a whole board with best play | [`best_play()`] |

mod all_positions;
mod best_play;
mod census;
mod class;
pub mod compose;
mod end;
mod ground;
mod history;
mod inside;
mod moves;
mod net;
mod question;
mod region;
mod report;
mod settled;
mod superko;
mod table;
mod tables;
mod threads;
mod ultimate;
mod ways;

pub use all_positions::{AllPositions, all_positions};
pub use best_play::{
    BestPlay, BestPlayQuestion, BestPlayReport, FirstPlay, GameMoment, Outcome, Repetition,
    SolvedBoard, Unsolved, best_play,
};
pub use census::{Census, CensusCount, CensusRow};
pub use class::{Class, ClassLetters, Value};
pub use end::{Count, End};
pub use ground::Ground;
pub use history::MOST_POINTS_WITH_HISTORY;
pub use inside::{InsideFault, InsidePosition, inside_position};
pub use moves::{FirstMove, FirstMoves, Reach};
pub use net::{MOST_POINTS, Net, Played, Points, numbers};
pub use question::{Ending, Kos, LifeLimits, LifeQuestion};
pub use region::{Region, RegionState};
pub use report::{LifeReport, MoveClass, PointClass, PointReport, life_report};
pub use table::{
    Bounds, Goal, Ko, Place, Scoring, Table, bytes_kept, bytes_needed, bytes_of_scores,
    seconds_expected,
};
pub use tables::{Tables, bytes_of_rules};
pub use ultimate::{Eyes, Fault, eyes};
pub use ways::Way;
