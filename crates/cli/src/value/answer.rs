//! What is said of an expression, as data.

use semeai_session::{Comparison, Derivation, ValueDetails, ValueSheet};

/// All that is said of an expression.
pub(super) struct Answer {
    pub(super) sheet: ValueSheet,
    pub(super) details: ValueDetails,
    pub(super) derivation: Option<Derivation>,
    pub(super) comparison: Option<Comparison>,
}
