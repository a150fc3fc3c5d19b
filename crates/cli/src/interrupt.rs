//! Ctrl+C for work that has something to show when it is stopped.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// What programs end with after Ctrl+C, as shells expect it.
const INTERRUPTED: i32 = 130;

static STOP: OnceLock<Arc<AtomicBool>> = OnceLock::new();

/// A flag that Ctrl+C sets. A second Ctrl+C ends the program at once. Where the system has no such signal nothing sets it.
pub(crate) fn stop_flag() -> Arc<AtomicBool> {
    let flag = STOP.get_or_init(|| {
        let flag = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&flag);
        let set = ctrlc::set_handler(move || {
            if stop.swap(true, Ordering::Relaxed) {
                std::process::exit(INTERRUPTED);
            }
        });
        // Without it the work is ended by the system.
        drop(set);
        flag
    });
    Arc::clone(flag)
}
