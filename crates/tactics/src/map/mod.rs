//! Maps from positions to sets of points, as a small language.

mod error;
mod expression;
mod parse;
mod presets;
mod print;
#[cfg(test)]
mod tests;

pub use error::{Expected, Found, MapError, MapErrorKind};
pub use expression::{Junction, Leaf, Map, Operator};
pub use parse::{LARGEST_NUMBER, MOST_DEPTH, MOST_PARTS, MapText};
pub use presets::{MapSource, Origin, Preset};
pub use print::{MapPrint, Script};
