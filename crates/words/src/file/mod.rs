//! Messages about files.

mod drawn;
pub mod error;
pub mod notice;
mod reading;
pub mod work;
