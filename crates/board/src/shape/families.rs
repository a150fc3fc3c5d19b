//! The table of the families of boards: what each is called, which sizes it needs, and how it is drawn.

use super::family::{Entry, Family, FamilyGroup};
use super::generator::solids::SOLIDS;
use super::generator::{Drawing, graphs, honeycomb, kagome, squares, triangles};
use super::rectangle::{MAX_SIDE, MIN_SIDE};
use std::fmt;

/// How many families there are.
const COUNT: usize = SIZED.len() + SOLIDS.len();

/// Those of boards of many sizes, and the solids.
static FAMILIES: [Entry; COUNT] = {
    let mut all = [SIZED[0]; COUNT];
    let mut at = 0;
    while at < COUNT {
        all[at] = match at.checked_sub(SIZED.len()) {
            None => SIZED[at],
            Some(solid) => SOLIDS[solid],
        };
        // So a family finds its entry by its number.
        assert!(all[at].family as usize == at);
        at += 1;
    }
    all
};

/// The least of both sides of a rectangle.
const SIDES: &[usize] = &[MIN_SIDE, MIN_SIDE];

/// The families of many sizes in the order of [`Family`]: their names, and formulas of the numbers of their points.
const SIZED: &[Entry] = {
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
    ]
};

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

    fn entry(self) -> &'static Entry {
        &FAMILIES[self as usize]
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
