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
//! | the maps of the source, and what they may have been | [`Preset`] |
//! | a position as sets, with the recurrences of its moves | [`Model`] |
//! | what a move would change | [`move_change`] |
//! | random numbers | [`Random`] |

pub mod map;
mod model;
mod random;

pub use map::{
    Expected, Found, Junction, LARGEST_NUMBER, Leaf, MOST_DEPTH, MOST_PARTS, Map, MapError,
    MapErrorKind, MapPrint, MapSource, MapText, Operator, Origin, Preset, Script,
};
pub use model::{
    AfterChange, AtariChange, Model, MoveChange, Neighborhoods, Played, mask, move_change, points,
};
pub use random::Random;
