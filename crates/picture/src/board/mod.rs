//! A board as a picture: wood, lines, regions, stones and signs, as the window paints them.

mod area;
mod asked;
mod brush;
mod ground;
mod notes;
mod paint;
mod signs;
mod stones;
mod territory;

pub use area::Area;
pub use asked::{BoardPicture, CELL, Coordinates};
pub use paint::board;
