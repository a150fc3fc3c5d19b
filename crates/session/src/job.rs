//! Long work on a thread of its own: named, with a budget, cancelled on request or when dropped.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use crate::host::Waker;

/// What has become of a job.
#[derive(Debug)]
pub enum JobState<T> {
    /// It goes on.
    Running,
    /// It has answered.
    Done(T),
    /// It ended without an answer: a defect of the program.
    Failed,
}

/// A running piece of work that will answer with a `T`.
#[derive(Debug)]
pub struct Job<T> {
    answers: Receiver<T>,
    stop: Arc<AtomicBool>,
    started: Instant,
}

impl<T: Send + 'static> Job<T> {
    /// Starts work on a named thread. The work gets a flag that asks it to stop early.
    ///
    /// # Errors
    ///
    /// If the system gives no thread.
    pub fn start(
        name: &str,
        waker: Option<Waker>,
        work: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static,
    ) -> std::io::Result<Self> {
        let (sender, answers) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stop);
        std::thread::Builder::new()
            .name(name.to_owned())
            .stack_size(semeai_search::STACK)
            .spawn(move || {
                // A receiver that is gone means that nobody wants the answer any more.
                let _ = sender.send(work(flag));
                if let Some(wake) = waker {
                    wake();
                }
            })?;
        Ok(Self {
            answers,
            stop,
            started: Instant::now(),
        })
    }

    /// Looks whether the answer is there, waiting for it no longer than given.
    pub fn poll(&self, patience: Duration) -> JobState<T> {
        match self.answers.recv_timeout(patience) {
            Ok(answer) => JobState::Done(answer),
            Err(RecvTimeoutError::Timeout) => JobState::Running,
            Err(RecvTimeoutError::Disconnected) => JobState::Failed,
        }
    }
}

impl<T> Job<T> {
    /// Asks the work to stop early.
    pub fn cancel(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// How long it has been running.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.cancel();
    }
}
