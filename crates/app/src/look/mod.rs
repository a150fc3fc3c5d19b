//! How things look, and how text is set.

pub(crate) mod fitting;
pub(crate) mod fonts;
pub(crate) mod markdown;
pub(crate) mod mathematics;
pub(crate) mod theme;
pub(crate) mod widgets;
