//! Proofs: can one side capture the target of the other?

mod aftermath;
mod captures;
mod eyes;
mod goal;
mod guess;
mod links;
mod living;
mod order;
mod precedent;
mod search;
mod sequel;
mod table;

pub use aftermath::{Aftermath, Sequel, TargetCapture};
pub(crate) use eyes::is_eye;
pub use goal::{Goal, NoShortcut};
pub use links::Links;
pub use search::{GoingOn, Memory, Search};
pub use sequel::sequel;
pub use table::{Fate, Numbers, Thresholds};
