//! Work beside the window that is done one piece after the other, in the order in which it was given.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use semeai_session::host::{Host, Job, JobState};
use semeai_session::{Control, Waker};

/// Work in a row. Whatever becomes of a piece, it has an answer: also one that breaks down, or for which there is no room.
pub(crate) struct Lane<T> {
    host: Arc<dyn Host>,
    waker: Option<Waker>,
    waiting: VecDeque<Piece<T>>,
    running: Option<(Job<T>, OnFailure<T>)>,
    /// Answers of pieces that could not even be started.
    refused: Vec<T>,
}

/// What the answer is if a piece breaks down, with this message.
type OnFailure<T> = Box<dyn FnOnce(String) -> T + Send>;

struct Piece<T> {
    name: &'static str,
    work: Box<dyn FnOnce(&Control) -> T + Send>,
    failed: OnFailure<T>,
}

impl<T> fmt::Debug for Lane<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lane")
            .field("waiting", &self.waiting.len())
            .field("is_running", &self.running.is_some())
            .finish_non_exhaustive()
    }
}

impl<T: Send + 'static> Lane<T> {
    /// A lane without work.
    pub(crate) fn on(host: Arc<dyn Host>) -> Self {
        Self {
            host,
            waker: None,
            waiting: VecDeque::new(),
            running: None,
            refused: Vec::new(),
        }
    }

    /// Says whom to call when a piece has come to its end.
    pub(crate) fn set_waker(&mut self, waker: Waker) {
        self.waker = Some(waker);
    }

    /// Puts a piece of work at the end of the row.
    pub(crate) fn push(
        &mut self,
        name: &'static str,
        work: impl FnOnce() -> T + Send + 'static,
        failed: impl FnOnce(String) -> T + Send + 'static,
    ) {
        self.push_told(name, |_| work(), failed);
    }

    /// The same with work that counts what it does, and ends when it is told to.
    pub(crate) fn push_told(
        &mut self,
        name: &'static str,
        work: impl FnOnce(&Control) -> T + Send + 'static,
        failed: impl FnOnce(String) -> T + Send + 'static,
    ) {
        self.waiting.push_back(Piece {
            name,
            work: Box::new(work),
            failed: Box::new(failed),
        });
        self.start();
    }

    /// Forgets all work; nobody gets the answer of the piece that is being done.
    pub(crate) fn clear(&mut self) {
        self.waiting.clear();
        self.running = None;
    }

    /// For how long a piece has been at work, and how far it has counted.
    pub(crate) fn progress(&self) -> Option<(Duration, u64)> {
        let (job, _) = self.running.as_ref()?;
        Some((job.elapsed(), job.positions()))
    }

    /// Whether nothing is at work or waiting, and every answer has been taken.
    pub(crate) fn is_idle(&self) -> bool {
        self.running.is_none() && self.waiting.is_empty() && self.refused.is_empty()
    }

    /// The answers that have come, in order. The next piece is started.
    pub(crate) fn take(&mut self) -> Vec<T> {
        let mut answers = std::mem::take(&mut self.refused);
        if let Some((job, failed)) = self.running.take() {
            match job.poll() {
                JobState::Running => self.running = Some((job, failed)),
                JobState::Done(answer) => answers.push(answer),
                JobState::Failed(message) => answers.push(failed(message)),
            }
        }
        self.start();
        answers
    }

    /// Waits for all work, but no longer than this. Only where there is no frame to be drawn any more.
    pub(crate) fn finish(&mut self, limit: Duration) -> Vec<T> {
        let begin = self.host.now();
        let mut answers = self.take();
        while !self.is_idle() && self.host.now().saturating_sub(begin) < limit {
            self.host.turn();
            self.host.rest();
            answers.extend(self.take());
        }
        answers
    }

    fn start(&mut self) {
        while self.running.is_none()
            && let Some(Piece { name, work, failed }) = self.waiting.pop_front()
        {
            let control = Control::default();
            let waker = self.waker.as_ref();
            match Job::start(&self.host, name, waker, control, work) {
                Ok(job) => self.running = Some((job, failed)),
                Err(no_room) => {
                    self.refused.push(failed(no_room.to_string()));
                    if let Some(wake) = waker {
                        wake();
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use semeai_session::host::{NoRoom, Queue, Work};

    use super::*;

    fn lane() -> (Arc<Queue>, Lane<String>) {
        let queue = Arc::new(Queue::with_set_clock());
        let host: Arc<dyn Host> = queue.clone();
        (queue, Lane::on(host))
    }

    fn say(lane: &mut Lane<String>, word: &'static str) {
        let work = move || {
            assert_ne!(word, "panic", "cannot say that");
            word.to_owned()
        };
        lane.push("say", work, |message| format!("failed: {message}"));
    }

    #[test]
    fn one_piece_is_done_after_the_other() {
        let (queue, mut lane) = lane();
        say(&mut lane, "one");
        say(&mut lane, "two");
        assert_eq!(queue.waiting(), 1, "the second waits for the first");
        assert!(lane.take().is_empty() && !lane.is_idle());
        queue.turn();
        assert_eq!(lane.take(), ["one"]);
        assert_eq!(queue.waiting(), 1);
        queue.turn();
        assert_eq!(lane.take(), ["two"]);
        assert!(lane.is_idle());
    }

    #[test]
    fn what_breaks_down_says_so_and_the_next_piece_is_done() {
        let (_queue, mut lane) = lane();
        say(&mut lane, "panic");
        say(&mut lane, "next");
        let answers = lane.finish(Duration::from_secs(1));
        assert!(answers[0].starts_with("failed: ") && answers[0].contains("cannot say that"));
        assert_eq!(answers[1], "next");
    }

    #[test]
    fn waiting_has_an_end() {
        #[derive(Debug)]
        struct Slow(Queue);
        impl Host for Slow {
            fn now(&self) -> Duration {
                self.0.now()
            }
            fn start(&self, name: &str, work: Work) -> Result<(), NoRoom> {
                self.0.start(name, work)
            }
            fn turn(&self) {}
            fn needs_turns(&self) -> bool {
                true
            }
            fn rest(&self) {
                self.0.advance(Duration::from_millis(100));
            }
        }
        let mut lane = Lane::on(Arc::new(Slow(Queue::with_set_clock())));
        say(&mut lane, "never");
        assert!(lane.finish(Duration::from_secs(1)).is_empty());
        assert!(!lane.is_idle());
    }

    #[test]
    fn without_room_every_piece_is_answered() {
        #[derive(Debug)]
        struct Full;
        impl Host for Full {
            fn now(&self) -> Duration {
                Duration::ZERO
            }
            fn start(&self, _name: &str, _work: Work) -> Result<(), NoRoom> {
                Err(NoRoom)
            }
            fn turn(&self) {}
            fn needs_turns(&self) -> bool {
                false
            }
            fn rest(&self) {}
        }
        let mut lane = Lane::on(Arc::new(Full));
        say(&mut lane, "one");
        say(&mut lane, "two");
        assert_eq!(lane.take().len(), 2);
        assert!(lane.is_idle());
    }
}
