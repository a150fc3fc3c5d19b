//! The endgame of a document: how it is asked for, what is safe in it, where one stands in its regions.

mod inside;
mod kept_regions;
pub(crate) mod limits;
mod marks;
pub(crate) mod place;
mod proof;
pub(crate) mod safe;
mod safe_proposal;
mod solve;

pub use self::inside::{GrowTree, LookInside};
pub use self::kept_regions::KeptRegions;
pub use self::marks::EndgameMarks;
pub use self::proof::ProveEndgame;
pub use self::solve::SolveEndgame;
