//! Maps from positions to sets of points, as a small language.

mod compare;
mod error;
mod evaluate;
mod expression;
mod parse;
mod place;
mod presets;
mod print;
#[cfg(test)]
mod tests;

pub use compare::{Comparison, ComparisonCount, compare};
pub use error::{
    ExpectedPart, FoundSign, LARGEST_NUMBER, MOST_DEPTH, MOST_PARTS, MapError, MapErrorKind,
};
pub use evaluate::{MapQuestion, MapReport, MissingPoints, map_report};
pub use expression::{Junction, Leaf, Map, Operator};
pub use parse::MapText;
pub use place::part_at;
pub use presets::{MapSource, Origin, Preset};
pub use print::{MapPrint, Script};
