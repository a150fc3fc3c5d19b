//! Fourth stage: who wins, by the first judge that is sure.

mod announced;
mod both_live;
mod by_bounds;
mod case;
mod formulas;
mod gap;
mod judgement;
mod judges;
mod listed;
mod moves;
mod one_lives;
mod preconditions;
mod ruling;
mod survival;
mod together;

pub(crate) use announced::announce;
pub(crate) use case::{Case, Tools};
pub(crate) use judges::rule;
pub(crate) use ruling::Ruling;
