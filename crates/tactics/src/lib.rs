//! Tactics maps: a small language of sets of points, evaluated on a position of any board.
//!
//! After N. Sato and K. Anada on board shapes and tactics maps (78th national convention of the Information Processing Society of Japan,
//! 7B-03, in Japanese). A [`Map`] gives a set of points for a position, such as `P4(V)`, the points with at least four empty points
//! about them. The text of the source has lost signs in print and contradicts its own numbers: nobody knows the maps that it was
//! written with, and nothing here claims to.
//!
//! ```
//! use semeai_board::Color;
//! use semeai_tactics::{Leaf, Map, Operator};
//!
//! let touching = Map::apply(Operator::Reach, Map::Leaf(Leaf::Stones(Color::White)));
//! assert_eq!((touching.size(), touching.depth()), (2, 2));
//! ```
//!
//! # Where things are
//!
//! | what | where |
//! |---|---|
//! | a map as a tree | [`Map`] |

pub mod map;

pub use map::{Junction, Leaf, Map, Operator};
