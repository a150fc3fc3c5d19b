//! Grows a tree in every region of a side: from what a search has found, else from the candidates that were picked.

use semeai_board::{ByColor, Color, Region, useful_points};
use semeai_cgt::Arena;

use super::found_worths::found_worths;
use super::own::{OwnRegion, Regions};
use super::shown_mode::shown_mode;
use super::side_search::{RegionFound, Searcher, Searchers, SideSearch, search_side};
use crate::life::{ByLife, Life};
use crate::limits::Limits;
use crate::marking::Sides;
use crate::question::{Question, WithoutPicks};
use crate::regions::settled::{NodePosition, Settlement, is_eye_space};
use crate::regions::transformation::{NodeWorth, transform};
use crate::regions::tree::{GrownTree, SearchedRegion, grow};
use crate::remark::Remark;
use crate::report::Notice;

/// Expands the regions `own` that belong to one side each, in this order. The searchers can be asked further questions.
pub(crate) fn expand(
    question: &Question<'_>,
    sides: &Sides,
    own: Vec<(Color, Region)>,
    limits: &Limits,
    arena: &mut Arena,
) -> (Regions, Searchers) {
    let mut expansion = Expansion {
        question,
        sides,
        limits,
        arena,
        searchers: ByColor::default(),
        searched: ByColor::default(),
    };
    if question.unpicked == WithoutPicks::Searched {
        expansion.search(&own);
    }
    let mut regions = Regions {
        own: Vec::with_capacity(own.len()),
        searched: ByColor::default(),
        remarks: Vec::new(),
        is_over_budget: false,
    };
    let mut numbers: ByColor<usize> = ByColor::default();
    for (defender, region) in own {
        let (own, is_over_budget) = expansion.own_region(defender, region, numbers[defender]);
        numbers[defender] += 1;
        let repeats = own.grown.repeats.iter();
        let kos = repeats.map(|point| Remark::doubt(Notice::Ko(point)));
        regions.remarks.extend(kos);
        regions.is_over_budget |= is_over_budget;
        regions.own.push(own);
    }
    regions.searched = expansion.searched;
    (regions, expansion.searchers)
}

/// The expansion at work.
struct Expansion<'a> {
    question: &'a Question<'a>,
    sides: &'a Sides,
    limits: &'a Limits,
    arena: &'a mut Arena,
    searchers: Searchers,
    searched: ByColor<Option<SideSearch>>,
}

impl Expansion<'_> {
    /// Searches the regions of each side that has one block.
    fn search(&mut self, own: &[(Color, Region)]) {
        let (position, roles) = (self.question.position, self.question.roles);
        for color in Color::ALL {
            if self.sides.blocks[color].len() != 1 {
                continue;
            }
            let regions = own.iter().filter(|own| own.0 == color);
            let regions: Vec<&Region> = regions.map(|own| &own.1).collect();
            let mut budget = self.limits.search();
            let arena = &mut *self.arena;
            let (side, searched) =
                search_side(position, roles, color, &regions, arena, &mut budget);
            self.searched[color] = Some(searched);
            self.searchers[color] = Some(Searcher { side, budget });
        }
    }

    /// A region with its tree and its worth, and whether something is missing because it would cost too much.
    fn own_region(&mut self, defender: Color, region: Region, number: usize) -> (OwnRegion, bool) {
        let (position, roles) = (self.question.position, self.question.roles);
        let (grown, found) = match self.grow_found(defender, number, &region) {
            Some((grown, found)) => (grown, Some(found)),
            None => (self.grow_picked(defender, &region), None),
        };
        let worths = self.worths(&grown);
        let is_over_budget = grown.is_cut_short || self.limits.is_stopped() || worths.is_none();
        let unknown = || vec![NodeWorth::UNKNOWN; grown.nodes.len()];
        let worths = worths.unwrap_or_else(|| ByLife {
            plain: unknown(),
            stronger: unknown(),
        });
        let is_settled = matches!(grown.nodes[0].local.settle(), Settlement::Count(_));
        let shown = worths.plain[0].worth.filter(|_| grown.root_found.is_none());
        let found_worths = found.and_then(|found| found_worths(self.arena, &found, shown).ok()?);
        let own = OwnRegion {
            useful: useful_points(position, roles, &region),
            is_eye: is_eye_space(position, &region, defender),
            defender,
            region,
            grown,
            worths,
            found,
            found_worths,
            number,
            has_threats: !is_settled,
        };
        (own, is_over_budget)
    }

    /// The tree of a region as it was picked.
    fn grow_picked(&self, defender: Color, region: &Region) -> GrownTree {
        let is_stopped = self.limits.is_stopped();
        let nodes = if is_stopped { 0 } else { self.limits.nodes() };
        let Question {
            position,
            roles,
            picks,
            ..
        } = *self.question;
        grow(position, roles, defender, region, picks, nodes)
    }

    /// The worths of the nodes of a tree, unless they cost too much.
    fn worths(&mut self, grown: &GrownTree) -> Option<ByLife<Vec<NodeWorth>>> {
        let plain = transform(self.arena, grown, Life::Plain).ok()?;
        let stronger = if grown.has_life() {
            transform(self.arena, grown, Life::Stronger).ok()?
        } else {
            // Where nothing lives, it makes no difference how much a life counts.
            plain.clone()
        };
        Some(ByLife { plain, stronger })
    }

    /// The tree of a region that a search knows, if it does.
    fn grow_found(
        &mut self,
        color: Color,
        number: usize,
        region: &Region,
    ) -> Option<(GrownTree, RegionFound)> {
        let searched = self.searched[color].as_ref()?;
        let has_shared = !self.sides.shared.is_empty();
        let mode = shown_mode(self.arena, searched, number, has_shared).ok()?;
        let found = searched.regions[number];
        let value = found.in_mode(mode)?.value()?;
        let is_known = found.anywhere().is_some() || searched.whole_value().is_some();
        if !is_known && self.is_counted(color, region) {
            return None;
        }
        let searcher = self.searchers[color].as_mut()?;
        let mut tree = SearchedRegion {
            side: &mut searcher.side,
            arena: self.arena,
            budget: &mut searcher.budget,
            number,
            mode,
        };
        let Question {
            position,
            roles,
            picks,
            ..
        } = *self.question;
        let mut grown = tree.grow(position, roles, color, region, picks);
        if grown.nodes[0].found.is_none() {
            grown.root_found = Some(value);
        }
        Some((grown, found))
    }

    /// Whether approach moves and throw-ins of a region are counted without a search.
    fn is_counted(&self, defender: Color, region: &Region) -> bool {
        let (position, roles) = (self.question.position, self.question.roles);
        let root = NodePosition::new(position.without_ko(), *roles, defender, &region.points);
        matches!(root.settle(), Settlement::Count(_))
    }
}
