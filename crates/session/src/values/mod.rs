//! Game values as somebody types them: what can be asked, what is answered, and the sheet on which it stands.

pub(crate) mod calculator;
pub(crate) mod derivation;
pub(crate) mod details;
pub(crate) mod sheet;
pub(crate) mod worksheet;
