//! From a question to a report.

use std::sync::Arc;

use semeai_board::{ByColor, Color, PointSet, Position, Region, Roles, useful_points};
use semeai_cgt::Arena;

use crate::expand::{Grown, grow};
use crate::eye::{Eye, eye, is_eye_space};
use crate::joint::{RegionFound, Searched};
use crate::judge::DeadEye;
use crate::limits::Limits;
use crate::picks::Picks;
use crate::report::{NodeState, Notice, Report, SharedReport};
use crate::settle::Settlement;
use crate::sides::Sides;
use crate::transform::{ALIVE, MORE_ALIVE, NodeWorth, Worth, transform};

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The stones; safe stones should be protected in it, so that they are never captured.
    pub position: &'a Position,
    /// The roles of the blocks.
    pub roles: &'a Roles,
    /// The candidate points that were picked.
    pub picks: &'a Picks,
    /// Whether several essential blocks of a colour count as one.
    pub linked: ByColor<bool>,
    /// Who is to move: only for the notice that a block in atari can be captured.
    pub to_move: Color,
    /// Whether regions are expanded automatically where nothing is picked.
    pub auto: bool,
}

/// Analyses a race. Always answers: what does not fit the theory, or is over the limits, is said in the report.
///
/// Cost: some ten microseconds for every node of the trees on a board of 19 by 19, and what the sum of
/// their values costs.
pub fn analyze(question: &Question<'_>, limits: &Limits) -> Report {
    Analysis::new(question, limits).report()
}

/// A region that belongs to one side, with its tree.
pub(crate) struct OwnRegion {
    pub(crate) defender: Color,
    pub(crate) region: Region,
    pub(crate) useful: PointSet,
    pub(crate) is_eye: bool,
    pub(crate) grown: Grown,
    /// Worths with the defender's life counting [`ALIVE`], and [`MORE_ALIVE`].
    pub(crate) worths: [Vec<NodeWorth>; 2],
    /// What a search of the region has found.
    pub(crate) found: Option<RegionFound>,
    /// The bounds that were found, before cooling, with the defender's life as in the worths.
    pub(crate) found_worths: Option<[Worth; 2]>,
    /// Its number among the regions of its side.
    pub(crate) number: usize,
    /// Whether it is not settled, so that a move there may threaten something.
    pub(crate) has_threats: bool,
}

impl OwnRegion {
    fn has_liberty(&self) -> bool {
        !self.region.liberties[self.defender].is_empty()
    }

    pub(crate) fn has_alive_leaf(&self) -> bool {
        self.grown
            .nodes
            .iter()
            .any(|node| node.state == NodeState::Alive)
    }
}

pub(crate) struct Analysis<'a> {
    pub(crate) question: &'a Question<'a>,
    pub(crate) limits: &'a Limits,
    pub(crate) sides: Sides,
    pub(crate) arena: Arena,
    pub(crate) regions: Vec<OwnRegion>,
    pub(crate) dead_eyes: ByColor<Option<DeadEye>>,
    /// The searches of an automatic analysis.
    pub(crate) searched: ByColor<Option<Searched>>,
    /// The positions that each side's searches may still look at.
    pub(crate) positions: ByColor<u64>,
    pub(crate) is_over_budget: bool,
    pub(crate) notices: Vec<Notice>,
}

impl<'a> Analysis<'a> {
    fn new(question: &'a Question<'a>, limits: &'a Limits) -> Self {
        Self {
            question,
            limits,
            sides: Sides::new(question.position, question.roles),
            arena: Arena::with_budget(limits.budget()),
            regions: Vec::new(),
            dead_eyes: ByColor::default(),
            searched: ByColor::default(),
            positions: ByColor::default(),
            is_over_budget: false,
            notices: Vec::new(),
        }
    }

    fn report(mut self) -> Report {
        self.notice_sides();
        self.search();
        self.grow_regions();
        self.dead_eyes = self.find_dead_eyes();
        self.notice_regions();
        self.notice_unexpanded();
        if self.notice_differences().is_err() {
            self.is_over_budget = true;
        }
        let verdict = self.verdict();
        if self.is_over_budget {
            self.notices.push(Notice::OverBudget);
        }
        let regions = self.region_reports();
        let shared = self
            .sides
            .shared
            .iter()
            .map(|(region, obstacle)| SharedReport {
                points: region.points,
                obstacle: *obstacle,
            })
            .collect();
        Report {
            topology: Arc::clone(self.question.position.topology()),
            points: self.point_reports(),
            regions,
            shared,
            eyes: self.dead_eyes.map(|eye| eye.map_or(0, |eye| eye.liberties)),
            verdict,
            notices: self.notices,
        }
    }

    fn grow_regions(&mut self) {
        let question = self.question;
        let mut numbers: ByColor<usize> = ByColor::default();
        for (defender, region) in self.sides.own.clone() {
            let number = numbers[defender];
            numbers[defender] += 1;
            let is_stopped = self.limits.is_stopped();
            let nodes = if is_stopped { 0 } else { self.limits.nodes() };
            let (grown, found) = match self.grow_found(defender, number, &region) {
                Some((grown, found)) => (grown, Some(found)),
                None => {
                    let (position, roles) = (question.position, question.roles);
                    let picks = question.picks;
                    let grown = grow(position, roles, defender, &region, picks, nodes);
                    (grown, None)
                }
            };
            self.is_over_budget |= grown.is_cut_short || is_stopped;
            let unknown = vec![NodeWorth::UNKNOWN; grown.nodes.len()];
            let worths = [ALIVE, MORE_ALIVE].map(|alive| {
                transform(&mut self.arena, &grown, alive).unwrap_or_else(|_| {
                    self.is_over_budget = true;
                    unknown.clone()
                })
            });
            let is_settled = matches!(grown.nodes[0].local.settle(), Settlement::Count(_));
            let root = worths[0][0].worth.filter(|_| grown.root_found.is_none());
            let found_worths = found.and_then(|found| self.found_worths(&found, root).ok()?);
            for point in grown.repeats {
                self.notices.push(Notice::Ko(point));
            }
            self.regions.push(OwnRegion {
                useful: useful_points(question.position, question.roles, &region),
                is_eye: is_eye_space(question.position, &region, defender),
                defender,
                region,
                grown,
                worths,
                found,
                has_threats: !is_settled,
                found_worths,
                number,
            });
        }
    }

    /// The eyes that stay one eye, where a side has just one and it is settled.
    fn find_dead_eyes(&self) -> ByColor<Option<DeadEye>> {
        ByColor::new_with(|color| {
            let mut eyes = self.eyes(color);
            let (first, second) = (eyes.next()?, eyes.next());
            if second.is_some() || !matches!(first.grown.nodes[0].state, NodeState::Count(_)) {
                return None;
            }
            let essential = self.sides.stones(color);
            match eye(self.question.position, &first.region, &essential) {
                Eye::Dead {
                    size,
                    liberties,
                    slack: 0,
                } => Some(DeadEye { size, liberties }),
                Eye::Dead { .. } | Eye::Alive | Eye::Unsettled => None,
            }
        })
    }

    pub(crate) fn eyes(&self, color: Color) -> impl Iterator<Item = &OwnRegion> {
        self.regions
            .iter()
            .filter(move |r| r.is_eye && r.defender == color)
    }

    /// Whether a side cannot be captured, whatever happens in its open regions.
    pub(crate) fn is_alive(&self, color: Color) -> bool {
        let is_alive_at_root = |r: &OwnRegion| r.grown.nodes[0].state == NodeState::Alive;
        let is_joined = self.sides.blocks[color]
            .iter()
            .any(|block| self.question.roles.is_joined_to_safe(block));
        let is_found_alive = || {
            self.searched[color]
                .as_ref()
                .is_some_and(Searched::is_alive)
        };
        is_joined
            || is_found_alive()
            || self.eyes(color).filter(|own| own.has_liberty()).count() > 1
            || self
                .regions
                .iter()
                .any(|r| r.defender == color && is_alive_at_root(r))
    }

    pub(crate) fn plain_shared(&self) -> PointSet {
        self.sides
            .shared
            .iter()
            .filter(|(_, obstacle)| obstacle.is_none())
            .fold(PointSet::EMPTY, |all, (region, _)| {
                all.union(&region.points)
            })
    }
}
