//! Work that is done in slices, where there is one thread for everything.
//!
//! Whoever asks the searches of a race does that from within calls of his own, which cannot be left in the middle. So work in
//! slices is done over from its beginning in every slice, and takes the same course each time: what was answered before is
//! read off, the tables are kept, and the question at which the slice ended goes on with them and with what is left of its
//! budget. The last time through ends as if there had been no slices, but for lines of play where a search was long: its
//! table leads it to the same answer, not always by the same way.

use std::any::Any;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use semeai_search::Pace;
use web_time::Instant;

/// Work that is done in slices, with what it has found out so far. Its clones are the same work.
#[derive(Clone, Debug, Default)]
pub struct Slices {
    pace: Pace,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    /// Counts the pieces of work.
    work: AtomicU64,
    /// Counts the slices of all of them.
    slice: AtomicU64,
    shelf: Mutex<LearnedShelf>,
    /// Somebody wants what is known by now.
    stop: Arc<AtomicBool>,
    /// The same, from where the work asks what it has not asked before.
    is_heard: Arc<AtomicBool>,
}

/// What was learned, in the order in which the work comes to it.
#[derive(Debug, Default)]
struct LearnedShelf {
    learned: Vec<Option<Box<dyn Any + Send>>>,
    next: usize,
    /// When the work must answer, said once for all its slices.
    deadline: Option<Instant>,
}

/// Which slice of which work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SliceStamp {
    pub(super) work: u64,
    pub(super) slice: u64,
}

/// A place on the shelf.
#[derive(Clone, Copy, Debug)]
pub(super) struct ShelfPlace(usize);

impl Slices {
    /// Slices of work that is to answer soon with what it knows once this flag is raised.
    #[must_use]
    pub fn until(stop: Arc<AtomicBool>) -> Self {
        let shared = Shared {
            stop,
            ..Shared::default()
        };
        Self {
            pace: Pace::default(),
            shared: Arc::new(shared),
        }
    }

    /// The flag that tells the work to answer soon. It goes up once everything is read off that was found out before, for else
    /// the work would know nothing of it.
    #[must_use]
    pub fn stop_flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.shared.is_heard)
    }

    /// The work is to answer with what it knows at this time; what was said in its first slice holds.
    pub fn end_by(&self, deadline: Option<Instant>) {
        let mut shelf = self.shelf();
        shelf.deadline = shelf.deadline.or(deadline);
    }

    /// The work asks what it has not asked before.
    pub(super) fn hear(&self) {
        let deadline = self.shelf().deadline;
        let is_late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if is_late || self.shared.stop.load(Ordering::Relaxed) {
            self.shared.is_heard.store(true, Ordering::Relaxed);
        }
    }

    /// Other work begins: what was found out for the one before is of no use to it.
    pub fn renew(&self) {
        self.shared.work.fetch_add(1, Ordering::Relaxed);
        *self.shelf() = LearnedShelf::default();
    }

    /// A slice of so many positions begins, at the beginning of the work.
    pub fn begin(&self, positions: u64) {
        self.shared.slice.fetch_add(1, Ordering::Relaxed);
        self.shared.is_heard.store(false, Ordering::Relaxed);
        self.shelf().next = 0;
        self.pace.go_on(positions);
    }

    /// Ends the slice.
    pub fn end(&self) {
        self.pace.go_on(0);
    }

    /// Whether the slice has ended: then what the work says may not be its answer, and it is to be done once more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.pace.is_over()
    }

    pub(super) fn pace(&self) -> Pace {
        self.pace.clone()
    }

    pub(super) fn stamp(&self) -> SliceStamp {
        SliceStamp {
            work: self.shared.work.load(Ordering::Relaxed),
            slice: self.shared.slice.load(Ordering::Relaxed),
        }
    }

    /// The next place on the shelf, with what was put there in an earlier slice if it is what is looked for. Else the work has
    /// taken another course, and what was learned on the old one is forgotten.
    pub(super) fn next<T: 'static>(
        &self,
        is_looked_for: impl FnOnce(&T) -> bool,
    ) -> (ShelfPlace, Option<T>) {
        let mut shelf = self.shelf();
        let number = shelf.next;
        shelf.next += 1;
        if number == shelf.learned.len() {
            shelf.learned.push(None);
        }
        let learned = shelf.learned[number].take();
        let learned = learned.and_then(|learned| learned.downcast::<T>().ok());
        let learned = learned.filter(|learned| is_looked_for(learned));
        if learned.is_none() {
            shelf.learned.truncate(number + 1);
        }
        (ShelfPlace(number), learned.map(|learned| *learned))
    }

    /// Puts something where it is found in the next slice.
    pub(super) fn put(&self, place: ShelfPlace, learned: impl Send + 'static) {
        if let Some(there) = self.shelf().learned.get_mut(place.0) {
            *there = Some(Box::new(learned));
        }
    }

    /// Nothing is ever half done under this lock.
    fn shelf(&self) -> MutexGuard<'_, LearnedShelf> {
        let shelf = self.shared.shelf.lock();
        shelf.unwrap_or_else(PoisonError::into_inner)
    }
}
