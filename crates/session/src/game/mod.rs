//! Games: every position of a record with its variations and comments, and where in it somebody stands.

mod record;
mod walk;

pub use record::{Moment, NodeId, Record, RecordMove, RecordNode};
pub(crate) use record::{Origin, RecordFull, Words};
pub use walk::Game;
