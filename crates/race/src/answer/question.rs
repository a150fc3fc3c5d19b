//! What is asked of a race.

use std::time::Duration;

use semeai_board::{Color, Point, Position, Roles};

use crate::picks::Picks;
use crate::solve::{Several, SolveLimits};
use crate::{Limits, WithoutPicks};

/// A race that is to be answered.
#[derive(Clone, Debug)]
pub struct RaceQuestion {
    /// The stones; a ban by ko holds for the first move.
    pub position: Position,
    /// The roles that the person gave; they are kept.
    pub roles: Roles,
    /// Stones of the blocks that race: none, one or two. Where one is missing it is proposed.
    pub points: Vec<Point>,
    /// The candidate points that the person picked, for the count.
    pub picks: Picks,
    /// What the count does with a region in which nothing is picked. Without an answer of the search it searches.
    pub unpicked: WithoutPicks,
    /// With which of several essential blocks a side has lost.
    pub several: Several,
    /// The one side that may start, or each in turn.
    pub first: Option<Color>,
    /// How much the search may cost.
    pub limits: SolveLimits,
    /// How much the count may cost, which comes after the search.
    pub count_limits: Limits,
}

impl RaceQuestion {
    /// Who captures whom, whoever starts, as far as the usual budget reaches: nothing is picked, and all blocks of a side count.
    pub fn new(position: Position, roles: Roles) -> Self {
        Self {
            position,
            roles,
            points: Vec::new(),
            picks: Picks::default(),
            unpicked: WithoutPicks::Asked,
            several: Several::All,
            first: None,
            limits: SolveLimits::default(),
            count_limits: Limits::default(),
        }
    }
}

/// How much of the time of an answer the search gets; the rest is for the count, which comes after it.
pub fn time_for_search(time: Duration) -> Duration {
    time / 10 * 7
}
