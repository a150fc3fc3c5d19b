//! Boundary graphs: where a tree is to be played first and where the largest gote, with the rules of thumb beside it.
//!
//! The fields are tinted, the tree's is hatched one way, and where both moves are best both ways. The exact curve is bold, the
//! lines of the rules are thin. A cross stands where the rules choose a move that loses, a triangle where they do not decide and
//! it matters; their size is the loss. Along the edges is drawn how uneven the gotes are.

mod edges;
mod fields;
mod frame;
mod numbers;
mod paint;
mod request;
mod signs;
mod sketch;

pub use edges::axes;
pub use frame::PlaneFrame;
pub use paint::boundary;
pub use request::{BoundaryPicture, Legend};
