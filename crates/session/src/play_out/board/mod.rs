//! The rules of a small board that is played against best play: real moves, and what each of them loses.

mod course;
mod situation;

#[cfg(test)]
mod tests;

pub use self::course::{PlayOut, Slip, Standing, Think, Turn};
pub(crate) use self::situation::beginning;
pub use self::situation::{NoBoard, Situation};
