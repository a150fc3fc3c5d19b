//! The families of boards that can be made: what each is called, which sizes it needs, and how it is drawn.

use super::generator::{Drawing, graphs, honeycomb, kagome, squares, triangles};
use super::rectangle::{MAX_SIDE, MIN_SIDE};
use std::fmt;

/// A family of boards. A member of it is told by its sizes, as in `tri-hexagon:5` or `torus:6x4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// The ordinary board: columns and rows of squares.
    Square,
    /// A hexagon of triangles: points along an edge.
    TriHexagon,
    /// A triangle of triangles: points along an edge.
    TriTriangle,
    /// A rhombus of triangles: points along both edges.
    TriRhombus,
    /// A hexagon of hexagonal cells: cells along an edge.
    HoneyHexagon,
    /// A triangle of hexagonal cells: cells along an edge.
    HoneyTriangle,
    /// A rhombus of hexagonal cells: cells along both edges.
    HoneyRhombus,
    /// Hexagons between triangles, as a hexagon: hexagons along an edge.
    KagomeHexagon,
    /// Hexagons between triangles, as a rhombus: hexagons along both edges.
    KagomeRhombus,
    /// Squares, joined left to right and top to bottom: columns and rows.
    Torus,
    /// Squares, joined left to right: columns and rows.
    Cylinder,
    /// Triangles without an edge: points along both directions.
    TriTorus,
    /// Hexagonal cells without an edge: cells along both directions.
    HoneyTorus,
    /// Hexagons between triangles without an edge: hexagons along both directions.
    KagomeTorus,
    /// Points in a line: how many.
    Path,
    /// Points in a circle: how many.
    Cycle,
    /// Every point beside every other: how many.
    Complete,
    /// A centre beside all others: how many others.
    Star,
    /// A centre beside all points of a circle: how many in the circle.
    Wheel,
    /// Circles inside each other, joined by rays: circles and rays.
    Rings,
    /// Squares in layers: columns, rows and layers.
    Box,
}

/// Families that belong together, in a list for people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FamilyGroup {
    /// Cut from the lattice of squares.
    Squares,
    /// Cut from the lattice of triangles.
    Triangles,
    /// Cut from the lattice of hexagons.
    Honeycomb,
    /// Cut from the lattice of hexagons between triangles.
    Kagome,
    /// Boards that go on beyond their edges.
    Wrapped,
    /// Graphs without a lattice.
    Graphs,
}

/// What is said of a family.
struct Entry {
    name: &'static str,
    group: FamilyGroup,
    /// The least of each size.
    least: &'static [usize],
    /// How many points a member has.
    points: fn(&[u64]) -> u64,
    draw: fn(&[usize]) -> Drawing,
}

impl Family {
    /// Every family, those of a group together.
    pub const ALL: [Self; 21] = [
        Self::Square,
        Self::TriHexagon,
        Self::TriTriangle,
        Self::TriRhombus,
        Self::HoneyHexagon,
        Self::HoneyTriangle,
        Self::HoneyRhombus,
        Self::KagomeHexagon,
        Self::KagomeRhombus,
        Self::Torus,
        Self::Cylinder,
        Self::TriTorus,
        Self::HoneyTorus,
        Self::KagomeTorus,
        Self::Path,
        Self::Cycle,
        Self::Complete,
        Self::Star,
        Self::Wheel,
        Self::Rings,
        Self::Box,
    ];

    /// What it is called in names of boards: `tri-hexagon`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// The family of this name, in upper or lower case.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let is_it = |family: &Self| family.name().eq_ignore_ascii_case(name);
        Self::ALL.into_iter().find(is_it)
    }

    /// To which group it belongs.
    #[must_use]
    pub fn group(self) -> FamilyGroup {
        self.entry().group
    }

    /// The least that each of its sizes can be; as many as there are sizes.
    #[must_use]
    pub fn least_sizes(self) -> &'static [usize] {
        self.entry().least
    }

    /// The most that one of its sizes can be while the others are these: beyond, there are more points than a board can have.
    #[must_use]
    pub fn most(self, sizes: &[usize], which: usize) -> usize {
        if self == Self::Square {
            return MAX_SIDE;
        }
        let least = self.least_sizes();
        let mut sizes = sizes.to_vec();
        sizes.resize(least.len(), 1);
        let mut most = least.get(which).copied().unwrap_or(1);
        let fits = |size: usize, sizes: &mut Vec<usize>| {
            if let Some(at) = sizes.get_mut(which) {
                *at = size;
            }
            self.points(sizes) <= crate::PointSet::CAPACITY as u64
        };
        while most < crate::PointSet::CAPACITY && fits(most + 1, &mut sizes) {
            most += 1;
        }
        most
    }

    /// How many points a member of these sizes has; the largest number where there are more than can be counted.
    pub(super) fn points(self, sizes: &[usize]) -> u64 {
        let sizes: Vec<u64> = sizes.iter().map(|&size| size as u64).collect();
        // Products of three sizes below a million are far from the limit of the type.
        if sizes.iter().any(|&size| size > 1_000_000) {
            return u64::MAX;
        }
        (self.entry().points)(&sizes)
    }

    pub(super) fn draw(self, sizes: &[usize]) -> Drawing {
        (self.entry().draw)(sizes)
    }

    /// The table of the families: their names, and formulas of the numbers of their points.
    fn entry(self) -> Entry {
        use FamilyGroup::{Graphs, Honeycomb, Kagome, Squares, Triangles, Wrapped};
        let entry = |name, group, least, points, draw| Entry {
            name,
            group,
            least,
            points,
            draw,
        };
        const SIDES: &[usize] = &[MIN_SIDE, MIN_SIDE];
        match self {
            Self::Square => entry("square", Squares, SIDES, |s| s[0] * s[1], squares::plain),
            Self::TriHexagon => entry(
                "tri-hexagon",
                Triangles,
                &[1],
                |s| 3 * s[0] * (s[0] - 1) + 1,
                triangles::hexagon,
            ),
            Self::TriTriangle => entry(
                "tri-triangle",
                Triangles,
                &[1],
                |s| s[0] * (s[0] + 1) / 2,
                triangles::triangle,
            ),
            Self::TriRhombus => entry(
                "tri-rhombus",
                Triangles,
                &[1, 1],
                |s| s[0] * s[1],
                triangles::rhombus,
            ),
            Self::HoneyHexagon => entry(
                "honey-hexagon",
                Honeycomb,
                &[1],
                |s| 6 * s[0] * s[0],
                honeycomb::hexagon,
            ),
            Self::HoneyTriangle => entry(
                "honey-triangle",
                Honeycomb,
                &[1],
                |s| s[0] * s[0] + 4 * s[0] + 1,
                honeycomb::triangle,
            ),
            Self::HoneyRhombus => entry(
                "honey-rhombus",
                Honeycomb,
                &[1, 1],
                |s| 2 * (s[0] * s[1] + s[0] + s[1]),
                honeycomb::rhombus,
            ),
            Self::KagomeHexagon => entry(
                "kagome-hexagon",
                Kagome,
                &[1],
                |s| 3 * s[0] * (3 * s[0] - 1),
                kagome::hexagon,
            ),
            Self::KagomeRhombus => entry(
                "kagome-rhombus",
                Kagome,
                &[1, 1],
                |s| 3 * s[0] * s[1] + 2 * (s[0] + s[1]) - 1,
                kagome::rhombus,
            ),
            Self::Torus => entry("torus", Wrapped, &[3, 3], |s| s[0] * s[1], squares::torus),
            Self::Cylinder => entry(
                "cylinder",
                Wrapped,
                &[3, 1],
                |s| s[0] * s[1],
                squares::cylinder,
            ),
            Self::TriTorus => entry(
                "tri-torus",
                Wrapped,
                &[3, 3],
                |s| s[0] * s[1],
                triangles::torus,
            ),
            Self::HoneyTorus => entry(
                "honey-torus",
                Wrapped,
                &[2, 2],
                |s| 2 * s[0] * s[1],
                honeycomb::torus,
            ),
            Self::KagomeTorus => entry(
                "kagome-torus",
                Wrapped,
                &[2, 2],
                |s| 3 * s[0] * s[1],
                kagome::torus,
            ),
            Self::Path => entry("path", Graphs, &[1], |s| s[0], graphs::path),
            Self::Cycle => entry("cycle", Graphs, &[3], |s| s[0], graphs::cycle),
            Self::Complete => entry("complete", Graphs, &[1], |s| s[0], graphs::complete),
            Self::Star => entry("star", Graphs, &[1], |s| s[0] + 1, graphs::star),
            Self::Wheel => entry("wheel", Graphs, &[3], |s| s[0] + 1, graphs::wheel),
            Self::Rings => entry("rings", Graphs, &[1, 3], |s| s[0] * s[1], graphs::rings),
            Self::Box => entry(
                "box",
                Graphs,
                &[1, 1, 1],
                |s| s[0] * s[1] * s[2],
                graphs::layers,
            ),
        }
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
