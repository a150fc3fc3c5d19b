//! Messages about files.

mod diagram;
pub mod error;
pub mod gathering;
mod graph;
pub mod notice;
mod reading;
pub mod work;
