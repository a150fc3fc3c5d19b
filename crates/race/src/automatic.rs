//! Regions that the program expands by itself.

use semeai_board::{Color, Region};
use semeai_cgt::Error;

use crate::analyze::Analysis;
use crate::expand::Grown;
use crate::joint::{RegionFound, Searched};
use crate::local::heat::has_life;
use crate::local::{Bounds, Cooled, Mode, Patience};
use crate::local_tree::Found;
use crate::settle::{Local, Settlement};

impl Analysis<'_> {
    /// Searches the regions of each side that has one block.
    pub(crate) fn search(&mut self) {
        if !self.question.auto {
            return;
        }
        let limits = self.limits;
        let is_stopped = || limits.is_stopped();
        for color in Color::ALL {
            if self.sides.blocks[color].len() != 1 {
                continue;
            }
            let own = self.sides.own.iter();
            let regions: Vec<&Region> = own.filter(|r| r.0 == color).map(|r| &r.1).collect();
            let mut patience = Patience::new(limits.positions(), &is_stopped);
            self.searched[color] = Some(Searched::new(
                self.question.position,
                self.question.roles,
                color,
                &regions,
                &mut self.arena,
                &mut patience,
            ));
            self.positions[color] = patience.positions();
        }
    }

    /// Which of the two values of a region is shown: the one that adds up to that of the whole side, else the one
    /// that is no mere chance of an eye.
    fn shown_mode(&mut self, color: Color, number: usize) -> Result<Mode, Error> {
        let arena = &mut self.arena;
        let Some(searched) = &self.searched[color] else {
            return Ok(Mode::Normal);
        };
        let has_shared = !self.sides.shared.is_empty();
        let found = searched.regions[number];
        let values = |of: fn(&RegionFound) -> Option<Bounds>| -> Option<Vec<Cooled>> {
            let values = searched.regions.iter().map(of);
            values
                .map(|bounds| bounds.and_then(Bounds::value))
                .collect()
        };
        let whole = searched.whole.and_then(Bounds::value);
        if let (false, Some(whole)) = (has_shared, whole) {
            for (mode, values) in [
                (Mode::Normal, values(|found| found.normal)),
                (Mode::Last, values(|found| found.last)),
            ] {
                if let Some(values) = values {
                    let mut sum = Cooled::Count(0);
                    for value in values {
                        sum = sum.add(arena, value)?;
                    }
                    if sum == whole {
                        return Ok(mode);
                    }
                }
            }
        }
        Ok(match found.normal.and_then(Bounds::value) {
            Some(value) => {
                let game = value.game(arena)?;
                if has_life(arena, game)? {
                    Mode::Last
                } else {
                    Mode::Normal
                }
            }
            None => Mode::Last,
        })
    }

    /// The tree of a region that a search knows, if it does.
    pub(crate) fn grow_found(
        &mut self,
        color: Color,
        number: usize,
        region: &Region,
    ) -> Option<(Grown, RegionFound)> {
        let mode = self.shown_mode(color, number).ok()?;
        let limits = self.limits;
        let is_stopped = || limits.is_stopped();
        let searched = self.searched[color].as_ref()?;
        let found = searched.regions[number];
        let bounds = match mode {
            Mode::Normal => found.normal,
            Mode::Last => found.last,
        };
        let value = bounds?.value()?;
        let is_known =
            found.anywhere().is_some() || searched.whole.and_then(Bounds::value).is_some();
        if !is_known && self.is_counted(color, region) {
            return None;
        }
        let searched = self.searched[color].as_mut()?;
        let mut patience = Patience::new(self.positions[color], &is_stopped);
        let question = self.question;
        let mut tree = Found {
            side: &mut searched.side,
            arena: &mut self.arena,
            patience: &mut patience,
            number,
            mode,
        };
        let mut grown = tree.grow(
            question.position,
            question.roles,
            color,
            region,
            question.picks,
        );
        if grown.nodes[0].found.is_none() {
            grown.root_found = Some(value);
        }
        self.positions[color] = patience.positions();
        Some((grown, found))
    }

    /// Whether approach moves and throw-ins of a region are counted without a search.
    fn is_counted(&self, defender: Color, region: &Region) -> bool {
        let (position, roles) = (self.question.position, self.question.roles);
        let root = Local::new(position.without_ko(), *roles, defender, &region.points);
        matches!(root.settle(), Settlement::Count(_))
    }
}
