//! The families of boards that can be made, and what is said of each: `families` says it.

use super::generator::Drawing;

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
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) family: Family,
    pub(super) name: &'static str,
    pub(super) group: FamilyGroup,
    /// The least of each size.
    pub(super) least: &'static [usize],
    /// How many points a member has, for the limit of a board.
    pub(super) points: fn(&[u64]) -> u64,
    pub(super) draw: fn(&[usize]) -> Drawing,
}
