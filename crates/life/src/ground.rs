//! What is settled on a board, and the regions of points that vary.

use semeai_board::{ByColor, Color, Point, PointSet, Position, settled};

use crate::net::{Net, Points};
use crate::question::{Ending, LifeQuestion};

/// A board with what lies outside its regions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    /// The stones that are taken as safe because somebody says so.
    pub safe: ByColor<PointSet>,
    /// What is settled without any question: stones that live unconditionally, and what they enclose. Empty for the ultimate ending,
    /// which knows nothing of the kind.
    pub settled: ByColor<PointSet>,
    /// The connected parts of all other points, by their first point. Nothing that happens in one of them matters in another.
    pub regions: Vec<PointSet>,
}

impl Ground {
    /// Parts the board of a question; where it is asked about some points alone, the regions have no others.
    #[must_use]
    pub fn of(question: &LifeQuestion) -> Self {
        let ground = Self::new(&question.position, question.ending);
        if question.only.is_empty() {
            return ground;
        }
        let regions = ground.regions.iter();
        let varying = regions.fold(PointSet::EMPTY, |all, region| all.union(region));
        let topology = question.position.topology();
        Self {
            regions: topology.components(&varying.intersection(&question.only)),
            ..ground
        }
    }

    /// Parts a board by an ending.
    #[must_use]
    pub fn new(position: &Position, ending: Ending) -> Self {
        let protected = position.protected();
        let safe = ByColor::new_with(|color| position.stones(color).intersection(&protected));
        let settled = ByColor::new_with(|color: Color| match ending {
            Ending::Ultimate => PointSet::EMPTY,
            Ending::Territory | Ending::Target(_) => settled(position, color),
        });
        let topology = position.topology();
        let outside = protected.union(&settled.black).union(&settled.white);
        Self {
            safe,
            settled,
            regions: topology.components(&topology.points().difference(&outside)),
        }
    }

    /// The side whose a point is without any question.
    #[must_use]
    pub fn owner(&self, point: Point) -> Option<Color> {
        let is_its = |color: &Color| {
            self.safe[*color].contains(point) || self.settled[*color].contains(point)
        };
        Color::ALL.into_iter().find(is_its)
    }

    /// The region of a point, if it varies.
    #[must_use]
    pub fn region_of(&self, point: Point) -> Option<&PointSet> {
        self.regions.iter().find(|region| region.contains(point))
    }
}

/// The net of a region; nothing if it has too many points. Stones beside it are outside, whatever they are; an empty point beside it
/// is nobody's liberty.
pub(crate) fn net(position: &Position, region: &PointSet) -> Option<Net> {
    let topology = position.topology();
    let points: Vec<Point> = region.iter().collect();
    let mut lines = Vec::new();
    let mut safe = ByColor::<Points>::default();
    for (i, &point) in points.iter().enumerate().take(usize::from(u8::MAX)) {
        for &next in topology.neighbors(point) {
            if let Ok(j) = points.binary_search(&next) {
                lines.push((i, j));
            } else if let Some(color) = position.stone(next)
                && i < Points::BITS as usize
            {
                safe[color] |= 1 << i;
            }
        }
    }
    Net::new(points.len(), &lines, safe)
}

/// The stones of a position on the points of a region, a bit each.
pub(crate) fn stones(position: &Position, region: &PointSet) -> ByColor<Points> {
    ByColor::new_with(|color| {
        let stones = position.stones(color);
        let points = (0..Points::BITS).zip(region);
        let stones = points.filter(|(_, point)| stones.contains(*point));
        stones.fold(0, |all, (bit, _)| all | 1 << bit)
    })
}

/// The points of a region for some of its bits.
pub(crate) fn points(region: &PointSet, bits: Points) -> PointSet {
    let points = (0..Points::BITS).zip(region);
    let chosen = points.filter(|(bit, _)| bits >> bit & 1 == 1);
    chosen.map(|(_, point)| point).collect()
}
