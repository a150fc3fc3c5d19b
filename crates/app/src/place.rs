//! Where the board stands in the trees of the regions.

use semeai_board::Point;
use semeai_race::picks::Path;
use semeai_race::report::Report;

use crate::questions::{by_urgency, region_at};

/// A node of a region's tree, and the chain of questions that leads through it.
#[derive(Debug, Default)]
pub(crate) struct Place {
    /// The selected region, by its first point; the most urgent one if absent.
    pub(crate) region: Option<Point>,
    /// The node of its tree in which the board stands.
    pub(crate) path: Path,
    /// Where the chain of questions began that the person is answering.
    pub(crate) origin: Option<Path>,
    /// Whether the next analysis leads on to the next question of the chain.
    pub(crate) is_stepping: bool,
    /// Whether the selected node should be scrolled to.
    pub(crate) wants_scroll: bool,
}

impl Place {
    /// Stands in a node of the selected region's tree.
    pub(crate) fn go(&mut self, path: Path) {
        self.path = path;
        self.origin = None;
        self.is_stepping = false;
        self.wants_scroll = true;
    }

    /// Selects a region, standing on the position itself.
    pub(crate) fn select(&mut self, anchor: Point) {
        self.region = Some(anchor);
        self.go(Path::new());
    }

    /// Leaves trees that are no longer there.
    pub(crate) fn leave(&mut self) {
        self.region = None;
        self.path.clear();
        self.origin = None;
        self.is_stepping = false;
    }

    /// Leaves regions and nodes that are no longer there.
    pub(crate) fn settle(&mut self, report: &Report) {
        if self
            .region
            .is_some_and(|anchor| region_at(report, anchor).is_none())
        {
            self.region = None;
            self.path.clear();
        }
        let Some(region) = self.selected(report) else {
            self.path.clear();
            return;
        };
        let tree = &report.regions[region].tree;
        while !self.path.is_empty() && tree.find(&self.path).is_none() {
            self.path.pop();
        }
    }

    /// The selected region, by its index.
    pub(crate) fn selected(&self, report: &Report) -> Option<usize> {
        self.region
            .and_then(|anchor| region_at(report, anchor))
            .or_else(|| by_urgency(report).first().copied())
    }
}
