//! What a person can ask for, by area, and what it means where he stands.

pub(crate) mod area;
pub(crate) mod command;
pub(crate) mod entry;
pub(crate) mod meaning;
pub(crate) mod mode;
pub(crate) mod requests;
pub(crate) mod shortcuts;
pub(crate) mod waiting;
