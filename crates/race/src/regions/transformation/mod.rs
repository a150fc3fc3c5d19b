//! The transformation: from liberty trees to game values.

mod abstract_tree;
mod worths;

pub use abstract_tree::AbstractTree;
pub(crate) use worths::{NodeWorth, Worth, transform};
