//! A bounded part of a board as bits: its points, who is next to whom, and what lies around.
//!
//! Stones that are never captured are no points: what they do is in [`Border::wall`]. Nor are the stones of a *target*, the
//! block that a side must not lose: all of them together are one thing that is there until it is captured, and what
//! they do is in [`Border::target`]. So a position is two sets of bits, on a board of any shape; small parts have
//! short ones. A part without targets is nothing but stones and points.

use semeai_board::{ByColor, Color, Point, PointSet, Position, Topology};

use crate::mask::Mask;
use crate::several::Several;

/// Which points of a ground are next to which, a mask each.
#[derive(Clone, Debug)]
pub struct Near<const W: usize>(Vec<Mask<W>>);

impl<const W: usize> Near<W> {
    /// All points of a board, each the bit of its number.
    ///
    /// # Panics
    ///
    /// If the board has more than [`Mask::CAPACITY`] points.
    #[must_use]
    pub fn of_board(board: &Topology) -> Self {
        let beside = |point: Point| {
            let next = board.neighbors(point).iter();
            next.map(|point| bit_of(*point)).collect()
        };
        Self(board.points().iter().map(beside).collect())
    }

    /// The points of the ground beside one of its points.
    #[inline]
    #[must_use]
    pub fn of(&self, point: u16) -> Mask<W> {
        self.0[usize::from(point)]
    }

    /// Every point beside points of a set.
    #[inline]
    #[must_use]
    pub fn beside(&self, mask: Mask<W>) -> Mask<W> {
        let near = mask.points().map(|point| self.of(point));
        near.fold(Mask::EMPTY, |beside, near| beside | near)
    }

    /// The points of `within` that can be reached from `start` through them, with `start`.
    #[inline]
    #[must_use]
    pub fn flood(&self, start: Mask<W>, within: Mask<W>) -> Mask<W> {
        let (mut seen, mut edge) = (start, start);
        while !edge.is_empty() {
            edge = (self.beside(edge) & within).without(seen);
            seen |= edge;
        }
        seen
    }
}

/// The bit of a point where all points of a board are bits.
fn bit_of(point: Point) -> u16 {
    u16::try_from(point.index()).expect("no board has so many points")
}

/// What lies around the points of a part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Border<const W: usize> {
    /// The points beside the target of a side.
    pub target: ByColor<Mask<W>>,
    /// The points beside stones of a side that are never captured.
    pub wall: ByColor<Mask<W>>,
    /// The points with a liberty that nobody fills: a stone there is never captured.
    pub outside: Mask<W>,
    /// The points where a side does not play, see [`Ground::barring`].
    pub barred: ByColor<Mask<W>>,
    /// Whether the target of a side can never be captured.
    pub is_immortal: ByColor<bool>,
    /// The stones of a side that has several blocks to lose, see [`Ground::with_blocks`].
    pub prizes: ByColor<Mask<W>>,
}

impl<const W: usize> Border<W> {
    /// The same around some of the points alone, where no target is immortal.
    pub(crate) fn only(&self, mask: Mask<W>) -> Self {
        Self {
            target: self.target.map(|beside| beside & mask),
            wall: self.wall.map(|beside| beside & mask),
            outside: self.outside & mask,
            barred: self.barred.map(|barred| barred & mask),
            is_immortal: ByColor::default(),
            prizes: self.prizes.map(|prizes| prizes & mask),
        }
    }

    /// Whether a side has several blocks to lose.
    #[inline]
    pub(crate) fn has_prizes(&self, color: Color) -> bool {
        !self.prizes[color].is_empty()
    }

    /// The points where a stone of a side is never captured.
    #[inline]
    pub(crate) fn fixed(&self, color: Color) -> Mask<W> {
        self.wall[color] | self.outside
    }

    /// The points where a stone of a side is joined to its target or is never captured.
    #[inline]
    pub(crate) fn tied(&self, color: Color) -> Mask<W> {
        self.target[color] | self.fixed(color)
    }
}

/// More blocks of a side are not told apart.
const MOST_BLOCKS: usize = 16;

/// A bounded part of a board.
///
/// ```
/// use semeai_board::{ByColor, Color, Role, diagram};
/// use semeai_search::Ground;
///
/// // Black's block is a target with two empty points beside it, and White never loses his stone.
/// let drawn = diagram::parse("..@\nBBB")?;
/// let position = drawn.position()?;
/// let targets = ByColor {
///     black: drawn.roles.stones(&position, Color::Black, Role::Essential),
///     white: Default::default(),
/// };
/// let ground = Ground::<1>::new(&position, &targets, &position.empty());
/// assert_eq!(ground.all().len(), 2);
/// assert_eq!(ground.border().target[Color::Black].len(), 2);
/// assert_eq!(ground.border().wall[Color::White].len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Ground<const W: usize> {
    /// The points of the board, by bit.
    points: Vec<Point>,
    /// The points that belong to it; others keep their bits.
    all: Mask<W>,
    near: Near<W>,
    border: Border<W>,
    /// Of a side that has several blocks to lose.
    blocks: ByColor<Vec<Mask<W>>>,
    /// Which of them.
    several: Several,
    is_on_squares: bool,
}

impl<const W: usize> Ground<W> {
    /// These points, at most [`Mask::CAPACITY`], with what lies around them. They contain no stone of a target and none that
    /// is never captured; a stone beside them that belongs to no target is taken as one that is never captured.
    ///
    /// # Panics
    ///
    /// If there are too many points.
    #[must_use]
    pub fn new(position: &Position, targets: &ByColor<PointSet>, points: &PointSet) -> Self {
        let all: Vec<Point> = points.iter().collect();
        let mut ground = Self {
            all: Mask::below(all.len()),
            near: Near(vec![Mask::EMPTY; all.len()]),
            border: Border {
                target: ByColor::default(),
                wall: ByColor::default(),
                outside: Mask::EMPTY,
                barred: ByColor::default(),
                is_immortal: ByColor::new_with(|color| {
                    is_immortal(position, &targets[color], points)
                }),
                prizes: ByColor::default(),
            },
            points: all,
            blocks: ByColor::default(),
            several: Several::All,
            is_on_squares: position.topology().eye_facts().is_some(),
        };
        for (i, point) in (0..).zip(points) {
            ground.surround(i, point, position, targets);
        }
        ground
    }

    fn surround(&mut self, i: u16, point: Point, position: &Position, targets: &ByColor<PointSet>) {
        let own = Mask::of(i);
        for &next in position.topology().neighbors(point) {
            if let Some(j) = self.index(next) {
                self.near.0[usize::from(i)] |= Mask::of(j);
            } else if let Some(color) = position.stone(next) {
                let beside = if targets[color].contains(next) {
                    &mut self.border.target
                } else {
                    &mut self.border.wall
                };
                beside[color] |= own;
            } else {
                self.border.outside |= own;
            }
        }
    }

    /// The bit of a point of the board.
    #[must_use]
    pub fn index(&self, point: Point) -> Option<u16> {
        let found = self.points.binary_search(&point).ok()?;
        u16::try_from(found).ok()
    }

    /// The point of the board for a bit.
    ///
    /// # Panics
    ///
    /// If there is no such bit.
    #[must_use]
    pub fn point(&self, index: u16) -> Point {
        self.points[usize::from(index)]
    }

    /// How many bits there are.
    pub(crate) fn bits(&self) -> usize {
        self.points.len()
    }

    /// All points of the ground, one bit each.
    #[inline]
    #[must_use]
    pub fn all(&self) -> Mask<W> {
        self.all
    }

    /// Which of its points are next to which.
    #[inline]
    #[must_use]
    pub fn near(&self) -> &Near<W> {
        &self.near
    }

    /// What lies around its points: targets, walls, and points where somebody does not play.
    #[inline]
    #[must_use]
    pub fn border(&self) -> &Border<W> {
        &self.border
    }

    /// Those of these points of the board that belong to it.
    #[must_use]
    pub fn mask(&self, points: &PointSet) -> Mask<W> {
        let own = (0..).zip(&self.points);
        own.filter(|(_, point)| points.contains(**point))
            .map(|(i, _)| i)
            .collect()
    }

    /// The stones of a position on its points.
    #[must_use]
    pub fn stones(&self, position: &Position) -> ByColor<Mask<W>> {
        position.stones_by_color().map(|stones| self.mask(&stones))
    }

    /// The same with these points alone, which no others touch. No target is immortal there: what makes it so lies elsewhere.
    pub(crate) fn only(&self, mask: Mask<W>) -> Self {
        Self {
            all: mask,
            border: self.border.only(mask),
            ..self.clone()
        }
    }

    /// Whether it is cut from the lattice of squares, where more is known of eyes than on graphs in general.
    #[must_use]
    pub const fn is_on_squares(&self) -> bool {
        self.is_on_squares
    }

    /// The same where a side does not play on some points. Its opponent never loses what stands on them or beside them, for nobody
    /// takes the liberty away.
    #[must_use]
    pub fn barring(mut self, color: Color, points: &PointSet) -> Self {
        let (barred, other) = (self.mask(points), color.opponent());
        let border = &mut self.border;
        border.barred[color] |= barred;
        border.wall[other] |= barred | self.near.beside(barred);
        border.is_immortal[other] |= border.target[other].meets(barred);
        self
    }

    /// The same for both sides, each barred from points of its own.
    #[must_use]
    pub fn barring_both(self, points: &ByColor<PointSet>) -> Self {
        Color::ALL.into_iter().fold(self, |ground, color| {
            if points[color].is_empty() {
                ground
            } else {
                ground.barring(color, &points[color])
            }
        })
    }

    /// The same where a side that has no target has lost when all of these blocks have been captured, or the first, at most sixteen.
    /// They are stones like others, so their points belong to the ground; no reduced parts may be made of it.
    #[must_use]
    pub fn with_blocks(mut self, blocks: &ByColor<Vec<PointSet>>, several: Several) -> Self {
        self.several = several;
        self.blocks = ByColor::new_with(|color: Color| {
            let masks = blocks[color].iter().map(|block| self.mask(block));
            masks.take(MOST_BLOCKS).collect()
        });
        self.border.prizes = ByColor::new_with(|color: Color| {
            let blocks = self.blocks[color].iter();
            blocks.fold(Mask::EMPTY, |all, &block| all | block)
        });
        self
    }

    /// Those of several blocks of a side that have a point in a set, a bit each.
    pub(crate) fn blocks_in(&self, color: Color, mask: Mask<W>) -> u16 {
        let blocks = (0..).zip(&self.blocks[color]);
        blocks
            .filter(|(_, block)| block.meets(mask))
            .fold(0, |all, (i, _)| all | 1_u16 << i)
    }

    /// Which of several blocks a side must not lose.
    pub(crate) fn several(&self) -> Several {
        self.several
    }

    /// Whether a side that has several blocks has lost with these of them, a bit each.
    pub(crate) fn is_lost_with(&self, color: Color, lost: u16) -> bool {
        match self.several {
            Several::All => lost == self.blocks_in(color, self.border.prizes[color]),
            Several::First => lost != 0,
        }
    }

    /// The stones of those of several blocks of a side that are not lost.
    pub(crate) fn standing(&self, color: Color, lost: ByColor<u16>) -> Mask<W> {
        let blocks = (0..).zip(&self.blocks[color]);
        blocks
            .filter(|(i, _)| lost[color] >> i & 1 == 0)
            .fold(Mask::EMPTY, |all, (_, &block)| all | block)
    }

    /// The same where these targets can never be captured, and no others.
    #[must_use]
    pub fn with_immortal(mut self, is_immortal: ByColor<bool>) -> Self {
        self.border.is_immortal = is_immortal;
        self
    }

    /// Parts points from those beside them: each is then beside the target of a side and a wall of the other, and alone.
    pub(crate) fn set_apart(&mut self, apart: Mask<W>, color: Color) {
        for (i, near) in (0..).zip(&mut self.near.0) {
            *near = if apart.meets(Mask::of(i)) {
                Mask::EMPTY
            } else {
                near.without(apart)
            };
        }
        self.border.target[color] |= apart;
        self.border.wall[color.opponent()] |= apart;
    }
}

/// Whether a target can never be captured: one of its stones is protected, or it has a liberty that nobody fills.
fn is_immortal(position: &Position, target: &PointSet, points: &PointSet) -> bool {
    let beside = position.topology().neighborhood(target);
    let outside = position.empty().difference(points);
    !target.is_disjoint(&position.protected()) || !beside.is_disjoint(&outside)
}
