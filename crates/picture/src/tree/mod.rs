//! A tree of moves, of liberties or in a region of an endgame: what stands in it, where, and as a picture.

mod items;
mod layout;
mod moves;
mod paint;

pub use self::items::{Content, Item, items};
pub use self::layout::{Flow, Layout, Pill, layout};
pub use self::moves::move_items;
pub use self::paint::{NodeLook, PillText, TreeBrush, TreeImage, pill_size, pill_text, tree};
