//! One bounded part of a board as bits, and the ways to search it.

mod field;
mod goal;
mod graph;
mod ko;
mod life;
mod mask;
mod measure;
mod node;
mod part;
mod precedent;
mod search;
mod simulation;
mod table;

pub use field::{Field, NO_KO, State, side};
pub use goal::Goal;
pub use graph::{Care, Reduced};
pub use ko::KoRule;
pub use mask::Mask;
pub use measure::PlainPart;
pub use node::{Look, Stones};
pub use part::Part;
pub use search::{Exhausted, Memory, Search};
pub use table::Ending;
