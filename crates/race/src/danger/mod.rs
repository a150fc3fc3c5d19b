//! Is it a race at all? Which blocks are in danger, and from whom.
//!
//! A block is in danger from another if it is captured where that one cannot be, its opponent moving first. Two blocks race if each
//! is in danger from the other, and it is not settled which of them falls: either is lost if the opponent starts, or neither is,
//! because each lives by the danger of the other. A block that is lost whoever starts is dead and in no race, unless both
//! are large and have liberties to be filled one by one: that is a race which is decided.
//!
//! Two blocks in closed surroundings are searched as the race that they are. Elsewhere all this is found out by short searches on the
//! board as it is, a few steps around a block; what they say is a guess that decides what is proposed, and never told of a block. What a
//! block is told to be is proved, see [`crate::bounds::alone`].

mod closed_space;
mod hunt;
mod pairs;
mod relation;
mod scan;
mod settle;

pub(crate) use closed_space::is_shut_in;
pub use pairs::Dangers;
pub use relation::{BlockRelation, PairReport};
pub use scan::{Scan, nothing_races, races_with_none, scan};
