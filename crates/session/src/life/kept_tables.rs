//! The tables of regions, kept for the questions to come.

use std::sync::Arc;

use semeai_life::Tables;

/// What each side can force in the regions that were looked at last, for every question about them: a stone more in one of them is
/// looked up.
#[derive(Clone, Debug, Default)]
pub struct KeptTables(Arc<Tables>);

impl PartialEq for KeptTables {
    /// What is kept makes answers faster, not different.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl std::ops::Deref for KeptTables {
    type Target = Tables;

    fn deref(&self) -> &Tables {
        &self.0
    }
}
