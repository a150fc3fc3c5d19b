//! Third stage: how each side stands, in words and in numbers.

mod doubts;
mod shared_liberties;
mod side;
mod stand;
mod tally;
mod total;

pub(crate) use doubts::has_room_for_eye;
pub(crate) use shared_liberties::TableRow;
pub(crate) use side::{DeadEye, SideTally};
pub(crate) use stand::{Standings, stand};
pub(crate) use tally::{CountedAs, Tally, tally};
