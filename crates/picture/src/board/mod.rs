//! A board as a drawing: wood, lines, regions, stones and signs, for the window and for what is exported.

mod brush;
mod classes;
mod ground;
mod map;
mod markup;
mod notes;
mod paint;
mod sets;
mod signs;
mod stones;
mod territory;

pub use brush::{Brush, centered, half, side_sign};
pub use classes::class_shape;
pub use paint::{BoardPicture, CELL, MARGIN, board};
pub use stones::square_at;
