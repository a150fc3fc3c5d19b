//! Tactics maps: a small language of sets of points, evaluated on a position of any board.
//!
//! After N. Sato and K. Anada on board shapes and tactics maps (78th national convention of the Information Processing Society of Japan,
//! 7B-03, in Japanese). A [`Map`] gives a set of points for a position, such as `P4(V)`, the points with at least four empty points
//! about them. The text of the source has lost signs in print and contradicts its own numbers: nobody knows the maps that it was
//! written with, and nothing here claims to.
//!
//! ```
//! use semeai_tactics::{Map, MapText};
//!
//! let map: Map = "P4 V".parse()?;
//! assert_eq!(map.to_string(), "P4(V)");
//! assert_eq!((map.size(), map.depth()), (2, 2));
//! assert_eq!(MapText::parse("P V").unwrap_err().to_string(), "column 2: expected a number, but found ` `");
//! # Ok::<(), semeai_tactics::MapError>(())
//! ```
//!
//! # Where things are
//!
//! | what | where |
//! |---|---|
//! | a map as a tree, printed as text and as mathematics | [`Map`], [`MapPrint`] |
//! | a map read with the places of its parts, or what is wrong with its text | [`MapText`], [`MapError`] |
//! | what a map and every part of it is on a position; two maps side by side, on it and over random games | [`map_report`], [`compare`], [`compare_over_games`] |
//! | which part somebody points at | [`part_at`] |
//! | whether laws make two maps equal, and a smaller map that is equal | [`are_equal_by_law`], [`reduced`], [`LawReport`] |
//! | the maps of the source, and what they may have been | [`Preset`] |
//! | a position as sets, with the recurrences of its moves | [`Model`] |
//! | what a move would change | [`move_change`] |
//! | rules and players of games | [`Rules`], [`Player`] |
//! | tables of games, a game played again, and how long it will take | [`Experiment`], [`Run`], [`Cell`] |
//! | what came out: rates, intervals, boards that are alike, text for other programs, tables from pieces | [`SimulationReport`], [`report_parts`], [`join_parts`], [`paper`] |
//! | which map wins most | [`Exploration`], [`explore()`] |
//! | random numbers | [`semeai_search::Random`] |

mod area;
mod experiment_file;
mod explore;
mod game;
mod laws;
pub mod map;
mod map_comparison;
mod model;
pub mod paper;
mod player;
mod program;
mod report;
mod rules;
mod simulate;
mod sizes;
mod statistics;

pub use experiment_file::{EXPERIMENT_FORMAT, ExperimentFileError};
pub use explore::{
    AlikeMaps, DEEPEST, Exploration, ExploreReport, ExploreRound, ExploredMap, all_maps,
    exploration_json, explore, usual_budget,
};
pub use laws::{LawReport, Scope, are_equal_by_law, reduced};
pub use map::{
    Comparison, ComparisonCount, ExpectedPart, FoundSign, Junction, LARGEST_NUMBER, Leaf,
    MOST_DEPTH, MOST_PARTS, Map, MapError, MapErrorKind, MapPrint, MapQuestion, MapReport,
    MapSource, MapText, MissingPoints, Operator, Origin, Preset, Script, compare, map_report,
    part_at,
};
pub use map_comparison::compare_over_games;
pub use model::{
    AfterChange, AtariChange, Model, MoveChange, MoveResult, Neighborhoods, mask, move_change,
    points,
};
pub use player::Player;
pub use report::{
    Alike, CellReport, JoinError, JoinErrorKind, JoinedTable, MOST_ALIKE, SimulationReport,
    join_parts, report_parts,
};
pub use rules::{GameEnd, KoBan, LONGEST_CAP, Passing, Rules, RulesError, RulesErrorKind, Scoring};
pub use simulate::{
    Cell, CellCounts, Experiment, ExperimentFault, MOST_CELLS, MOST_EXPERIMENT_BOARDS, MOST_GAMES,
    NamedBoard, PlayHalt, Replay, ReplayTurn, Run, RunProgress, Share, Tally, board_key, simulate,
};
pub use sizes::{MOST_BOARDS, SizesError, names_of_sizes};
pub use statistics::{Distance, Interval, Rate, distance, distance_of_tallies};
