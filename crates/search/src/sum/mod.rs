//! The search for the score of a sum of trees: of values that are known, in which both players move in turn.
//!
//! Each move is played in one tree and is compulsory; at the end the numbers are added. [`Trees`] are what may be played,
//! [`IntegerSum`] a sum of them with every position once, up to a number of points, and [`SumTable`] its search: bounded by
//! the thermographs of its parts, the most promising move first. Exact, or over budget. A [`GoteSum`] needs no search.
//!
//! ```
//! use semeai_cgt::{Player, Rational};
//! use semeai_search::PositionBudget;
//! use semeai_search::sum::{IntegerSum, SumTable, Tree, Trees};
//!
//! // {5|0} + {3|0} + {2|0}: Black takes 5, White 3, Black 2.
//! let mut trees = Trees::default();
//! let terms = [5, 3, 2].map(|points| {
//!     let [left, right] = [points, 0].map(|n| trees.push(Tree::Number(Rational::from_integer(n))));
//!     trees.push(Tree::Options([left].into(), [right].into()))
//! });
//! let sum = IntegerSum::of(&trees, &terms).expect("small numbers");
//! let mut budget = PositionBudget::new(1_000);
//! let mut table = SumTable::new(&sum, &mut budget);
//! let (open, settled) = table.open(sum.terms().iter().copied());
//! assert_eq!(table.score(&open, Player::Left).map(|units| settled + units), Ok(7));
//! ```

mod gote_sum;
mod gotes;
mod integer_sum;
mod parts;
mod table;
mod tree;
mod walls;

pub use gote_sum::GoteSum;
pub use integer_sum::IntegerSum;
pub use parts::{Leftover, SumPart, SumPartId, SumParts};
pub use table::{OpenSum, SumTable};
pub use tree::{Tree, TreeId, Trees};
