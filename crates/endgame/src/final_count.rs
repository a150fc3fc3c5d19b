//! A board on which nothing more is played, counted as it stands.
//!
//! What is dead is taken off; an empty point is territory if living stones of one side alone are round what it belongs to, and dame
//! if stones of both are. Every block is judged by itself, whoever is first, as the rules of Japan do (Nihon Kiin, *The Japanese
//! Rules of Go*, 1989, articles 7 and 8): it counts as alive or dead only if that is proved. So nothing is claimed of best play.
//!
//! By those rules a group that has dame is in seki and has no territory, where players fill dame without counting them. Both agree
//! where a group would live though the other side had filled all dame and moved first: only its territory is counted.

use semeai_board::{Block, ByColor, Color, PointSet, Position};
use semeai_search::PositionBudget;

use crate::play::stops::Scoring;
use crate::status::{BlockStatus, Status, searched, statuses, stones_of};

/// How long a block is searched of which a short search proves nothing.
const LONGER: u64 = 60_000;

/// A board counted as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalCount {
    /// Whether both have passed; else the regions say that nothing is left to be gained.
    pub is_over: bool,
    /// By which rules [`FinalCount::points`] are counted, as the question had them.
    pub scoring: Scoring,
    /// The points that each side surrounds, those under dead stones of the other among them.
    pub territory: ByColor<PointSet>,
    /// The stones of each side that are dead where they stand.
    pub dead: ByColor<PointSet>,
    /// The other stones of each side, which count as area.
    pub alive: ByColor<PointSet>,
    /// The empty points that nobody surrounds.
    pub dame: PointSet,
    /// The stones that each side has taken before.
    pub prisoners: ByColor<u32>,
    /// The blocks for which the board is not counted: neither their life nor their death was proved, or they live only as long as
    /// nobody has filled dame.
    pub open: Vec<Block>,
    /// Whether no time was left to prove more of these.
    pub is_cut: bool,
}

impl FinalCount {
    /// Counts a board. Stones that are protected live because somebody says so.
    pub(crate) fn of(
        position: &Position,
        scoring: Scoring,
        prisoners: ByColor<u32>,
        budget: &PositionBudget,
    ) -> Self {
        let mut budget = budget.clone();
        let judged = judged(position, &mut budget);
        let dead = stones_of(&judged, Status::Dead);
        let dead = ByColor::new_with(|color| position.stones(color).intersection(&dead));
        let mut finished = Self {
            is_over: false,
            scoring,
            territory: ByColor::default(),
            alive: ByColor::new_with(|color| position.stones(color).difference(&dead[color])),
            dead,
            dame: PointSet::EMPTY,
            prisoners,
            open: Vec::new(),
            is_cut: false,
        };
        let mut doubtful = finished.divide(position);
        doubtful = doubtful.union(&stones_of(&judged, Status::Unknown));
        if scoring == Scoring::Territory && !finished.dame.is_empty() {
            doubtful = doubtful.union(&finished.hanging_on_dame(position, &mut budget));
        }
        let blocks = judged.into_iter().map(|it| it.block);
        finished.open = blocks
            .filter(|block| !block.stones.is_disjoint(&doubtful))
            .collect();
        finished.is_cut = !finished.open.is_empty() && budget.is_stopped();
        finished
    }

    /// The same counted in another way.
    #[must_use]
    pub(crate) fn by(&self, scoring: Scoring) -> Self {
        Self {
            scoring,
            ..self.clone()
        }
    }

    /// Black's points minus White's, without komi; absent while something is open.
    #[must_use]
    pub fn score(&self) -> Option<i64> {
        let score = self.points(Color::Black) - self.points(Color::White);
        self.open.is_empty().then_some(score)
    }

    /// What a side has: its territory with prisoners, or its area.
    #[must_use]
    pub fn points(&self, color: Color) -> i64 {
        let whole = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let territory = whole(self.territory[color].len());
        match self.scoring {
            Scoring::Territory => territory + i64::from(self.prisoners_with_dead(color)),
            Scoring::Area => territory + whole(self.alive[color].len()),
        }
    }

    /// The stones that a side has taken, with those of the other side that are dead on the board.
    #[must_use]
    pub fn prisoners_with_dead(&self, color: Color) -> u32 {
        let dead = u32::try_from(self.dead[color.opponent()].len()).unwrap_or(u32::MAX);
        self.prisoners[color].saturating_add(dead)
    }

    /// Divides what is empty, and what is dead, into territory and dame. Returns stones by which that is no division: dead ones from
    /// which living ones of their side are reached, or that lie in territory of their own.
    fn divide(&mut self, position: &Position) -> PointSet {
        let topology = position.topology();
        let dead = self.dead.black.union(&self.dead.white);
        let mut doubtful = PointSet::EMPTY;
        for part in topology.components(&position.empty().union(&dead)) {
            let around = topology.neighborhood(&part);
            let is_beside = |color: Color| !around.is_disjoint(&self.alive[color]);
            let owner = match (is_beside(Color::Black), is_beside(Color::White)) {
                (true, false) => Some(Color::Black),
                (false, true) => Some(Color::White),
                _ => None,
            };
            let lost = part.intersection(&dead);
            match owner {
                Some(owner) if lost.is_disjoint(&self.dead[owner]) => {
                    self.territory[owner] = self.territory[owner].union(&part);
                }
                _ => {
                    self.dame = self.dame.union(&part.difference(&dead));
                    doubtful = doubtful.union(&lost);
                }
            }
        }
        doubtful
    }

    /// Stones with territory beside them that are not seen to live once the other side has filled all dame.
    fn hanging_on_dame(&self, position: &Position, budget: &mut PositionBudget) -> PointSet {
        let mut hanging = PointSet::EMPTY;
        for color in Color::ALL {
            let own = self.alive[color].intersection(&self.beside_territory(position, color));
            let mut setup = position.to_setup();
            for point in &self.dame {
                setup.set(point, Some(color.opponent()));
            }
            let safe = position.protected().union(&self.dame);
            let Ok(filled) = Position::with_protected(setup, safe) else {
                // Some of them would have been taken.
                hanging = hanging.union(&own);
                continue;
            };
            let judged = judged(&filled, budget).into_iter();
            let lost = judged.filter(|it| !matches!(it.status, Status::Alive(_)));
            let lost = lost.fold(PointSet::EMPTY, |all, it| all.union(&it.block.stones));
            hanging = hanging.union(&own.intersection(&lost));
        }
        hanging
    }

    fn beside_territory(&self, position: &Position, color: Color) -> PointSet {
        position.topology().neighborhood(&self.territory[color])
    }
}

/// What is proved of every block, by anchor; where a short search proves nothing a longer one is made, as far as the budget goes.
fn judged(position: &Position, budget: &mut PositionBudget) -> Vec<BlockStatus> {
    let mut judged = statuses(position, &position.protected(), budget);
    for told in &mut judged {
        if told.status == Status::Unknown {
            told.status = searched(position, &told.block, LONGER, budget);
        }
    }
    judged
}
