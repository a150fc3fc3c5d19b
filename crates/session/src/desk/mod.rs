//! The desk: where everything that takes time is asked for, and where its answers lie.
//!
//! A question is data ([`Ask`]). Every frame says with [`Desk::want`] what it wants to know, as often as it likes, and
//! reads with [`Desk::answer`] what is known. Between two frames the desk does the rest: [`Desk::take`] takes what has
//! come, [`Desk::start`] starts what is wanted and not yet at work. Of each kind there is one question at a time: the
//! newest one wins, and an answer to an older one is dropped. The thread that calls never waits.
//!
//! ```
//! use semeai_session::{Ask, Control, Desk};
//!
//! #[derive(Clone, PartialEq)]
//! struct Square(u64);
//!
//! impl Ask for Square {
//!     type Answer = u64;
//!     type Memory = ();
//!     const NAME: &'static str = "square";
//!
//!     fn answer(self, (): &mut (), _control: &Control) -> u64 {
//!         self.0 * self.0
//!     }
//! }
//!
//! let mut desk = Desk::default();
//! desk.want(Square(3));
//! assert!(desk.answer::<Square>().is_none());
//! desk.finish::<Square>();
//! assert_eq!(desk.answer::<Square>().map(|it| it.answer), Some(9));
//! desk.want(Square(4));
//! assert!(desk.answer::<Square>().is_none());
//! ```

mod ask;
mod bell;
mod slot;
#[cfg(test)]
mod tests;

use std::any::Any;
use std::fmt;
use std::sync::Arc;

pub use self::ask::{Ask, Exchange, Progress};
use self::bell::Bell;
use self::slot::{AnySlot, AskSlot};
use crate::document::Snapshot;
use crate::host::{self, Host, Waker};

/// Questions and answers of all kinds.
pub struct Desk {
    host: Arc<dyn Host>,
    bell: Bell,
    /// Whether something could not even be started since the last frame.
    has_failed: bool,
    /// One of each kind that was ever asked; there are few kinds.
    slots: Vec<Box<dyn AnySlot>>,
}

impl Default for Desk {
    fn default() -> Self {
        Self::on(host::system())
    }
}

impl fmt::Debug for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Desk")
            .field("host", &self.host)
            .field("slots", &self.slots.len())
            .field("is_pending", &self.is_pending())
            .finish_non_exhaustive()
    }
}

impl Desk {
    /// An empty desk whose work is done by this host.
    pub fn on(host: Arc<dyn Host>) -> Self {
        Self {
            host,
            bell: Bell::default(),
            has_failed: false,
            slots: Vec::new(),
        }
    }

    /// Says whom to call when work has come to an end, what is at work already among it.
    pub fn set_waker(&mut self, waker: Waker) {
        self.bell.set(waker);
        // Something may have come before anybody could be called, and work may wait for its turn.
        if self.is_pending() {
            self.bell.ring();
        }
    }

    /// Says what is wanted of this kind from now on; cheap if it is wanted already. It is started at the end of the
    /// frame. What is at work for another question of the kind is stopped.
    pub fn want<A: Ask>(&mut self, ask: A) {
        self.slot_mut::<A>().want(ask);
    }

    /// What is wanted of this kind.
    pub fn wanted<A: Ask>(&self) -> Option<&A> {
        self.slot::<A>()?.wanted()
    }

    /// Nothing of this kind is wanted any more; what was learned for the next question is kept.
    pub fn withdraw<A: Ask>(&mut self) {
        self.slot_mut::<A>().withdraw();
    }

    /// Says what is wanted of this kind from now on, if anything is.
    pub fn turn<A: Ask>(&mut self, ask: Option<A>) {
        match ask {
            Some(ask) => self.want(ask),
            None => self.withdraw::<A>(),
        }
    }

    /// Withdraws every question that is about another document than this one, but for what is asked of this one in its place.
    pub fn turn_to(&mut self, document: &Snapshot) {
        for slot in &mut self.slots {
            slot.turn_to(document);
        }
    }

    /// The answer to what is wanted of this kind, if it is there; see [`Ask::is_answered_by`].
    pub fn answer<A: Ask>(&self) -> Option<&Exchange<A>> {
        self.slot::<A>()?.answer()
    }

    /// The answer to what is wanted of this kind, or what is seen until that is there; see [`Ask::still_shows`].
    pub fn shown<A: Ask>(&self) -> Option<&Exchange<A>> {
        self.slot::<A>()?.shown()
    }

    /// The last answer of this kind, whatever the question was.
    pub fn last<A: Ask>(&self) -> Option<&Exchange<A>> {
        self.slot::<A>()?.last()
    }

    /// An answer that has come, or that was asked for anew, since this was last called: for whoever has to do something
    /// once when it comes.
    pub fn news<A: Ask>(&mut self) -> Option<&Exchange<A>> {
        self.slot_mut::<A>().news()
    }

    /// What is being done about what is wanted of this kind.
    pub fn progress<A: Ask>(&self) -> Progress {
        self.slot::<A>()
            .map_or(Progress::Unasked, AnySlot::progress)
    }

    /// With what message the work of this kind broke down, if it has; in English, for a report of the defect.
    pub fn failure<A: Ask>(&self) -> Option<&str> {
        self.slot::<A>()?.failure()
    }

    /// Asks what is at work to answer soon with what it knows. What has not begun is cancelled.
    pub fn stop<A: Ask>(&mut self) {
        self.slot_mut::<A>().stop();
    }

    /// Drops what is at work; it does not begin again by itself.
    pub fn cancel<A: Ask>(&mut self) {
        self.slot_mut::<A>().cancel();
    }

    /// Lets begin again what was cancelled, was answered before it had finished, or has failed.
    pub fn resume<A: Ask>(&mut self) {
        self.slot_mut::<A>().resume();
    }

    /// Forgets everything of this kind: nothing is wanted, known or remembered.
    pub fn forget<A: Ask>(&mut self) {
        *self.slot_mut::<A>() = AskSlot::default();
    }

    /// Takes what has come to its end; call it at the beginning of a frame. Says whether something new is to be seen.
    pub fn take(&mut self) -> bool {
        self.host.turn();
        let mut has_changed = std::mem::take(&mut self.has_failed);
        for slot in &mut self.slots {
            has_changed |= slot.take();
        }
        has_changed
    }

    /// Starts what is wanted and not yet at work; call it once at the end of a frame that is in no stroke.
    pub fn start(&mut self) {
        let waker = self.bell.waker();
        let mut has_failed = false;
        for slot in &mut self.slots {
            has_failed |= slot.start(&self.host, &waker).is_err();
        }
        if has_failed {
            self.has_failed = true;
            self.bell.ring();
        }
    }

    /// Whether an answer of some kind is still to come that somebody waits for.
    pub fn is_pending(&self) -> bool {
        let mut slots = self.slots.iter();
        slots.any(|slot| !slot.is_quiet() && slot.progress().is_pending())
    }

    /// Whether something takes so long that people want to know of it.
    pub fn is_searching(&self) -> bool {
        let mut slots = self.slots.iter();
        slots.any(|slot| !slot.is_quiet() && slot.progress().is_noticed())
    }

    /// Waits until what is wanted of this kind is answered, cancelled or failed: for programs without a window, and for
    /// tests.
    pub fn finish<A: Ask>(&mut self) {
        loop {
            self.start();
            self.take();
            if !self.progress::<A>().is_pending() {
                return;
            }
            self.host.rest();
        }
    }

    fn slot<A: Ask>(&self) -> Option<&AskSlot<A>> {
        let mut slots = self.slots.iter();
        slots.find_map(|slot| (&**slot as &dyn Any).downcast_ref())
    }

    fn slot_mut<A: Ask>(&mut self) -> &mut AskSlot<A> {
        let mut slots = self.slots.iter();
        let found = slots.position(|slot| (&**slot as &dyn Any).is::<AskSlot<A>>());
        let index = found.unwrap_or_else(|| {
            self.slots.push(Box::new(AskSlot::<A>::default()));
            self.slots.len() - 1
        });
        let slot = &mut *self.slots[index] as &mut dyn Any;
        slot.downcast_mut().expect("found by its kind")
    }
}
