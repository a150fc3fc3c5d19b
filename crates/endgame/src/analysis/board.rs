//! The regions of a board as they are searched.

use std::borrow::Cow;

use semeai_board::{
    Assumption, Block, ByColor, Color, Point, PointSet, Position, Role, SafeReason,
};
use semeai_cgt::Arena;
use semeai_search::PositionBudget;

use super::cache::{FoundSafe, RegionCache};
use super::context::RegionContext;
use super::looks::SupposedBoard;
use super::question::{Border, Endgame};
use super::record::{RegionRecord, count};
use crate::limits::{EndgameLimits, Stage};
use crate::local::MOST_ROOM;
use crate::play::stops::{Parity, Scoring};
use crate::play::{Board, BoardMeans, RegionStanding};
use crate::points::points;
use crate::position_report::{RegionReport, Room};
use crate::region::{EndgameRegion, NamedRegions, RegionOrigin, fills_an_eye, safe_stones, walled};

/// So many times the positions that are granted for the value of a region are granted for its walls.
const WALLS: u64 = 4;

pub(super) struct BoardAnalysis<'a> {
    /// Without the stones that are said to be dead.
    pub(super) asked: Cow<'a, Endgame>,
    /// These stones: they are prisoners of the question already.
    pub(super) said_dead: ByColor<PointSet>,
    /// The stones that only look dead, taken off too: they are prisoners of the question already.
    pub(super) looks_dead: ByColor<PointSet>,
    /// The stones that were taken off as they are proved to be dead.
    pub(super) proved_dead: ByColor<PointSet>,
    /// What is taken as safe.
    pub(super) safe: Vec<Assumption>,
    /// What was accepted as safe, and is not seen to be so.
    pub(super) doubted: Vec<Block>,
    /// Blocks behind points that were named which look dead, and of which it is not proved that they are.
    pub(super) unproved: Vec<Block>,
    /// Whether no time was left for what is proved of blocks.
    pub(super) blocks_out_of_time: bool,
    /// With everything that is safe protected.
    pub(super) position: Position,
    /// The same as regions that somebody has named see it.
    walled: Position,
    pub(super) arena: Arena,
    pub(super) items: Vec<RegionRecord>,
    /// Regions of earlier questions.
    pub(super) kept: RegionCache,
}

impl<'a> BoardAnalysis<'a> {
    /// The regions of a board, with what is kept of them. Until it is given back nothing is kept.
    pub(super) fn begin(
        asked: &'a Endgame,
        limits: &EndgameLimits,
        kept: &mut RegionCache,
    ) -> Self {
        let (said_dead, asked) = (asked.said_dead(), asked.without_dead());
        let mut kept = kept.take_for(asked.position.topology(), limits);
        let blocks = limits.blocks(asked.position.topology());
        let FoundSafe {
            blocks: safe,
            doubted,
            is_cut: is_safe_cut,
        } = kept.safe_blocks(&asked, &blocks);
        let looks = (asked.border != Border::Found).then(|| {
            let held = safe_stones(&asked.roles_as_said(), &safe);
            let held = asked.position.protecting(held);
            kept.looks(&held, &limits.count(held.topology()))
        });
        let SupposedBoard {
            asked,
            safe,
            dead: looks_dead,
            proved: proved_dead,
        } = match looks.flatten() {
            Some(looks) => SupposedBoard::of(asked, safe, &looks, &blocks),
            None => SupposedBoard::as_found(asked, safe),
        };
        let is_supposed = asked.border != Border::Found;
        let protected = safe_stones(&asked.roles_as_said(), &safe);
        let position = asked.position.protecting(protected);
        let NamedRegions {
            regions,
            unproved,
            is_cut,
        } = kept.regions(&position, &protected, &asked.only, is_supposed, &blocks);
        let walled = walled(&position, &regions);
        let items = regions.into_iter().map(|region| {
            let surroundings = RegionContext::of(view_of(&position, &walled, &region), &region);
            let item = kept.take_out(&surroundings);
            item.unwrap_or_else(|| RegionRecord::new(region, surroundings))
        });
        let items: Vec<RegionRecord> = items.collect();
        let mut arena = kept.take_arena();
        arena.set_budget(limits.values(Stage::Regions));
        Self {
            asked,
            said_dead,
            looks_dead,
            proved_dead,
            safe,
            doubted,
            unproved,
            blocks_out_of_time: is_safe_cut || is_cut,
            items,
            position,
            walled,
            arena,
            kept,
        }
    }

    /// Searches the regions, the small ones first: where one takes all the time that there is, the others are known. What they are worth
    /// comes before what every move in them makes of it, which no score needs.
    pub(super) fn search(&mut self, limits: &EndgameLimits) {
        let mut order: Vec<usize> = (0..self.items.len()).collect();
        order.sort_by_key(|at| self.items[*at].region.points.len());
        let mut budgets = vec![limits.region(); self.items.len()];
        for at in &order {
            self.search_value(*at, limits, &mut budgets[*at]);
        }
        for at in &order {
            self.search_moves(*at, &mut budgets[*at]);
        }
        for at in &order {
            self.search_walls(*at, limits);
        }
        self.arena.set_budget(limits.values(Stage::Sums));
    }

    /// Searches one region.
    pub(super) fn search_item(&mut self, at: usize, limits: &EndgameLimits) {
        let mut budget = limits.region();
        self.search_value(at, limits, &mut budget);
        self.search_moves(at, &mut budget);
    }

    fn search_value(&mut self, at: usize, limits: &EndgameLimits, budget: &mut PositionBudget) {
        let before = budget.left();
        let bytes = self.kept.room_for(&self.items, at, limits.region_bytes());
        let item = &mut self.items[at];
        let position = view_of(&self.position, &self.walled, &item.region);
        item.search(position, &mut self.arena, budget, bytes);
        self.kept.count(before - budget.left());
    }

    /// Looks between which numbers a region lies that has no value. Positions of walls are cheap beside those of values.
    fn search_walls(&mut self, at: usize, limits: &EndgameLimits) {
        let budget = limits.region();
        let positions = budget.positions().saturating_mul(WALLS);
        let mut budget = budget.with_positions(positions);
        let bytes = self.kept.room_for(&self.items, at, limits.region_bytes());
        let item = &mut self.items[at];
        // What was listed for its value is kept, to go on with.
        let bytes = bytes.saturating_sub(item.bytes());
        let position = view_of(&self.position, &self.walled, &item.region);
        item.search_walls(position, &mut budget, bytes);
        self.kept.count(budget.positions() - budget.left());
    }

    fn search_moves(&mut self, at: usize, budget: &mut PositionBudget) {
        let before = budget.left();
        self.items[at].search_moves(&mut self.arena, budget);
        self.kept.count(before - budget.left());
    }

    /// The memory that regions and values take, in bytes.
    pub(super) fn bytes(&self) -> usize {
        let regions = self.items.iter().map(RegionRecord::bytes);
        regions.sum::<usize>() + self.kept.bytes() + self.arena.progress().bytes
    }

    /// Whether a side would fill an eye of a block that is safe by it: what that loses says no region, for in all of them the block
    /// is safe.
    pub(super) fn fills_an_eye(&self, color: Color, point: Point, budget: &PositionBudget) -> bool {
        let topology = self.position.topology();
        let around = topology.neighborhood(&PointSet::single(point));
        // A room is one space: a move anywhere in a small one may be the one that spoils it.
        let room = self.item_at(point).and_then(|item| {
            let empty = &self.items[item].region.empty;
            (count(empty.len()) <= MOST_ROOM).then(|| topology.neighborhood(empty))
        });
        let mut own = self.safe.iter();
        let is_by_eyes = |safe: &&Assumption| {
            let stones = &safe.block.stones;
            safe.block.color == color
                && match safe.reason {
                    SafeReason::TwoEyes => !around.is_disjoint(stones),
                    SafeReason::Room => room.is_some_and(|room| !room.is_disjoint(stones)),
                    _ => false,
                }
        };
        let Some(first) = own.find(is_by_eyes) else {
            return false;
        };
        let said = self.asked.roles_as_said().points(Role::Safe);
        let held = self.asked.position.protecting(said);
        let mut all = std::iter::once(first).chain(own.filter(is_by_eyes));
        all.any(|safe| fills_an_eye(&held, safe, point, budget))
    }

    /// Whether nobody says what a move loses: it fills an eye ([`Self::fills_an_eye`]), or it is one in the room of a block that lives by
    /// that room, which has to be answered perhaps, and then costs nothing.
    pub(super) fn is_left_open(&self, color: Color, point: Point, budget: &PositionBudget) -> bool {
        self.plays_in_room_to_live(color, point) || self.fills_an_eye(color, point, budget)
    }

    /// Whether a move is one of a stranger in a room beside which stands a block that lives only by the room it has.
    fn plays_in_room_to_live(&self, color: Color, point: Point) -> bool {
        let Some(item) = self.item_at(point).map(|at| &self.items[at]) else {
            return false;
        };
        let owner = color.opponent();
        let around = self.position.topology().neighborhood(&item.region.points);
        let around = around.difference(&item.region.points);
        // A stranger may stand in it already, but nobody of his is beside it.
        if !around.is_disjoint(&self.position.stones(color)) {
            return false;
        }
        self.safe.iter().any(|safe| {
            safe.reason == SafeReason::Room
                && safe.block.color == owner
                && !around.is_disjoint(&safe.block.stones)
        })
    }

    /// The board as a region sees it.
    pub(super) fn seen_by(&self, at: usize) -> &Position {
        view_of(&self.position, &self.walled, &self.items[at].region)
    }

    /// The region in which a point is.
    pub(super) fn item_at(&self, point: Point) -> Option<usize> {
        let mut items = self.items.iter();
        items.position(|item| item.region.points.contains(point))
    }

    /// What is known of a region without its value, under the name that it has in a report.
    pub(super) fn bare(&self, at: usize) -> RegionReport {
        self.items[at].bare(self.region_number(at), &self.position)
    }

    /// What is kept for the next question.
    pub(super) fn into_kept(mut self) -> RegionCache {
        self.kept.put_back(self.arena, self.items);
        self.kept
    }

    /// Whether points that somebody has named bound something: a region of their own, or what rests round it.
    pub(super) fn is_by_hand(&self) -> bool {
        let mut items = self.items.iter();
        items.any(|item| item.region.bounds != RegionOrigin::Safe)
    }

    /// Whether the scoring that was asked for follows from the values of the regions.
    pub(super) fn is_plain(&self) -> bool {
        self.asked.scoring == Scoring::Territory || self.items.iter().all(RegionRecord::is_plain)
    }

    /// Whether something is taken as border that nobody has said to be it, and that is not proved to be it.
    pub(super) fn takes_border(&self) -> bool {
        let is_guess = |safe: &Assumption| matches!(safe.reason, SafeReason::Liberties(_));
        let is_supposed = self.asked.border != Border::Found;
        let is_narrowed = self.asked.is_narrowed && self.is_by_hand();
        is_supposed || is_narrowed || self.safe.iter().any(is_guess)
    }

    /// The points of rooms and the prisoners, Black's minus White's.
    pub(super) fn settled(&self) -> i64 {
        let rooms = self.items.iter().filter_map(|item| {
            let (owner, _) = item.room.filter(|_| !self.is_unproved(item))?;
            Some(points(owner, item.region.points_to_owner()))
        });
        rooms.sum::<i64>() + self.prisoners()
    }

    pub(super) fn prisoners(&self) -> i64 {
        let taken = self.asked.prisoners;
        i64::from(taken.black) - i64::from(taken.white)
    }

    pub(super) fn rooms(&self) -> Vec<Room> {
        let rooms = self.items.iter().filter_map(|item| {
            let (owner, is_assumed) = item.room.filter(|_| !self.is_unproved(item))?;
            Some(Room {
                points: item.region.points,
                owner,
                is_assumed,
                dead: item.region.dead,
            })
        });
        rooms.collect()
    }

    /// Whether stones count as dead in it of which that is not proved.
    fn is_unproved(&self, item: &RegionRecord) -> bool {
        let mut unproved = self.unproved.iter();
        unproved.any(|block| !block.stones.is_disjoint(&item.region.dead))
    }

    /// Rooms, and regions in which one side has everything.
    pub(super) fn territory(&self) -> ByColor<PointSet> {
        ByColor::new_with(|color: Color| {
            let owned = self.items.iter().filter(|item| match item.room {
                Some((owner, _)) => owner == color && !self.is_unproved(item),
                None => item.is_all_of(color, &self.position, &self.arena),
            });
            owned.fold(PointSet::EMPTY, |all, item| all.union(&item.region.points))
        })
    }

    pub(super) fn region_reports(&mut self) -> Vec<RegionReport> {
        let open = self.items.iter().filter(|item| item.room.is_none());
        let described = open.enumerate().map(|(i, item)| {
            let described = item.report(i, &self.position, &mut self.arena);
            described.unwrap_or_else(|_| item.bare(Some(i), &self.position))
        });
        described.collect()
    }

    /// Which of the regions that are told an item is; none for a room.
    pub(super) fn region_number(&self, item: usize) -> Option<usize> {
        let before = self.items[..item].iter();
        let number = before.filter(|item| item.room.is_none()).count();
        self.items[item].room.is_none().then_some(number)
    }

    /// Plays on the board as it stands; every region has a value.
    pub(super) fn playing<T>(
        &mut self,
        scoring: Scoring,
        parity: Parity,
        budget: &mut PositionBudget,
        play: impl FnOnce(&Board, &mut BoardMeans<'_>) -> T,
    ) -> T {
        let (settled, prisoners) = (self.settled(), self.prisoners());
        let (mut locals, mut regions) = (Vec::new(), Vec::new());
        for item in self.items.iter_mut().filter(|item| item.room.is_none()) {
            if let (Some(local), Ok(values)) = (item.local.take(), &item.values) {
                regions.push(RegionStanding {
                    spot: local.root().clone(),
                    value: values.no_threats,
                });
                locals.push(local);
            }
        }
        let board = Board {
            regions,
            settled,
            parity,
            prisoners,
        };
        let mut means = BoardMeans {
            locals: &mut locals,
            arena: &mut self.arena,
            budget,
            scoring,
        };
        let played = play(&board, &mut means);
        let open = self.items.iter_mut().filter(|item| item.room.is_none());
        for (item, local) in open.zip(locals) {
            item.local = Some(local);
        }
        played
    }
}

/// The board as a region sees it, plain and walled.
fn view_of<'a>(plain: &'a Position, walled: &'a Position, region: &EndgameRegion) -> &'a Position {
    match region.bounds {
        RegionOrigin::Named => walled,
        RegionOrigin::Safe | RegionOrigin::Rest => plain,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use semeai_board::diagram;
    use web_time::Instant;

    use crate::position_report::RegionState;
    use crate::{Endgame, EndgameLimits, endgame_report};

    /// Above a region that no time is enough for, below a corridor.
    #[test]
    fn a_region_that_takes_all_the_time_leaves_the_small_ones_known() {
        let rows = "#......@\n#......@\n#......@\n#......@\n#......@\n#......@\n########\n@.....##";
        let drawn = diagram::parse(rows).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let soon = Instant::now().checked_add(Duration::from_millis(500));
        let limits = EndgameLimits::default()
            .with_positions(u64::MAX)
            .with_deadline(soon);
        let states = endgame_report(&asked, &limits).regions;
        let states: Vec<RegionState> = states.iter().map(|region| region.state).collect();
        assert_eq!(states, [RegionState::OverBudget, RegionState::Exact]);
    }
}
