//! Second stage: the regions of each side, grown into trees with values.

mod expanded;
mod found;
mod own;
mod searched;

pub(crate) use expanded::expand;
pub(crate) use found::{cools_to, worth};
pub(crate) use own::{OwnRegion, Regions};
pub(crate) use searched::{Searched, Searchers, search_side};
