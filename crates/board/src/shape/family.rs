//! The families of boards that can be made: what each is called, which sizes it needs, and how it is drawn.

use super::generator::solids::{Solid, solid};
use super::generator::{Drawing, graphs, honeycomb, kagome, squares, triangles};
use super::rectangle::{MAX_SIDE, MIN_SIDE};
use std::fmt;

/// A family of boards. A member of it is told by its sizes, as in `tri-hexagon:5` or `torus:6x4`; a
/// solid has none.
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
    /// Two circles of equally many points, one inside the other: points on a circle, and to the how manyth next point inside lines lead.
    Petersen,
    /// The corners of a cube of so many dimensions.
    Hypercube,
    /// Squares on a Möbius strip: points along it, and across.
    Moebius,
    /// Squares on a Klein bottle: points along it, and across.
    Klein,
    /// The corners of the tetrahedron.
    Tetrahedron,
    /// The corners of the cube.
    Cube,
    /// The corners of the octahedron.
    Octahedron,
    /// The corners of the dodecahedron.
    Dodecahedron,
    /// The corners of the icosahedron.
    Icosahedron,
    /// The corners of the truncated tetrahedron.
    TruncatedTetrahedron,
    /// The corners of the cuboctahedron.
    Cuboctahedron,
    /// The corners of the truncated cube.
    TruncatedCube,
    /// The corners of the truncated octahedron.
    TruncatedOctahedron,
    /// The corners of the rhombicuboctahedron.
    Rhombicuboctahedron,
    /// The corners of the truncated cuboctahedron.
    TruncatedCuboctahedron,
    /// The corners of the snub cube.
    SnubCube,
    /// The corners of the icosidodecahedron.
    Icosidodecahedron,
    /// The corners of the truncated dodecahedron.
    TruncatedDodecahedron,
    /// The corners of the truncated icosahedron.
    TruncatedIcosahedron,
    /// The corners of the rhombicosidodecahedron.
    Rhombicosidodecahedron,
    /// The corners of the truncated icosidodecahedron.
    TruncatedIcosidodecahedron,
    /// The corners of the snub dodecahedron.
    SnubDodecahedron,
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
    /// The corners and edges of solids, each a board of one size.
    Solids,
}

impl FamilyGroup {
    /// Whether its boards are cut from a lattice, so that their points are told by their places and lines never run through a point.
    #[must_use]
    pub const fn has_lattice(self) -> bool {
        !matches!(self, Self::Graphs | Self::Solids)
    }
}

/// What is said of a family.
struct Entry {
    family: Family,
    name: &'static str,
    group: FamilyGroup,
    /// The least of each size.
    least: &'static [usize],
    /// How many points a member has, for the limit of a board.
    points: fn(&[u64]) -> u64,
    draw: fn(&[usize]) -> Drawing,
}

/// How many families there are.
const COUNT: usize = 43;

/// The least of both sides of a rectangle.
const SIDES: &[usize] = &[MIN_SIDE, MIN_SIDE];

/// The families in the order of [`Family`]: their names, and formulas of the numbers of their points.
const FAMILIES: &[Entry; COUNT] = {
    use FamilyGroup::{Graphs, Honeycomb, Kagome, Squares, Triangles, Wrapped};
    &[
        entry(
            Family::Square,
            "square",
            Squares,
            SIDES,
            |s| s[0] * s[1],
            squares::plain,
        ),
        entry(
            Family::TriHexagon,
            "tri-hexagon",
            Triangles,
            &[1],
            |s| 3 * s[0] * (s[0] - 1) + 1,
            triangles::hexagon,
        ),
        entry(
            Family::TriTriangle,
            "tri-triangle",
            Triangles,
            &[1],
            |s| s[0] * (s[0] + 1) / 2,
            triangles::triangle,
        ),
        entry(
            Family::TriRhombus,
            "tri-rhombus",
            Triangles,
            &[1, 1],
            |s| s[0] * s[1],
            triangles::rhombus,
        ),
        entry(
            Family::HoneyHexagon,
            "honey-hexagon",
            Honeycomb,
            &[1],
            |s| 6 * s[0] * s[0],
            honeycomb::hexagon,
        ),
        entry(
            Family::HoneyTriangle,
            "honey-triangle",
            Honeycomb,
            &[1],
            |s| s[0] * s[0] + 4 * s[0] + 1,
            honeycomb::triangle,
        ),
        entry(
            Family::HoneyRhombus,
            "honey-rhombus",
            Honeycomb,
            &[1, 1],
            |s| 2 * (s[0] * s[1] + s[0] + s[1]),
            honeycomb::rhombus,
        ),
        entry(
            Family::KagomeHexagon,
            "kagome-hexagon",
            Kagome,
            &[1],
            |s| 3 * s[0] * (3 * s[0] - 1),
            kagome::hexagon,
        ),
        entry(
            Family::KagomeRhombus,
            "kagome-rhombus",
            Kagome,
            &[1, 1],
            |s| 3 * s[0] * s[1] + 2 * (s[0] + s[1]) - 1,
            kagome::rhombus,
        ),
        entry(
            Family::Torus,
            "torus",
            Wrapped,
            &[3, 3],
            |s| s[0] * s[1],
            squares::torus,
        ),
        entry(
            Family::Cylinder,
            "cylinder",
            Wrapped,
            &[3, 1],
            |s| s[0] * s[1],
            squares::cylinder,
        ),
        entry(
            Family::TriTorus,
            "tri-torus",
            Wrapped,
            &[3, 3],
            |s| s[0] * s[1],
            triangles::torus,
        ),
        entry(
            Family::HoneyTorus,
            "honey-torus",
            Wrapped,
            &[2, 2],
            |s| 2 * s[0] * s[1],
            honeycomb::torus,
        ),
        entry(
            Family::KagomeTorus,
            "kagome-torus",
            Wrapped,
            &[2, 2],
            |s| 3 * s[0] * s[1],
            kagome::torus,
        ),
        entry(Family::Path, "path", Graphs, &[1], |s| s[0], graphs::path),
        entry(
            Family::Cycle,
            "cycle",
            Graphs,
            &[3],
            |s| s[0],
            graphs::cycle,
        ),
        entry(
            Family::Complete,
            "complete",
            Graphs,
            &[1],
            |s| s[0],
            graphs::complete,
        ),
        entry(
            Family::Star,
            "star",
            Graphs,
            &[1],
            |s| s[0] + 1,
            graphs::star,
        ),
        entry(
            Family::Wheel,
            "wheel",
            Graphs,
            &[3],
            |s| s[0] + 1,
            graphs::wheel,
        ),
        entry(
            Family::Rings,
            "rings",
            Graphs,
            &[1, 3],
            |s| s[0] * s[1],
            graphs::rings,
        ),
        entry(
            Family::Box,
            "box",
            Graphs,
            &[1, 1, 1],
            |s| s[0] * s[1] * s[2],
            graphs::layers,
        ),
        entry(
            Family::Petersen,
            "petersen",
            Graphs,
            &[3, 1],
            // A step beyond the circle leads round it; so far it may go as a circle may have points.
            |s| 2 * s[0].max(s[1]),
            graphs::petersen,
        ),
        entry(
            Family::Hypercube,
            "hypercube",
            Graphs,
            &[1],
            |s| if s[0] < 32 { 1 << s[0] } else { u64::MAX },
            graphs::hypercube,
        ),
        entry(
            Family::Moebius,
            "moebius",
            Graphs,
            &[3, 1],
            |s| s[0] * s[1],
            graphs::moebius,
        ),
        entry(
            Family::Klein,
            "klein",
            Graphs,
            &[3, 3],
            |s| s[0] * s[1],
            graphs::klein,
        ),
        corners(
            Family::Tetrahedron,
            "tetrahedron",
            |_| 4,
            |_| solid(Solid::Tetrahedron),
        ),
        corners(Family::Cube, "cube", |_| 8, |_| solid(Solid::Cube)),
        corners(
            Family::Octahedron,
            "octahedron",
            |_| 6,
            |_| solid(Solid::Octahedron),
        ),
        corners(
            Family::Dodecahedron,
            "dodecahedron",
            |_| 20,
            |_| solid(Solid::Dodecahedron),
        ),
        corners(
            Family::Icosahedron,
            "icosahedron",
            |_| 12,
            |_| solid(Solid::Icosahedron),
        ),
        corners(
            Family::TruncatedTetrahedron,
            "truncated-tetrahedron",
            |_| 12,
            |_| solid(Solid::TruncatedTetrahedron),
        ),
        corners(
            Family::Cuboctahedron,
            "cuboctahedron",
            |_| 12,
            |_| solid(Solid::Cuboctahedron),
        ),
        corners(
            Family::TruncatedCube,
            "truncated-cube",
            |_| 24,
            |_| solid(Solid::TruncatedCube),
        ),
        corners(
            Family::TruncatedOctahedron,
            "truncated-octahedron",
            |_| 24,
            |_| solid(Solid::TruncatedOctahedron),
        ),
        corners(
            Family::Rhombicuboctahedron,
            "rhombicuboctahedron",
            |_| 24,
            |_| solid(Solid::Rhombicuboctahedron),
        ),
        corners(
            Family::TruncatedCuboctahedron,
            "truncated-cuboctahedron",
            |_| 48,
            |_| solid(Solid::TruncatedCuboctahedron),
        ),
        corners(
            Family::SnubCube,
            "snub-cube",
            |_| 24,
            |_| solid(Solid::SnubCube),
        ),
        corners(
            Family::Icosidodecahedron,
            "icosidodecahedron",
            |_| 30,
            |_| solid(Solid::Icosidodecahedron),
        ),
        corners(
            Family::TruncatedDodecahedron,
            "truncated-dodecahedron",
            |_| 60,
            |_| solid(Solid::TruncatedDodecahedron),
        ),
        corners(
            Family::TruncatedIcosahedron,
            "truncated-icosahedron",
            |_| 60,
            |_| solid(Solid::TruncatedIcosahedron),
        ),
        corners(
            Family::Rhombicosidodecahedron,
            "rhombicosidodecahedron",
            |_| 60,
            |_| solid(Solid::Rhombicosidodecahedron),
        ),
        corners(
            Family::TruncatedIcosidodecahedron,
            "truncated-icosidodecahedron",
            |_| 120,
            |_| solid(Solid::TruncatedIcosidodecahedron),
        ),
        corners(
            Family::SnubDodecahedron,
            "snub-dodecahedron",
            |_| 60,
            |_| solid(Solid::SnubDodecahedron),
        ),
    ]
};

/// A solid, which has no sizes.
const fn corners(
    family: Family,
    name: &'static str,
    points: fn(&[u64]) -> u64,
    draw: fn(&[usize]) -> Drawing,
) -> Entry {
    entry(family, name, FamilyGroup::Solids, &[], points, draw)
}

const fn entry(
    family: Family,
    name: &'static str,
    group: FamilyGroup,
    least: &'static [usize],
    points: fn(&[u64]) -> u64,
    draw: fn(&[usize]) -> Drawing,
) -> Entry {
    Entry {
        family,
        name,
        group,
        least,
        points,
        draw,
    }
}

impl Family {
    /// Every family, those of a group together.
    pub const ALL: [Self; COUNT] = {
        let mut all = [Self::Square; COUNT];
        let mut at = 0;
        while at < COUNT {
            all[at] = FAMILIES[at].family;
            // So a family finds its entry by its number.
            assert!(all[at] as usize == at);
            at += 1;
        }
        all
    };

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

    const fn entry(self) -> &'static Entry {
        &FAMILIES[self as usize]
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
