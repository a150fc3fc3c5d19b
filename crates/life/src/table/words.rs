//! What each side can force in a position, as one word.

use std::fmt::Debug;
use std::ops::BitOrAssign;
use std::sync::Arc;

use semeai_board::{ByColor, Color};

use super::goal::Judge;
use super::layout::Layout;
use crate::net::{Net, Points, numbers};

/// What it is worth to have moved to a position, the other side to move there: what a table knows of each.
///
/// Of several moves, of which one may be chosen, it is what `|=` makes of the words after them.
pub(crate) trait Worth:
    Copy + PartialEq + Debug + BitOrAssign + Send + Sync + 'static
{
    /// What counts at the end of play.
    type Ends: Clone + Debug + Send + Sync;

    /// What a move is worth that may not be played: nothing is gained by having it.
    const SUICIDE: Self;

    /// Nobody is known to force anything.
    const UNKNOWN: Self;

    /// What is known of a position at once, by the side to move.
    fn seed(ends: &Self::Ends, net: &Net, stones: ByColor<Points>) -> ByColor<Self>;

    /// What is known at a place, by the side to move, when it is known what the moves of each side are worth, passes left out. It never
    /// says less than what was known before.
    fn grown(
        ends: &Self::Ends,
        place: usize,
        known: ByColor<Self>,
        after: ByColor<Self>,
    ) -> ByColor<Self>;

    /// What is known at a place where the side to move may not play on one point, and its other moves are worth `after`.
    fn banned(look: &Look<'_, Self>, place: usize, to_move: Color, after: Self) -> Self;
}

/// What is decided in the positions of a net.
#[derive(Clone, Debug)]
pub(crate) struct Decided {
    pub(crate) all: Points,
    pub(crate) judge: Arc<Judge>,
}

/// What can be forced where a side is to move, seen by the other side, which has just moved: the points that it can force, above, and
/// the points that the side to move can not force, below.
///
/// So of several moves, of which one may be chosen, what comes out is for both halves the union of the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Word(u32);

impl Word {
    /// What the side that has moved can force, and the side to move.
    #[inline]
    pub(crate) fn new(all: Points, moved: Points, to_move: Points) -> Self {
        Self(u32::from(moved) << 16 | u32::from(all & !to_move))
    }

    /// The points that the side can force that has moved.
    #[inline]
    pub(crate) fn moved(self) -> Points {
        (self.0 >> 16) as Points
    }

    /// The points that the side to move can not force.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the lower half of a word")]
    pub(crate) fn denied(self) -> Points {
        self.0 as Points
    }
}

impl BitOrAssign for Word {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Worth for Word {
    type Ends = Decided;

    const SUICIDE: Self = Self(0);

    const UNKNOWN: Self = Self(0xFFFF);

    fn seed(ends: &Decided, net: &Net, stones: ByColor<Points>) -> ByColor<Self> {
        let decided = ends.judge.decided(net, stones);
        ByColor {
            black: Self::new(ends.all, decided.white, decided.black),
            white: Self::new(ends.all, decided.black, decided.white),
        }
    }

    /// A pass leads to the same position with the other side to move. So Black, moving, forces what one of his moves forces; what White
    /// forces then is what he forces against every move and, after a pass, by moving himself. Both depend on each other by the
    /// passes, and this is their least solution: a side forces by moving first whatever it forces at all, and moving second what it
    /// forces moving first and against every move.
    #[inline]
    fn grown(ends: &Decided, _: usize, old: ByColor<Self>, after: ByColor<Self>) -> ByColor<Self> {
        let all = ends.all;
        let first = ByColor {
            black: all & !old.black.denied() | after.black.moved(),
            white: all & !old.white.denied() | after.white.moved(),
        };
        let second = ByColor {
            black: old.white.moved() | first.black & !after.white.denied(),
            white: old.black.moved() | first.white & !after.black.denied(),
        };
        ByColor {
            black: Self::new(all, second.white, first.black),
            white: Self::new(all, second.black, first.white),
        }
    }

    fn banned(look: &Look<'_, Self>, place: usize, to_move: Color, after: Self) -> Self {
        // After a pass the other side moves, and nothing is banned any more.
        let passed = look.words[to_move.opponent()][place];
        let forced = passed.moved() | after.moved();
        let all = look.net.all();
        Self::new(all, all & !passed.denied() & !after.denied(), forced)
    }
}

/// The words of all positions, by the side to move.
#[derive(Debug)]
pub(crate) struct Look<'a, W: Worth> {
    pub(crate) net: &'a Net,
    pub(crate) layout: &'a Layout,
    pub(crate) ends: &'a W::Ends,
    pub(crate) words: ByColor<&'a [W]>,
}

impl<W: Worth> Look<'_, W> {
    /// What it is worth to have moved to a position in which the other side may not play on a point.
    pub(crate) fn word(&self, place: usize, to_move: Color, ban: Option<usize>) -> W {
        match ban {
            None => self.words[to_move][place],
            Some(_) => W::banned(self, place, to_move, self.best(place, to_move, ban)),
        }
    }

    /// What the moves of a side are worth, passes left out, where it may not play on a point.
    pub(crate) fn best(&self, place: usize, color: Color, ban: Option<usize>) -> W {
        let width = self.layout.width();
        let stones = self.layout.stones(place / width, place % width);
        let banned: Points = ban.map_or(0, |point| 1 << point);
        let mut after = W::SUICIDE;
        for point in numbers(self.net.empty(stones) & !banned) {
            let mut next = stones;
            next[color] |= 1 << point;
            after |= self.words[color.opponent()][self.layout.place(next)];
        }
        after
    }
}
