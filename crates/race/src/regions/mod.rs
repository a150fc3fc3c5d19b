//! Second stage: the regions of each side, grown into trees with values.

mod expanded;
mod found_worths;
mod own;
mod searched;
pub(crate) mod settled;
mod shown_mode;
pub(crate) mod transformation;
pub(crate) mod tree;

pub(crate) use expanded::expand;
pub(crate) use found_worths::{cools_to, worth};
pub(crate) use own::{OwnRegion, Regions};
pub(crate) use searched::{Searched, Searchers, search_side};
