//! Messages about files.

mod diagram;
pub mod error;
mod graph;
pub mod notice;
mod reading;
pub mod work;
