//! Regions that were searched, kept for the next question: an edit costs the region in which it is.

use std::sync::Arc;

use semeai_board::{Assumption, Block, ByColor, PointSet, Position, Role, Roles, Topology};
use semeai_cgt::Arena;
use semeai_search::PositionBudget;

use super::context::RegionContext;
use super::question::Endgame;
use super::record::RegionRecord;
use crate::final_count::FinalCount;
use crate::likely::{Looks, looks};
use crate::limits::{EndgameLimits, Stage};
use crate::play::stops::Scoring;
use crate::region::{DEATH, NamedRegions, SafetyMarks, regions_with_named, safe_blocks};

/// More regions are not kept.
const MOST_REGIONS: usize = 200;

/// More memory of regions is not kept, in bytes.
const MOST_BYTES: usize = 256 << 20;

/// Regions that were searched, for the next question about the same board.
///
/// A region is found again if its points, the stones in it and the safe stones beside it are the same. What was over budget is
/// gone on with; what has not been asked about for long is dropped.
#[derive(Debug, Default)]
pub struct RegionCache {
    board: Option<Arc<Topology>>,
    /// Holds the values of all of them.
    arena: Arena,
    /// Those that were asked about last come last.
    items: Vec<RegionRecord>,
    safe: Option<Safe>,
    named: Option<SearchedRegions>,
    counted: Option<CountedBoard>,
    looks: Option<(Position, Looks)>,
    expanded: u64,
}

/// A board that was counted as it stands.
#[derive(Debug)]
struct CountedBoard {
    /// With what is said to be safe protected, and without what is said to be dead.
    position: Position,
    said_dead: ByColor<PointSet>,
    count: FinalCount,
}

/// The regions round points that were named, and where.
#[derive(Debug)]
struct SearchedRegions {
    /// With everything that is safe protected.
    position: Position,
    safe: PointSet,
    named: Vec<PointSet>,
    by_looks: bool,
    found: NamedRegions,
}

/// What was found to be safe, and where.
#[derive(Debug)]
struct Safe {
    position: Position,
    said: Roles,
    accepted: PointSet,
    marks: SafetyMarks,
    found: FoundSafe,
}

/// What is safe on a board.
#[derive(Clone, Debug)]
pub(super) struct FoundSafe {
    /// By anchor, with reasons.
    pub(super) blocks: Vec<Assumption>,
    /// Blocks that were accepted as safe, and are not seen to be so here.
    pub(super) doubted: Vec<Block>,
    /// Whether no time was left to prove more.
    pub(super) is_cut: bool,
}

impl FoundSafe {
    fn of(asked: &Endgame, said: &Roles, marks: SafetyMarks, budget: &PositionBudget) -> Self {
        let position = &asked.position;
        if asked.accepted.is_empty() {
            return Self {
                blocks: safe_blocks(position, said, marks, budget),
                doubted: Vec::new(),
                is_cut: budget.is_stopped(),
            };
        }
        let is_accepted = |block: &Block| !block.stones.is_disjoint(&asked.accepted);
        let mut blocks = safe_blocks(position, said, SafetyMarks::ToBeFound, budget);
        blocks.retain(|safe| safe.reason.is_certain() || is_accepted(&safe.block));
        let is_safe = |block: &Block| blocks.iter().any(|safe| safe.block.anchor == block.anchor);
        let accepted = position.blocks().into_iter().filter(is_accepted);
        let doubted = accepted.filter(|block| !is_safe(block)).collect();
        Self {
            blocks,
            doubted,
            is_cut: budget.is_stopped(),
        }
    }
}

impl RegionCache {
    /// How many regions are kept, those of earlier questions included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether no region is kept: nothing was searched yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// How many positions of regions were expanded for the last question.
    #[must_use]
    pub fn expanded(&self) -> u64 {
        self.expanded
    }

    /// Everything that is kept of a board; nothing stays here. Begins anew on another board, or where the values take up much.
    pub(super) fn take_for(&mut self, board: &Arc<Topology>, limits: &EndgameLimits) -> Self {
        let kept = std::mem::take(self);
        let is_same =
            (kept.board.as_ref()).is_some_and(|kept| Arc::ptr_eq(kept, board) || kept == board);
        if is_same && kept.has_room() {
            return Self {
                expanded: 0,
                ..kept
            };
        }
        Self {
            board: Some(Arc::clone(board)),
            arena: Arena::with_budget(limits.values(Stage::Regions)),
            ..Self::default()
        }
    }

    /// Whether at most half of the arena is taken.
    fn has_room(&self) -> bool {
        let (done, budget) = (self.arena.progress(), self.arena.budget());
        2 * done.nodes < budget.nodes() && 2 * done.bytes < budget.bytes()
    }

    /// What is safe. Asking again about the same stones costs nothing.
    pub(super) fn safe_blocks(&mut self, asked: &Endgame, budget: &PositionBudget) -> FoundSafe {
        let (said, accepted) = (asked.roles_as_said(), asked.accepted);
        let marks = if asked.roles.points(Role::Safe).is_empty() {
            SafetyMarks::ToBeFound
        } else {
            SafetyMarks::Said
        };
        let is_same = |safe: &&Safe| {
            (&safe.position, &safe.said, safe.marks, safe.accepted)
                == (&asked.position, &said, marks, accepted)
        };
        if let Some(safe) = self.safe.as_ref().filter(is_same) {
            return safe.found.clone();
        }
        let found = FoundSafe::of(asked, &said, marks, budget);
        // A search that was stopped may have missed something.
        self.safe = (!found.is_cut).then(|| Safe {
            position: asked.position.clone(),
            said,
            accepted,
            marks,
            found: found.clone(),
        });
        found
    }

    /// What the blocks of a board look like; nothing if there is no time to look. Asking again about the same board costs nothing.
    pub(super) fn looks(&mut self, position: &Position, budget: &PositionBudget) -> Option<Looks> {
        if let Some((_, looks)) = self.looks.as_ref().filter(|(kept, _)| kept == position) {
            return Some(looks.clone());
        }
        let found = looks(position, budget)?;
        self.looks = (!budget.is_stopped()).then(|| (position.clone(), found.clone()));
        Some(found)
    }

    /// A board counted as it stands. Asking again about the same board costs nothing.
    pub(super) fn final_count(
        &mut self,
        position: &Position,
        said_dead: ByColor<PointSet>,
        scoring: Scoring,
        prisoners: ByColor<u32>,
        budget: &PositionBudget,
    ) -> FinalCount {
        let asked = (position, said_dead, scoring, prisoners);
        let is_same = |kept: &&CountedBoard| {
            let CountedBoard {
                position,
                said_dead,
                count,
            } = kept;
            (position, *said_dead, count.scoring, count.prisoners) == asked
        };
        if let Some(kept) = self.counted.as_ref().filter(is_same) {
            return kept.count.clone();
        }
        let count = FinalCount::of(position, said_dead, scoring, prisoners, budget);
        // One that was stopped may have missed something.
        self.counted = (!count.is_cut).then(|| CountedBoard {
            position: position.clone(),
            said_dead,
            count: count.clone(),
        });
        count
    }

    /// The regions of a board, with what is safe protected. Asking again about the same points costs nothing: what looks dead behind
    /// them is searched once.
    pub(super) fn regions(
        &mut self,
        position: &Position,
        safe: &PointSet,
        named: &[PointSet],
        by_looks: bool,
        budget: &PositionBudget,
    ) -> NamedRegions {
        let is_same = |kept: &&SearchedRegions| {
            let same = (&kept.position, &kept.safe, &kept.named[..]) == (position, safe, named);
            same && kept.by_looks == by_looks
        };
        if let Some(kept) = self.named.as_ref().filter(is_same) {
            return kept.found.clone();
        }
        let mut budget = budget.clone();
        let found = regions_with_named(position, safe, named, by_looks, &mut budget);
        // Where the budget has cut a search short a longer one may prove more, so only what no larger budget changes is kept.
        let is_whole = !budget.is_stopped() && budget.left() >= DEATH;
        self.named = (is_whole && !named.is_empty()).then(|| SearchedRegions {
            position: position.clone(),
            safe: *safe,
            named: named.to_vec(),
            by_looks,
            found: found.clone(),
        });
        found
    }

    /// A region that was searched, if there is one like this.
    pub(super) fn take_out(&mut self, surroundings: &RegionContext) -> Option<RegionRecord> {
        let mut items = self.items.iter();
        let at = items.position(|item| item.surroundings == *surroundings)?;
        Some(self.items.remove(at))
    }

    /// The memory of the regions that are kept and not asked about, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.items.iter().map(RegionRecord::bytes).sum()
    }

    /// How many bytes the `at`-th of these regions may take where all together may take so many. The oldest that are kept give way.
    pub(super) fn room_for(&mut self, asked: &[RegionRecord], at: usize, all: usize) -> usize {
        let others = asked.iter().enumerate().filter(|(other, _)| *other != at);
        let others: usize = others.map(|(_, item)| item.bytes()).sum();
        while !self.items.is_empty() && others + self.bytes() > all / 2 {
            self.items.remove(0);
        }
        all.saturating_sub(others + self.bytes())
    }

    pub(super) fn take_arena(&mut self) -> Arena {
        std::mem::take(&mut self.arena)
    }

    pub(super) fn count(&mut self, expanded: u64) {
        self.expanded += expanded;
    }

    /// Keeps regions, and of those that were kept before the latest for which there is room.
    pub(super) fn put_back(&mut self, arena: Arena, items: Vec<RegionRecord>) {
        self.arena = arena;
        self.items.extend(items);
        let mut held = 0;
        let is_kept = |item: &RegionRecord| {
            let with = held + item.bytes();
            let is_kept = with <= MOST_BYTES;
            if is_kept {
                held = with;
            }
            is_kept
        };
        let latest = self.items.drain(..).rev();
        let mut latest: Vec<RegionRecord> = latest.take(MOST_REGIONS).filter(is_kept).collect();
        latest.reverse();
        self.items = latest;
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{Color, diagram};

    use super::super::report::{endgame_report, endgame_report_with};
    use crate::position_report::RegionState;

    use super::*;

    fn asked(text: &str) -> Endgame {
        let drawn = diagram::parse(text).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        asked
    }

    fn played(asked: &Endgame, color: Color, name: &str) -> Endgame {
        let point = asked.position.topology().point(name).expect("a point");
        let after = asked.position.play(color, point).expect("a legal move");
        Endgame {
            position: after.position,
            ..asked.clone()
        }
    }

    fn is_fresh(asked: &Endgame, limits: &EndgameLimits, kept: &mut RegionCache) -> u64 {
        let found = endgame_report_with(asked, limits, kept);
        let fresh = endgame_report(asked, limits);
        assert_eq!(format!("{found:?}"), format!("{fresh:?}"));
        kept.expanded()
    }

    #[test]
    fn an_edit_costs_its_region() {
        let before = asked("#####@@@\n@...#..#\n#####@@@");
        let (limits, mut kept) = (EndgameLimits::default(), RegionCache::default());
        let both = is_fresh(&before, &limits, &mut kept);
        assert_eq!(is_fresh(&before, &limits, &mut kept), 0, "nothing is new");
        let after = played(&before, Color::White, "F2");
        let one = is_fresh(&after, &limits, &mut kept);
        assert!(0 < one && one < both, "{one} of {both}");
        // What was there before the edit is still known.
        assert_eq!(is_fresh(&before, &limits, &mut kept), 0);
        assert_eq!(kept.len(), 3);
    }

    #[test]
    fn a_wall_that_is_no_longer_safe_is_another_region() {
        let before = asked("#####\n@...#\n#####");
        let (limits, mut kept) = (EndgameLimits::default(), RegionCache::default());
        is_fresh(&before, &limits, &mut kept);
        is_fresh(&asked("#####\n#...#\n#####"), &limits, &mut kept);
        is_fresh(&asked("#####\n@...#\n@####"), &limits, &mut kept);
    }

    #[test]
    fn a_longer_search_takes_the_place_of_one_that_was_over_budget() {
        let asked = asked("########\n@......#\n########");
        let few = EndgameLimits::default().with_positions(3);
        let mut kept = RegionCache::default();
        let state = |limits: &EndgameLimits, kept: &mut RegionCache| {
            endgame_report_with(&asked, limits, kept).regions[0].state
        };
        assert_eq!(state(&few, &mut kept), RegionState::OverBudget);
        assert_eq!(
            state(&EndgameLimits::default(), &mut kept),
            RegionState::Exact
        );
        is_fresh(&asked, &EndgameLimits::default(), &mut kept);
        assert_eq!(state(&few, &mut kept), RegionState::Exact, "it is known");
    }

    #[test]
    fn another_board_begins_anew() {
        let (limits, mut kept) = (EndgameLimits::default(), RegionCache::default());
        is_fresh(&asked("#####\n@...#\n#####"), &limits, &mut kept);
        is_fresh(&asked("######\n@...##\n######"), &limits, &mut kept);
        assert_eq!(kept.len(), 1);
    }

    #[test]
    fn no_more_is_kept_than_there_is_room_for() {
        let board = asked("#####\n@...#\n#####");
        let mut kept = RegionCache::default();
        is_fresh(&board, &EndgameLimits::default(), &mut kept);
        let one = kept.items.pop().expect("a region");
        let many = (0..2 * MOST_REGIONS)
            .map(|_| RegionRecord::new(one.region.clone(), one.surroundings.clone()));
        let arena = kept.take_arena();
        kept.put_back(arena, many.collect());
        assert_eq!(kept.len(), MOST_REGIONS);
    }
}
