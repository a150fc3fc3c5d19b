//! Fourth stage: who wins, by the first judge that is sure.

mod announcement;
mod both_live;
mod by_bounds;
mod by_search;
mod case;
mod formulas;
mod judgement;
mod judges;
mod moves;
mod one_lives;
mod preconditions;
mod ruling;
mod survival;
mod together;

pub(crate) use announcement::announce;
pub(crate) use case::{Case, Tools};
pub(crate) use judges::rule;
pub(crate) use ruling::Ruling;
