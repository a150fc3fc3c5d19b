//! How much a calculation may use, and what it says when that is used up.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use web_time::Instant;

use crate::dyadic::{Dyadic, Overflow};

/// How many steps are made between two looks at the clock and the stop flag: well under a millisecond.
const PULSE: u64 = 1 << 10;

/// The limits of an [`Arena`](crate::Arena). Reaching one is an ordinary result, [`Error::OverBudget`].
///
/// ```
/// use semeai_cgt::{Arena, Budget, Error, Limit};
///
/// let mut arena = Arena::with_budget(Budget::default().with_nodes(20));
/// let sum = "{9|1}+{8|2}+{5|4||3}+{7|2||1}+{6|5||0|-9}";
/// let error = arena.parse(sum).unwrap_err();
/// assert!(error.to_string().contains("more than 20 different games"));
/// ```
#[derive(Clone, Debug)]
pub struct Budget {
    nodes: usize,
    bytes: usize,
    depth: u32,
    steps: u64,
    deadline: Option<Instant>,
    stop: Option<Arc<AtomicBool>>,
}

impl Default for Budget {
    /// Ten million nodes, 448 mebibytes, nesting 1000 deep, 200 million steps a call, no deadline, no stop flag.
    ///
    /// The depth is what fits a thread with the usual stack of two mebibytes, with room to spare. The steps take some
    /// ten seconds, so that every call ends; a sum of twelve different hot trees needs five million.
    fn default() -> Self {
        Self {
            nodes: 10_000_000,
            bytes: 448 << 20,
            depth: 1000,
            steps: 200_000_000,
            deadline: None,
            stop: None,
        }
    }
}

impl Budget {
    /// Limits the distinct games that are kept.
    #[must_use]
    pub fn with_nodes(mut self, nodes: usize) -> Self {
        self.nodes = nodes;
        self
    }

    /// Limits the memory, tables of earlier results included. Those tables give way before games do.
    #[must_use]
    pub fn with_bytes(mut self, bytes: usize) -> Self {
        self.bytes = bytes;
        self
    }

    /// Limits nesting: of brackets in a text, and of calls within calls.
    ///
    /// A thread needs about one kilobyte of stack for each.
    #[must_use]
    pub fn with_depth(mut self, depth: u32) -> Self {
        self.depth = depth;
        self
    }

    /// Limits the elementary comparisons and additions of one call: a measure of time that is the same on every
    /// machine.
    #[must_use]
    pub fn with_steps(mut self, steps: u64) -> Self {
        self.steps = steps;
        self
    }

    /// Stops soon after this moment, if there is one, whichever calls are made until then.
    #[must_use]
    pub fn with_deadline(mut self, deadline: Option<Instant>) -> Self {
        self.deadline = deadline;
        self
    }

    /// Stops soon once the flag is set, from any thread.
    #[must_use]
    pub fn with_stop(mut self, stop: Arc<AtomicBool>) -> Self {
        self.stop = Some(stop);
        self
    }

    /// How many distinct games may be kept.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.nodes
    }

    /// How many bytes the arena may take, as far as it counts them.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// How deep games may be nested in a calculation, and brackets in a text.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.depth
    }
}

/// Which limit a calculation has reached: what to raise if it is to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// [`Budget::with_nodes`].
    Nodes,
    /// [`Budget::with_bytes`].
    Bytes,
    /// [`Budget::with_depth`].
    Depth,
    /// [`Budget::with_steps`].
    Steps,
    /// [`Budget::with_deadline`].
    Time,
    /// The flag of [`Budget::with_stop`] was set.
    Stopped,
}

/// How much was used, in all or until a calculation was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WorkDone {
    /// How many distinct games are kept.
    pub nodes: usize,
    /// Memory in use, estimated from the sizes of all tables.
    pub bytes: usize,
    /// Elementary comparisons and additions since the arena was made.
    pub steps: u64,
}

/// Why the engine gives no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// A number of the result is too large or too fine to be kept exactly.
    Overflow,
    /// A limit was reached; the arena stays usable and keeps what it has found.
    OverBudget {
        /// Which limit.
        limit: Limit,
        /// The limit's value, 0 for the deadline and the stop flag.
        allowed: u64,
        /// How far the calculation came.
        progress: WorkDone,
    },
    /// Cooling or heating by less than zero was asked for.
    NegativeTemperature(Dyadic),
    /// The unit of Norton's product is not above zero.
    UnitNotPositive,
    /// The atomic weight of a game that is not all-small was asked for.
    NotAllSmall,
    /// A game that is to be a number is none, or none of this kind: an integer where an integer is needed.
    NoNumber,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Overflow => {
                f.write_str("a number of the result is too large or too fine to be kept exactly")
            }
            Self::OverBudget {
                limit,
                allowed,
                progress,
            } => write_over_budget(f, *limit, *allowed, *progress),
            Self::NegativeTemperature(t) => {
                write!(f, "a game cannot be cooled or heated by {t}, which is below zero")
            }
            Self::UnitNotPositive => f.write_str("the unit of a Norton product must be above zero"),
            Self::NotAllSmall => f.write_str(
                "only an all-small game has an atomic weight: in every position both players can move, or neither",
            ),
            Self::NoNumber => f.write_str("this game is no number of the kind that is needed here"),
        }
    }
}

fn write_over_budget(
    f: &mut fmt::Formatter<'_>,
    limit: Limit,
    allowed: u64,
    progress: WorkDone,
) -> fmt::Result {
    match limit {
        Limit::Nodes => write!(f, "over budget: more than {allowed} different games"),
        Limit::Bytes => write!(f, "over budget: more than {} MB of memory", allowed >> 20),
        Limit::Depth => write!(f, "over budget: nested more than {allowed} deep"),
        Limit::Steps => write!(f, "over budget: more than {allowed} steps"),
        Limit::Time => f.write_str("over budget: no time is left"),
        Limit::Stopped => f.write_str("stopped"),
    }?;
    let WorkDone { nodes, steps, .. } = progress;
    write!(f, " (so far {nodes} different games, {steps} steps)")
}

impl std::error::Error for Error {}

impl From<Overflow> for Error {
    fn from(_: Overflow) -> Self {
        Self::Overflow
    }
}

/// The one-byte form of [`Error`] that travels through the recursion; the report is added at the surface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Interrupt {
    Overflow,
    Limit(Limit),
}

impl From<Overflow> for Interrupt {
    fn from(_: Overflow) -> Self {
        Self::Overflow
    }
}

pub(crate) type Run<T> = Result<T, Interrupt>;

/// Counts what a calculation uses and stops it at the budget.
#[derive(Debug)]
pub(crate) struct Meter {
    budget: Budget,
    depth: u32,
    steps: u64,
    /// At how many steps the running call is over budget.
    last_step: u64,
    /// At how many steps the clock and the stop flag are looked at next.
    pulse: u64,
}

impl Meter {
    pub(crate) fn new(budget: Budget) -> Self {
        Self {
            budget,
            depth: 0,
            steps: 0,
            last_step: 0,
            pulse: 0,
        }
    }

    pub(crate) fn budget(&self) -> &Budget {
        &self.budget
    }

    pub(crate) fn set_budget(&mut self, budget: Budget) {
        self.budget = budget;
    }

    pub(crate) fn steps(&self) -> u64 {
        self.steps
    }

    /// Begins a calculation at the surface: an earlier one may have been left in the middle.
    pub(crate) fn restart(&mut self) {
        self.depth = 0;
        self.last_step = self.steps.saturating_add(self.budget.steps);
        // However short the call is, a flag that is up and a time that is over are seen.
        self.pulse = self.steps;
    }

    /// One step of work, one call deeper. Every success is paired with [`Meter::leave`].
    #[inline]
    pub(crate) fn enter(&mut self) -> Run<()> {
        self.tick()?;
        if self.depth >= self.budget.depth {
            return Err(Interrupt::Limit(Limit::Depth));
        }
        self.depth += 1;
        Ok(())
    }

    #[inline]
    pub(crate) fn leave(&mut self) {
        self.depth -= 1;
    }

    /// One step of work.
    #[inline]
    pub(crate) fn tick(&mut self) -> Run<()> {
        self.steps += 1;
        if self.steps > self.pulse {
            return self.beat();
        }
        Ok(())
    }

    /// Looks whether the call may go on.
    #[cold]
    fn beat(&mut self) -> Run<()> {
        if self.steps > self.last_step {
            return Err(Interrupt::Limit(Limit::Steps));
        }
        let stop = self.budget.stop.as_ref();
        if stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
            return Err(Interrupt::Limit(Limit::Stopped));
        }
        if self
            .budget
            .deadline
            .is_some_and(|end| Instant::now() >= end)
        {
            return Err(Interrupt::Limit(Limit::Time));
        }
        self.pulse = self.last_step.min(self.steps + PULSE);
        Ok(())
    }

    pub(crate) fn check_size(&self, nodes: usize, bytes: usize) -> Run<()> {
        if nodes > self.budget.nodes {
            return Err(Interrupt::Limit(Limit::Nodes));
        }
        if bytes > self.budget.bytes {
            return Err(Interrupt::Limit(Limit::Bytes));
        }
        Ok(())
    }

    pub(crate) fn report(&self, halt: Interrupt, nodes: usize, bytes: usize) -> Error {
        let limit = match halt {
            Interrupt::Overflow => return Error::Overflow,
            Interrupt::Limit(limit) => limit,
        };
        let allowed = match limit {
            Limit::Nodes => self.budget.nodes as u64,
            Limit::Bytes => self.budget.bytes as u64,
            Limit::Depth => u64::from(self.budget.depth),
            Limit::Steps => self.budget.steps,
            Limit::Time | Limit::Stopped => 0,
        };
        Error::OverBudget {
            limit,
            allowed,
            progress: WorkDone {
                nodes,
                bytes,
                steps: self.steps,
            },
        }
    }
}
