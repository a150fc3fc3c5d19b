//! Whether a block lives in a room by answers that join it.
//!
//! After a capture the captor has the points of what he took: most often a large room, of which a search that tries every move
//! knows nothing for long. Here the owner plays only stones that are joined to his block, or to stones of his that are never
//! captured. Such stones stay for good, so no ko matters, every answer makes the room smaller, and parts that it falls into
//! do not know of each other: what the opponent plays in one is answered there. Then the block lives if it can be joined to
//! stones that are never captured, or gets two eyes in the parts together. What is not found may live all the same.
//!
//! A part is an *eye* if all its points are beside the block and nothing else is around it but stones of the owner that stay: the
//! opponent cannot fill the last point while the block has a liberty elsewhere, and the owner need not (D. B. Benson, "Life in
//! the game of Go", 1976). So that the block always has one, every part that counts has a liberty of it when the opponent is to
//! move, and a part that counts alone has one after each of his moves too.
//!
//! # Points that nobody knows
//!
//! Of some points it may not be known whether they are empty or the owner's. They are taken as empty with three restrictions,
//! and then what is found holds whatever is there:
//!
//! - They count neither as a liberty of the block nor as the point that makes an eye: somewhere else in it is one that the owner
//!   does not fill.
//! - A stone of the opponent on or beside them, and what is joined to it, is never captured. So where a stone of the owner
//!   stands and less is left of the opponent than was thought, nothing was counted on.
//! - The owner may play there as elsewhere, for a stone of his beside the block is joined to it already.

mod on_ground;
mod part;
mod question;
mod search;

pub(crate) use on_ground::lives_in_room;
pub use question::RoomQuestion;
