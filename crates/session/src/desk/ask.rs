//! What can be asked of the desk, and how it tells how far an answer is.

use std::time::Duration;

use crate::document::Snapshot;
use crate::host::Control;

/// A question that takes time to answer, as data that can be compared.
///
/// Whoever wants a new kind of answer writes one `impl`, and nothing else: the desk starts it, stops it, and drops what
/// comes too late. A question holds everything that its answer depends on, so that two equal ones have one answer.
pub trait Ask: Clone + PartialEq + Send + 'static {
    /// What is answered.
    type Answer: Send + 'static;

    /// What one answer leaves to the next one of its kind; `()` where each stands alone.
    type Memory: Default + Send + 'static;

    /// A short name, of threads for example.
    const NAME: &'static str;

    /// Whether a newer question waits until the older one, which is asked to stop, has come to its end: then what the
    /// older one has learned is not lost. Else the newer one begins at once, with an empty memory.
    const WAITS: bool = false;

    /// Whether nobody waits for it: it is found out beside everything else, and shows by itself how far it is.
    const IS_QUIET: bool = false;

    /// How many answers are kept beside the last one, to be there at once when the same is asked again.
    const KEPT: usize = 0;

    /// The document that it is about, if it is about one: it is withdrawn when another one stands in its place.
    fn subject(&self) -> Option<&Snapshot> {
        None
    }

    /// What is asked in its place about a document that stands in the place of its own; nothing where it is withdrawn.
    fn turned_to(&self, _document: &Snapshot) -> Option<Self> {
        None
    }

    /// Whether the answer to this earlier question of the kind is one to this question too: so the answer of a shorter search
    /// stays while a longer one is at work.
    fn is_answered_by(&self, earlier: &Self) -> bool {
        self == earlier
    }

    /// Whether the answer to this earlier question of the kind is still seen as long as this one has none, by what is being
    /// done about this one: so nothing flickers with every change.
    fn still_shows(&self, _earlier: &Self, _progress: Progress) -> bool {
        false
    }

    /// Answers, soon and with what is known once the control says stop. It may panic: then the desk says that it failed.
    fn answer(self, memory: &mut Self::Memory, control: &Control) -> Self::Answer;
}

/// What was asked and what came of it.
#[derive(Clone, Debug)]
pub struct Exchange<A: Ask> {
    /// The question; it may be an earlier one than what is asked now.
    pub ask: A,
    /// The answer to this very question.
    pub answer: A::Answer,
    /// Whether it was asked to answer before it had finished.
    pub was_stopped: bool,
}

/// What is being done about a question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Progress {
    /// Nothing was asked.
    #[default]
    Unasked,
    /// It will be started at the end of the frame, of the stroke, or of an older question.
    Waiting,
    /// It is at work.
    Running {
        /// For how long.
        elapsed: Duration,
        /// How many positions it has looked at, if it counts them.
        positions: u64,
    },
    /// It is answered.
    Ready,
    /// The person stopped it.
    Cancelled,
    /// It ended without an answer: a defect of the program.
    Failed,
}

impl Progress {
    /// Whether an answer is still to come.
    pub const fn is_pending(&self) -> bool {
        matches!(self, Self::Waiting | Self::Running { .. })
    }

    /// Whether an answer is still to come, but nobody need be told of it yet: most answers are there at once.
    pub fn is_unnoticed(&self) -> bool {
        match self {
            Self::Waiting => true,
            Self::Running { elapsed, .. } => *elapsed < UNNOTICED,
            _ => false,
        }
    }

    /// Whether an answer is still to come, and has taken so long that people want to know how far it is.
    pub fn is_noticed(&self) -> bool {
        self.is_pending() && !self.is_unnoticed()
    }

    /// How long it has been at work; nothing unless it is.
    pub const fn elapsed(&self) -> Duration {
        match self {
            Self::Running { elapsed, .. } => *elapsed,
            _ => Duration::ZERO,
        }
    }

    /// How many positions it has looked at; none unless it is at work and counts them.
    pub const fn positions(&self) -> u64 {
        match self {
            Self::Running { positions, .. } => *positions,
            _ => 0,
        }
    }
}

/// Answers that take no longer than this come without a word about progress.
const UNNOTICED: Duration = Duration::from_millis(100);
