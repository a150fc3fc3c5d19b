//! Whom to call when work has come to an end, wherever it was started.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::host::Waker;

/// Calls whoever wants to be called by now: work that was started before anybody did is heard of too.
#[derive(Clone, Default)]
pub(super) struct Bell(Arc<Mutex<Option<Waker>>>);

impl fmt::Debug for Bell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_set = self.listener().is_some();
        f.debug_tuple("Bell").field(&is_set).finish()
    }
}

impl Bell {
    /// Says whom to call.
    pub(super) fn set(&self, waker: Waker) {
        *self.listener() = Some(waker);
    }

    /// Calls, if anybody wants to be called.
    pub(super) fn ring(&self) {
        // The lock is given back first, for whoever is called may ask something.
        let waker = self.listener().clone();
        if let Some(waker) = waker {
            waker();
        }
    }

    /// For work.
    pub(super) fn waker(&self) -> Waker {
        let bell = self.clone();
        Arc::new(move || bell.ring())
    }

    /// Nothing is ever half done under this lock.
    fn listener(&self) -> MutexGuard<'_, Option<Waker>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
