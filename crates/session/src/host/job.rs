//! One piece of work that will answer: told when to stop, counted while it goes on, and never able to take the program
//! down with it.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Weak};
use std::time::Duration;

use web_time::Instant;

use super::machine::{Host, NoRoom, Waker};

/// What work is told and what it tells while it goes on.
#[derive(Clone, Debug, Default)]
pub struct Control {
    stop: Arc<AtomicBool>,
    positions: Arc<AtomicU64>,
}

impl Control {
    /// The flag that asks the work to answer soon with what it knows.
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// The counter in which the work says how many positions it has looked at.
    pub fn counter(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.positions)
    }

    /// When work that begins now and may take so long must answer; none if that is beyond what the clock can tell.
    pub fn deadline(&self, time: Duration) -> Option<Instant> {
        Instant::now().checked_add(time)
    }

    /// The same flag and counter for another piece of work: what the first one has left may hold on to them. The flag is
    /// down again, so the first one must have come to its end.
    #[must_use]
    pub fn again(&self) -> Self {
        self.stop.store(false, Ordering::Relaxed);
        self.clone()
    }

    /// Whether the work has been asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// What has become of a job.
#[derive(Debug)]
pub enum JobState<T> {
    /// It goes on.
    Running,
    /// It has answered.
    Done(T),
    /// It broke down, with the message of its panic: a defect of the program.
    Failed(String),
}

/// A running piece of work that will answer with a `T`. Dropping it asks the work to stop, and nobody gets its answer.
#[derive(Debug)]
pub struct Job<T> {
    answers: Receiver<Result<T, String>>,
    /// As long as it is there somebody wants the answer.
    _receiver: Arc<()>,
    control: Control,
    host: Arc<dyn Host>,
    started: Duration,
    /// The counter stood here when the work began.
    counted: u64,
}

impl<T: Send + 'static> Job<T> {
    /// Starts work. The waker is called when it has come to its end, however it ended; where work needs turns, at once.
    ///
    /// # Errors
    ///
    /// If the host has no room for it.
    pub fn start(
        host: &Arc<dyn Host>,
        name: &str,
        waker: Option<&Waker>,
        control: Control,
        work: impl FnOnce(&Control) -> T + Send + 'static,
    ) -> Result<Self, NoRoom> {
        let (sender, answers) = channel();
        let receiver = Arc::new(());
        let piece = Piece {
            work,
            control: control.clone(),
            answers: sender,
            is_wanted: Arc::downgrade(&receiver),
            wake: waker.map(Arc::clone),
        };
        let counted = control.positions.load(Ordering::Relaxed);
        host.start(name, Box::new(move || piece.run()))?;
        if let Some(wake) = waker.filter(|_| host.needs_turns()) {
            wake();
        }
        Ok(Self {
            answers,
            _receiver: receiver,
            counted,
            control,
            host: Arc::clone(host),
            started: host.now(),
        })
    }
}

/// Work on its way.
struct Piece<T, W> {
    work: W,
    control: Control,
    answers: Sender<Result<T, String>>,
    /// Whoever waits for the answer.
    is_wanted: Weak<()>,
    wake: Option<Waker>,
}

impl<T, W: FnOnce(&Control) -> T> Piece<T, W> {
    /// Works until there is an answer. What nobody wants any more is not begun.
    fn run(self) {
        let Self { work, control, .. } = self;
        if self.is_wanted.strong_count() > 0 {
            // What the work was halfway through is dropped with it: nobody can see it broken.
            let answer = catch_unwind(AssertUnwindSafe(|| work(&control)));
            // A receiver that is gone means that nobody wants the answer any more.
            let _ = self.answers.send(answer.map_err(|panic| message(&*panic)));
        }
        if let Some(wake) = self.wake {
            wake();
        }
    }
}

impl<T> Job<T> {
    /// Looks whether the answer is there; never waits. An answer is given once.
    pub fn poll(&self) -> JobState<T> {
        match self.answers.try_recv() {
            Ok(Ok(answer)) => JobState::Done(answer),
            Ok(Err(message)) => JobState::Failed(message),
            Err(TryRecvError::Empty) => JobState::Running,
            Err(TryRecvError::Disconnected) => JobState::Failed("no answer is left".to_owned()),
        }
    }

    /// Asks the work to answer soon with what it knows.
    pub fn stop(&self) {
        self.control.stop.store(true, Ordering::Relaxed);
    }

    /// How long it has been running.
    pub fn elapsed(&self) -> Duration {
        self.host.now().saturating_sub(self.started)
    }

    /// How many positions it has looked at.
    pub fn positions(&self) -> u64 {
        let now = self.control.positions.load(Ordering::Relaxed);
        now.saturating_sub(self.counted)
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.stop();
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "no message".to_owned())
}
