//! Whether a block is never captured, whatever happens elsewhere.

use semeai_board::{Block, ByColor, Color, PointSet, Position, Topology};

use super::surroundings::Surroundings;
use crate::solve::{LifeQuestion, SolveLimits};

/// The widest surroundings with at most so many points are searched. Near ones are searched much faster.
const MOST_POINTS: [usize; 2] = [64, 128];

/// How many positions the search of each surroundings gets, round by round.
const ROUNDS: [u64; 2] = [3_000, 60_000];

/// What is known of the life of a block.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Life {
    /// What it depends on that the block is never captured, if that is proved.
    pub(super) zone: Option<PointSet>,
    /// The positions made.
    pub(super) made: u64,
}

impl Life {
    /// Searches whether a block lives though its opponent moves first and takes back every ko at once.
    pub(super) fn of(surroundings: &Surroundings<'_>, block: &Block, limits: &SolveLimits) -> Self {
        Self::beside(surroundings, block, &PointSet::EMPTY, limits)
    }

    /// The same where these stones are never captured.
    fn beside(
        surroundings: &Surroundings<'_>,
        block: &Block,
        safe: &PointSet,
        limits: &SolveLimits,
    ) -> Self {
        let around = MOST_POINTS.map(|most| surroundings.around(block, most));
        let questions = around.into_iter().flatten().map(|around| LifeQuestion {
            plain: plain(around.position.topology()),
            position: around
                .position
                .protecting(around.position.protected().union(safe)),
            stone: block.anchor,
            points: around.points,
            barred: around.barred,
        });
        let mut questions: Vec<LifeQuestion> = questions.collect();
        questions.dedup();
        let mut life = Self::default();
        for most in ROUNDS {
            for question in &questions {
                let left = limits.positions().saturating_sub(life.made);
                let (zone, made) = question.clone().answer(limits, most.min(left));
                life.made += made;
                life.zone = zone;
                if zone.is_some() || made >= left || limits.is_stopped() {
                    return life;
                }
            }
        }
        life
    }

    /// The same of each side that is one block.
    pub(super) fn of_both(
        surroundings: &Surroundings<'_>,
        position: &Position,
        essential: &ByColor<PointSet>,
        limits: &SolveLimits,
    ) -> ByColor<Self> {
        ByColor::new_with(|color: Color| {
            let first = essential[color].first();
            let block = first.and_then(|point| position.block_at(point));
            let whole = block.filter(|block| block.stones == essential[color]);
            // It is to live though the other block were safe: then both live by themselves.
            whole.map_or_else(Self::default, |block| {
                Self::beside(surroundings, &block, &essential[color.opponent()], limits)
            })
        })
    }
}

/// Shapes of up to so many points are known, and none of them may reach from edge to edge.
const MOST_SHAPE: usize = 8;

/// The points where the shapes of eyes are known: on a board of squares away from the corners.
fn plain(topology: &Topology) -> PointSet {
    let size = topology.eye_facts().and_then(|_| topology.shape().size());
    let is_wide = size.is_some_and(|(columns, rows)| columns.min(rows) > MOST_SHAPE);
    let all = topology.points();
    let inner = all
        .iter()
        .filter(|&point| topology.neighbors(point).len() > 2);
    if is_wide {
        inner.collect()
    } else {
        PointSet::EMPTY
    }
}
