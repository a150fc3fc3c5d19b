//! A proof that came with the file of a document.

mod asking;
pub(crate) mod proof;
