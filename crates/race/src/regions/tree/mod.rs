//! The liberty tree of a region: grown from candidates, or shown from what a search has found.

mod from_search;
mod growth;

pub(crate) use from_search::SearchedRegion;
pub(crate) use growth::{GrownNode, GrownTree, grow};
