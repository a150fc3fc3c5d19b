//! What holds of a block whatever happens elsewhere: that it is never captured, gets out, or cannot be saved.

use semeai_board::{Block, ByColor, Color, PointSet, Position, Topology};
use semeai_search::{Aim, ZoneKo};

use super::surroundings::Surroundings;
use crate::solve::{SolveLimits, ZoneQuestion};

/// The widest surroundings with at most so many points are searched. Near ones are searched much faster.
const MOST_POINTS: [usize; 2] = [64, 128];

/// How many positions the search of each surroundings gets, round by round.
const ROUNDS: [u64; 2] = [3_000, 60_000];

/// What is known of a block.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LifeProof {
    /// What it depends on that it is so, if that is proved.
    pub(super) zone: Option<PointSet>,
    /// The positions made.
    pub(super) made: u64,
}

/// Something that is asked of a block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LifeQuestion<'a> {
    pub(crate) block: &'a Block,
    pub(crate) aim: Aim,
    /// Who takes back kos.
    pub(crate) ko: ZoneKo,
    /// Who starts.
    pub(crate) first: Color,
    /// Stones that are never captured.
    pub(crate) safe: PointSet,
}

impl<'a> LifeQuestion<'a> {
    /// That it lives though its opponent moves first and takes back every ko at once.
    pub(crate) fn life(block: &'a Block) -> Self {
        Self {
            block,
            aim: Aim::Life,
            ko: ZoneKo::OpponentTakesBack,
            first: block.color.opponent(),
            safe: PointSet::EMPTY,
        }
    }

    /// The question in near and in wider surroundings, no two alike.
    pub(crate) fn questions(&self, surroundings: &Surroundings<'_>) -> Vec<ZoneQuestion> {
        let side = self.aim.owner(self.block.color);
        let around = MOST_POINTS.map(|most| surroundings.around(self.block, side, most));
        let questions = around.into_iter().flatten().map(|around| ZoneQuestion {
            plain: plain(around.position.topology()),
            position: around
                .position
                .protecting(around.position.protected().union(&self.safe)),
            stone: self.block.anchor,
            aim: self.aim,
            ko: self.ko,
            first: self.first,
            points: around.points,
            barred: around.barred,
        });
        let mut questions: Vec<ZoneQuestion> = questions.collect();
        questions.dedup();
        questions
    }
}

impl LifeProof {
    /// Searches for a proof, with few positions first.
    pub(super) fn of(
        surroundings: &Surroundings<'_>,
        wanted: &LifeQuestion<'_>,
        limits: &SolveLimits,
    ) -> Self {
        let questions = wanted.questions(surroundings);
        let mut life = Self::default();
        for most in ROUNDS {
            life.go_on(&questions, limits, most);
            if life.zone.is_some() {
                break;
            }
        }
        life
    }

    /// Searches for a proof with so many positions for each width of the surroundings.
    pub(super) fn within(
        surroundings: &Surroundings<'_>,
        wanted: &LifeQuestion<'_>,
        limits: &SolveLimits,
        most: u64,
    ) -> Self {
        let mut life = Self::default();
        life.go_on(&wanted.questions(surroundings), limits, most);
        life
    }

    fn go_on(&mut self, questions: &[ZoneQuestion], limits: &SolveLimits, most: u64) {
        for question in questions {
            let left = limits.positions().saturating_sub(self.made);
            if self.zone.is_some() || left == 0 || limits.is_stopped() {
                return;
            }
            let (zone, made) = question.answer(limits, most.min(left));
            self.made += made;
            self.zone = zone;
        }
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
                let safe = essential[color.opponent()];
                Self::of(
                    surroundings,
                    &LifeQuestion {
                        safe,
                        ..LifeQuestion::life(&block)
                    },
                    limits,
                )
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
