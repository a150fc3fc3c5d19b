//! One piece of work that will answer: told when to stop, counted while it goes on, and never able to take the program
//! down with it.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Weak};
use std::time::Duration;

use semeai_race::solve::Slices;
use web_time::Instant;

use super::{Host, NoRoom, Waker};

/// What work is told and what it tells while it goes on.
#[derive(Clone, Debug, Default)]
pub struct Control {
    stop: Arc<AtomicBool>,
    positions: Arc<AtomicU64>,
    /// Where work is done in turns.
    slices: Option<Slices>,
}

/// How many positions a search may make in one turn: some milliseconds.
pub(crate) const SLICE: u64 = 30_000;

impl Control {
    /// What work on this host is told.
    pub fn on(host: &dyn Host) -> Self {
        let control = Self::default();
        let slices = host.needs_turns();
        let slices = slices.then(|| Slices::until(control.stop_flag()));
        Self { slices, ..control }
    }

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

    /// The same for a search: in turns it hears of its end once it has read off what it knows.
    pub fn search_deadline(&self, time: Duration) -> Option<Instant> {
        let deadline = self.deadline(time);
        match &self.slices {
            Some(slices) => {
                slices.end_by(deadline);
                None
            }
            None => deadline,
        }
    }

    /// The same flag and counter for another piece of work: what the first one has left may hold on to them. The flag is
    /// down again, so the first one must have come to its end.
    #[must_use]
    pub fn again(&self) -> Self {
        self.stop.store(false, Ordering::Relaxed);
        if let Some(slices) = &self.slices {
            slices.renew();
        }
        self.clone()
    }

    /// The slices in which the work is done, where there are turns only: a search that keeps to them ends with its turn, and is
    /// asked once more in the next.
    pub fn slices(&self) -> Option<Slices> {
        self.slices.clone()
    }

    /// The flag that asks a search in these slices to answer soon with what it knows.
    pub fn search_stop_flag(&self) -> Arc<AtomicBool> {
        let slices = self.slices.as_ref();
        slices.map_or_else(|| self.stop_flag(), Slices::stop_flag)
    }

    /// A turn begins, with the work at its beginning.
    pub(crate) fn begin_turn(&self) {
        if let Some(slices) = &self.slices {
            slices.begin(SLICE);
        }
    }

    /// Whether work is done in turns.
    pub(crate) const fn is_in_turns(&self) -> bool {
        self.slices.is_some()
    }

    /// Ends the turn before the work: it is begun once more in the next one.
    pub(crate) fn end_turn(&self) {
        if let Some(slices) = &self.slices {
            slices.end();
        }
    }

    /// Whether the turn has ended before the work, so that what it answers does not count.
    pub(crate) fn is_turn_over(&self) -> bool {
        self.slices.as_ref().is_some_and(Slices::is_over)
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
        let mut work = Some(work);
        let work = move |control: &Control| work.take().map(|work| work(control));
        Self::start_in_turns(host, name, waker, control, work)
    }

    /// Starts work that answers nothing while its turns are too short for it: then it is begun once more in the next one. The
    /// waker is called for every turn that it needs too.
    ///
    /// # Errors
    ///
    /// As [`Job::start`].
    pub fn start_in_turns(
        host: &Arc<dyn Host>,
        name: &str,
        waker: Option<&Waker>,
        control: Control,
        work: impl FnMut(&Control) -> Option<T> + Send + 'static,
    ) -> Result<Self, NoRoom> {
        let (sender, answers) = channel();
        let receiver = Arc::new(());
        let piece = Piece {
            work,
            name: name.to_owned(),
            control: control.clone(),
            answers: sender,
            is_wanted: Arc::downgrade(&receiver),
            wake: waker.map(Arc::clone),
            host: Arc::downgrade(host),
        };
        let counted = control.positions.load(Ordering::Relaxed);
        host.start(name, Box::new(move || piece.turn()))?;
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
    name: String,
    control: Control,
    answers: Sender<Result<T, String>>,
    /// Whoever waits for the answer.
    is_wanted: Weak<()>,
    wake: Option<Waker>,
    /// Not held on to, for it holds on to the work.
    host: Weak<dyn Host>,
}

impl<T, W> Piece<T, W>
where
    T: Send + 'static,
    W: FnMut(&Control) -> Option<T> + Send + 'static,
{
    /// Works until there is an answer or the turn is over. What nobody wants any more is not begun.
    fn turn(mut self) {
        if self.is_wanted.strong_count() > 0 {
            // What the work was halfway through is dropped with it: nobody can see it broken.
            let answer = catch_unwind(AssertUnwindSafe(|| (self.work)(&self.control)));
            // A receiver that is gone means that nobody wants the answer any more.
            let _ = match answer {
                Ok(None) => return self.wait(),
                Ok(Some(answer)) => self.answers.send(Ok(answer)),
                Err(panic) => self.answers.send(Err(message(&*panic))),
            };
        }
        if let Some(wake) = self.wake {
            wake();
        }
    }

    /// Waits for the next turn, behind everything else that waits for one.
    fn wait(self) {
        let wake = self.wake.clone();
        if let Some(host) = self.host.upgrade() {
            let name = self.name.clone();
            // Where there is no room the work is dropped, and whoever waits learns that no answer is left.
            let _ = host.start(&name, Box::new(move || self.turn()));
        }
        if let Some(wake) = wake {
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
