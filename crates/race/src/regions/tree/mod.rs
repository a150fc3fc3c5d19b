//! The liberty tree of a region: grown from candidates, or shown from what a search has found.

mod found;
mod grown;

pub(crate) use found::Found;
pub(crate) use grown::{Grown, GrownNode, grow};
