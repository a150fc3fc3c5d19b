//! Short searches of whether a block can be captured where it stands.
//!
//! A hunt looks at the points a few steps around the block. What stands beyond is never captured, and a block that has reached what
//! lies beyond, or enough liberties, has got out. So what a hunt says is a good guess, and never told as more.

use std::collections::VecDeque;
use std::sync::Arc;

use semeai_board::{Block, ByColor, Color, PointSet, Position};
use semeai_search::{
    AnyWidth, Fate, Field, Goal, Ground, KoRule, Look, Memory, PositionBudget, Search, State,
    fitting,
};

use crate::alone::out;
use crate::bounds::most_liberties;

/// How far a hunt looks, in steps from the block.
const STEPS: u32 = 3;

/// Blocks beside it with more liberties are walls.
const WEAK: usize = 3;

/// A block with so many liberties, and so many after a move, need not get more than it has.
const WIDE: usize = 5;
const OPEN: usize = 7;

/// The most bytes that a hunt remembers.
const TABLE_BYTES: usize = 1 << 18;

/// A block that is hunted.
#[derive(Clone, Debug)]
pub(super) struct Hunt<'a> {
    pub(super) position: &'a Position,
    pub(super) blocks: &'a [Block],
    pub(super) prey: &'a Block,
    /// Stones that are never captured.
    pub(super) held: PointSet,
    /// Stones that may be captured however many liberties they have.
    pub(super) loose: PointSet,
}

impl Hunt<'_> {
    /// Whether the block is captured if this side starts, absent if that takes more positions; with the positions made.
    pub(super) fn catches(&self, first: Color, budget: PositionBudget) -> (Option<bool>, u64) {
        let points = self.points();
        let asked = HuntOnPoints {
            hunt: self,
            points,
            first,
            budget,
        };
        fitting(points.len(), asked)
    }

    /// The points where moves are tried, with the stones that may be captured beside the block.
    fn points(&self) -> PointSet {
        let topology = self.position.topology();
        let mut seen = self.prey.stones.union(&self.held);
        let mut queue = VecDeque::from([(self.prey.stones, 0)]);
        while let Some((points, distance)) = queue.pop_front() {
            for point in &topology.neighborhood(&points).difference(&seen) {
                if seen.contains(point) {
                    continue;
                }
                let block = self
                    .blocks
                    .iter()
                    .find(|block| block.stones.contains(point));
                match block {
                    None if distance < STEPS => {
                        seen.insert(point);
                        queue.push_back((PointSet::single(point), distance + 1));
                    }
                    Some(block) if self.can_fall(block) => {
                        seen = seen.union(&block.stones);
                        queue.push_back((block.stones, distance));
                    }
                    _ => {}
                }
            }
        }
        seen.difference(&self.prey.stones.union(&self.held))
    }

    /// With how many liberties the block has got out.
    fn out(&self) -> usize {
        let now = self.prey.liberties.len();
        let most = most_liberties(self.position, self.prey).map_or(0, |(most, _)| most);
        if now >= WIDE && most >= OPEN {
            now
        } else {
            out(self.prey)
        }
    }

    fn can_fall(&self, block: &Block) -> bool {
        let is_weak = block.liberties.len() <= WEAK || !block.stones.is_disjoint(&self.loose);
        is_weak && block.stones.is_disjoint(&self.position.protected())
    }
}

/// A block that has so many liberties is not captured any more.
#[derive(Debug)]
struct GetsOut(u32);

impl<const W: usize> Goal<W> for GetsOut {
    fn plain_ending(
        &self,
        _: &Field<W>,
        look: &Look<W>,
        _: &State<W>,
        attacker: Color,
        _: ByColor<bool>,
    ) -> Option<Fate> {
        let prey = &look.target[attacker.opponent()];
        let is_out = prey.is_fixed || prey.liberties.len() >= self.0;
        is_out.then_some(Fate::FAILURE)
    }
}

/// A hunt with its points.
struct HuntOnPoints<'a> {
    hunt: &'a Hunt<'a>,
    points: PointSet,
    first: Color,
    budget: PositionBudget,
}

impl AnyWidth for HuntOnPoints<'_> {
    type Answer = (Option<bool>, u64);

    fn with_words<const W: usize>(self) -> (Option<bool>, u64) {
        let Hunt { position, prey, .. } = self.hunt;
        let hunter = prey.color.opponent();
        let mut targets = ByColor::default();
        targets[prey.color] = prey.stones;
        let field = Field::new(Ground::<W>::new(position, &targets, &self.points));
        // A ko is a danger.
        let rule = KoRule::Wins(hunter);
        let Some(state) = State::new(&field, position, self.first, rule, 0) else {
            return (None, 0);
        };
        let memory = Memory {
            table_bytes: TABLE_BYTES,
            exact_until: u64::MAX,
        };
        let goal = GetsOut(u32::try_from(self.hunt.out()).unwrap_or(u32::MAX));
        let mut search = Search::new(goal, Arc::new(field), hunter, rule, memory);
        let found = search.captures(&state, self.budget).ok();
        (found.map(|moves| moves.is_some()), search.positions_made())
    }
}
