//! Second stage: the regions of each side, grown into trees with values.

mod expansion;
mod found_worths;
mod own;
pub(crate) mod settled;
mod shown_mode;
mod side_search;
pub(crate) mod transformation;
pub(crate) mod tree;

pub(crate) use expansion::expand;
pub(crate) use found_worths::{cools_to, worth};
pub(crate) use own::{OwnRegion, Regions};
pub(crate) use side_search::{Searchers, SideSearch, search_side};
