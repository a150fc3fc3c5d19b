//! What was searched for the endgames of a session, kept for the questions to come.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};

use semeai_endgame::RegionCache;

/// Regions that were searched, for all questions about an endgame: an edit costs the region in which it is.
#[derive(Clone, Debug, Default)]
pub struct KeptRegions(Arc<Mutex<RegionCache>>);

impl PartialEq for KeptRegions {
    /// What is kept makes answers faster, not different.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl KeptRegions {
    /// Waits until no other question is at work with them.
    pub(super) fn wait(&self) -> MutexGuard<'_, RegionCache> {
        // Where a question has broken down nothing is kept any more.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Nothing while another question is at work with them.
    pub(super) fn free(&self) -> Option<MutexGuard<'_, RegionCache>> {
        match self.0.try_lock() {
            Ok(kept) => Some(kept),
            Err(TryLockError::Poisoned(kept)) => Some(kept.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        }
    }
}
