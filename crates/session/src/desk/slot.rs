//! The place of one kind of question on the desk: what is wanted of it, what is at work, and what was answered last.

use std::any::Any;
use std::collections::VecDeque;
use std::sync::Arc;

use super::ask::{Ask, Exchange, Progress};
use crate::document::Snapshot;
use crate::host::{Control, Host, Job, JobState, NoRoom, Waker};

/// A slot of whatever kind.
pub(super) trait AnySlot: Any + Send {
    /// Takes what has come to its end; says whether something new is to be seen.
    fn take(&mut self) -> bool;
    /// Withdraws what is about another document than this one, or asks it about that.
    fn turn_to(&mut self, document: &Snapshot);
    /// Starts what is wanted if nothing stands in the way.
    ///
    /// # Errors
    ///
    /// If the host has no room for it.
    fn start(&mut self, host: &Arc<dyn Host>, waker: &Waker) -> Result<(), NoRoom>;
    /// What is being done about what is wanted.
    fn progress(&self) -> Progress;
    /// Whether nobody waits for the answer.
    fn is_quiet(&self) -> bool;
}

/// One kind of question.
pub(super) struct AskSlot<A: Ask> {
    wanted: Option<A>,
    /// Why nothing is being done about what is wanted, if it is so.
    idle: Option<Idle>,
    running: Option<Running<A>>,
    last: Option<Exchange<A>>,
    /// Those before it that are kept, the newest first.
    earlier: VecDeque<Exchange<A>>,
    /// Whether nobody has taken notice of the last answer yet.
    is_news: bool,
    memory: A::Memory,
    /// What work with this memory is told. It stays the same, for what is kept may hold on to it.
    control: Option<Control>,
}

/// Why nothing is being done.
enum Idle {
    Cancelled,
    Failed(String),
}

struct Running<A: Ask> {
    ask: A,
    job: Job<(A::Memory, A::Answer)>,
    /// Whether the person asked for what is known by now.
    was_stopped: bool,
    /// Whether something else has been wanted since, so that nobody wants the answer.
    is_late: bool,
}

impl<A: Ask> Default for AskSlot<A> {
    fn default() -> Self {
        Self {
            wanted: None,
            idle: None,
            running: None,
            last: None,
            earlier: VecDeque::new(),
            is_news: false,
            memory: A::Memory::default(),
            control: None,
        }
    }
}

impl<A: Ask> AskSlot<A> {
    /// Says what is wanted from now on. What is at work for another question is stopped.
    pub(super) fn want(&mut self, ask: A) {
        if self.wanted.as_ref() == Some(&ask) {
            return;
        }
        self.recall(&ask);
        self.wanted = Some(ask);
        self.idle = None;
        self.leave();
        // Whoever asks anew for what is known already waits for it as for any other answer.
        self.is_news = self.is_answered();
    }

    /// What was answered to the same before is the last answer again.
    fn recall(&mut self, ask: &A) {
        let known = self.earlier.iter().position(|earlier| earlier.ask == *ask);
        if let Some(known) = known.and_then(|at| self.earlier.remove(at)) {
            self.keep(known);
        }
    }

    /// Takes an answer as the last one, and keeps the one before as far as there is room.
    fn keep(&mut self, answer: Exchange<A>) {
        let before = self.last.replace(answer);
        // What was broken off is searched anew.
        let before = before.filter(|before| !before.was_stopped);
        if let Some(before) = before {
            self.earlier.push_front(before);
            self.earlier.truncate(A::KEPT);
        }
    }

    /// Nothing is wanted any more; what was learned is kept.
    pub(super) fn withdraw(&mut self) {
        self.wanted = None;
        self.idle = None;
        self.leave();
    }

    /// What is wanted.
    pub(super) fn wanted(&self) -> Option<&A> {
        self.wanted.as_ref()
    }

    /// Stops what is at work: its answer is late from now on.
    fn leave(&mut self) {
        match &mut self.running {
            Some(running) if A::WAITS => {
                running.is_late = true;
                running.job.stop();
            }
            _ => self.running = None,
        }
    }

    /// The answer to what is wanted.
    pub(super) fn answer(&self) -> Option<&Exchange<A>> {
        let wanted = self.wanted.as_ref()?;
        let last = self.last.as_ref();
        last.filter(|last| wanted.is_answered_by(&last.ask))
    }

    /// The answer to what is wanted, or what is seen until that is there.
    pub(super) fn shown(&self) -> Option<&Exchange<A>> {
        let wanted = self.wanted.as_ref()?;
        let last = self.last.as_ref();
        self.answer()
            .or_else(|| last.filter(|last| wanted.still_shows(&last.ask, self.progress())))
    }

    /// The last answer, to whatever question.
    pub(super) fn last(&self) -> Option<&Exchange<A>> {
        self.last.as_ref()
    }

    /// The last answer if this is the first time that somebody asks for it in this way.
    pub(super) fn news(&mut self) -> Option<&Exchange<A>> {
        let is_news = std::mem::take(&mut self.is_news);
        self.last.as_ref().filter(|_| is_news)
    }

    /// With what message it failed, if it has.
    pub(super) fn failure(&self) -> Option<&str> {
        match &self.idle {
            Some(Idle::Failed(message)) => Some(message),
            Some(Idle::Cancelled) | None => None,
        }
    }

    fn is_answered(&self) -> bool {
        let last = self.last.as_ref().map(|last| &last.ask);
        last.is_some() && last == self.wanted.as_ref()
    }

    fn current(&self) -> Option<&Running<A>> {
        self.running.as_ref().filter(|running| !running.is_late)
    }

    /// Asks what is at work to answer soon with what it knows; what has not begun is cancelled.
    pub(super) fn stop(&mut self) {
        match &mut self.running {
            Some(running) if !running.is_late => {
                running.was_stopped = true;
                running.job.stop();
            }
            _ => self.cancel(),
        }
    }

    /// Drops what is at work and does not begin again by itself.
    pub(super) fn cancel(&mut self) {
        if self.progress().is_pending() {
            self.leave();
            self.idle = Some(Idle::Cancelled);
        }
    }

    /// Begins again with what was cancelled, was answered before it had finished, or has failed.
    pub(super) fn resume(&mut self) {
        self.idle = None;
        self.last.take_if(|last| last.was_stopped);
        // What was asked to answer soon would be no answer to whoever wants the whole of it again.
        if self.current().is_some_and(|running| running.was_stopped) {
            self.leave();
        }
    }
}

impl<A: Ask> AnySlot for AskSlot<A> {
    fn take(&mut self) -> bool {
        let Some(running) = &self.running else {
            return false;
        };
        let ended = match running.job.poll() {
            JobState::Running => return false,
            JobState::Done(ended) => Ok(ended),
            JobState::Failed(message) => Err(message),
        };
        let running = self.running.take();
        // The one place where late answers are dropped. What they have learned is kept.
        let running = running.filter(|running| !running.is_late);
        match (ended, running) {
            (Ok((memory, answer)), Some(running)) => {
                self.memory = memory;
                self.keep(Exchange {
                    ask: running.ask,
                    answer,
                    was_stopped: running.was_stopped,
                });
                self.is_news = true;
                true
            }
            (Ok((memory, _)), None) => {
                self.memory = memory;
                false
            }
            (Err(message), Some(_)) => {
                self.idle = Some(Idle::Failed(message));
                true
            }
            (Err(_), None) => false,
        }
    }

    fn is_quiet(&self) -> bool {
        A::IS_QUIET
    }

    fn turn_to(&mut self, document: &Snapshot) {
        let about_another = |wanted: &&A| wanted.subject().is_some_and(|it| it != document);
        if let Some(wanted) = self.wanted.as_ref().filter(about_another) {
            match wanted.turned_to(document) {
                Some(ask) => self.want(ask),
                None => self.withdraw(),
            }
        }
    }

    fn start(&mut self, host: &Arc<dyn Host>, waker: &Waker) -> Result<(), NoRoom> {
        let is_free = self.running.is_none() && self.idle.is_none() && !self.is_answered();
        let Some(ask) = self.wanted.clone().filter(|_| is_free) else {
            return Ok(());
        };
        // The memory is lent to the work, so no two questions ever write into one. Where a question waits, the next begins only when it
        // is given back; elsewhere, and after a failure, the next begins with an empty one, for nobody knows how far it was written.
        let mut memory = std::mem::take(&mut self.memory);
        // Only where the older question has come to its end can its control be used for the next one.
        let control = if A::WAITS {
            self.control.get_or_insert_default().again()
        } else {
            Control::default()
        };
        let work = ask.clone();
        let job = Job::start(host, A::NAME, Some(waker), control, move |control| {
            let answer = work.answer(&mut memory, control);
            (memory, answer)
        });
        match job {
            Ok(job) => {
                self.running = Some(Running {
                    ask,
                    job,
                    was_stopped: false,
                    is_late: false,
                });
                Ok(())
            }
            Err(no_room) => {
                self.idle = Some(Idle::Failed(no_room.to_string()));
                Err(no_room)
            }
        }
    }

    fn progress(&self) -> Progress {
        if self.wanted.is_none() {
            return Progress::Unasked;
        }
        if self.is_answered() {
            return Progress::Ready;
        }
        match (&self.idle, self.current()) {
            (Some(Idle::Cancelled), _) => Progress::Cancelled,
            (Some(Idle::Failed(_)), _) => Progress::Failed,
            (None, None) => Progress::Waiting,
            (None, Some(running)) => Progress::Running {
                elapsed: running.job.elapsed(),
                positions: running.job.positions(),
            },
        }
    }
}
