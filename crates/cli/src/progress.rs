//! How far a long search has come, on the terminal.

use std::io::{IsTerminal as _, Write as _, stderr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use semeai_session::Phrasing;
use semeai_words::grammar::grouped;
use semeai_words::labels::{Label, label};

/// Most searches are over before anything is said.
const PAUSE: Duration = Duration::from_millis(700);

/// Says again and again how many positions were made, or graphs counted, until it is dropped. Only people read it: nothing is said if the
/// errors do not go to a terminal.
#[derive(Debug)]
pub(crate) struct ProgressTeller {
    /// The positions so far.
    pub(crate) counter: Arc<AtomicU64>,
    teller: Option<(Sender<()>, JoinHandle<()>)>,
}

impl ProgressTeller {
    pub(crate) fn new(phrasing: Phrasing) -> Self {
        Self::counting(Label::PositionsSoFar, phrasing)
    }

    /// The same where something else is counted.
    pub(crate) fn counting(unit: Label, phrasing: Phrasing) -> Self {
        let counter = Arc::new(AtomicU64::new(0));
        let teller = stderr().is_terminal().then(|| {
            let (sender, over) = channel();
            let made = Arc::clone(&counter);
            let tell = move || {
                let mut has_told = false;
                while over.recv_timeout(PAUSE) == Err(RecvTimeoutError::Timeout) {
                    let count = grouped(made.load(Ordering::Relaxed));
                    let unit = label(unit, phrasing);
                    // A terminal that is gone needs no progress.
                    let _ = write!(stderr(), "\r{count} {unit}");
                    has_told = true;
                }
                if has_told {
                    // Back to the beginning of an empty line.
                    let _ = write!(stderr(), "\r\x1b[K");
                }
            };
            (sender, std::thread::spawn(tell))
        });
        Self { counter, teller }
    }
}

impl Drop for ProgressTeller {
    fn drop(&mut self) {
        if let Some((sender, teller)) = self.teller.take() {
            drop(sender);
            // What it could not say is not missed.
            let _ = teller.join();
        }
    }
}
