//! A board as masks: which points are beside which, and what every recurrence begins with.

use semeai_board::Topology;
use semeai_search::{Mask, Near};

/// All points of a board as bits, with their neighbours.
#[derive(Clone, Debug)]
pub struct Neighborhoods<const W: usize> {
    near: Near<W>,
    /// `N[x]` = F₀(x), by point.
    closed: Vec<Mask<W>>,
    all: Mask<W>,
    /// The most neighbours that a point has.
    degree: u32,
}

impl<const W: usize> Neighborhoods<W> {
    /// Those of a board.
    ///
    /// # Panics
    ///
    /// If the board has more points than a mask of so many words can hold; see [`fitting`](semeai_search::fitting).
    #[must_use]
    pub fn new(board: &Topology) -> Self {
        let all: Mask<W> = Mask::below(board.len());
        let near = Near::of_board(board);
        Self {
            closed: all.points().map(|x| near.of(x) | Mask::of(x)).collect(),
            degree: all.points().map(|x| near.of(x).len()).max().unwrap_or(0),
            near,
            all,
        }
    }

    /// X: every point.
    #[inline]
    #[must_use]
    pub const fn all(&self) -> Mask<W> {
        self.all
    }

    /// How many points there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.closed.len()
    }

    /// Whether there is no point.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.closed.is_empty()
    }

    /// The most neighbours that a point has.
    #[must_use]
    pub const fn degree(&self) -> u32 {
        self.degree
    }

    /// N(x): the points beside a point.
    #[inline]
    #[must_use]
    pub fn near(&self, point: u16) -> Mask<W> {
        self.near.of(point)
    }

    /// N\[x\] = F₀(x): a point with those beside it.
    #[inline]
    #[must_use]
    pub fn closed(&self, point: u16) -> Mask<W> {
        self.closed[usize::from(point)]
    }

    /// F₀(O): a set with all points beside it.
    #[inline]
    #[must_use]
    pub fn closed_of(&self, points: Mask<W>) -> Mask<W> {
        self.near.beside(points) | points
    }

    /// The points of `within` that can be reached from `start` through them, with `start`.
    #[must_use]
    pub fn flood(&self, start: Mask<W>, within: Mask<W>) -> Mask<W> {
        self.near.flood(start, within)
    }
}
