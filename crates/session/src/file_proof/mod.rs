//! A proof that came with the file of a document.

mod asking;
pub(crate) mod proof;

pub use self::asking::FileClaim;
