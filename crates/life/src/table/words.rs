//! What each side can force in a position, as one word.

use std::ops::BitOrAssign;

use semeai_board::{ByColor, Color};

use super::layout::Layout;
use crate::net::{Net, Points, numbers};

/// What can be forced where a side is to move, seen by the other side, which has just moved: the points that it can force, above, and
/// the points that the side to move can not force, below.
///
/// So of several moves, of which one may be chosen, what comes out is for both halves the union of the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Word(u32);

impl Word {
    /// What a move is worth that may not be played: nothing is gained by having it.
    pub(crate) const SUICIDE: Self = Self(0);

    /// Nobody is known to force anything.
    pub(crate) const UNKNOWN: Self = Self(0xFFFF);

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

/// What both sides can force at one position, whoever is to move, grown by what its moves are worth: `after` is the union of the
/// words of each side's moves, passes left out.
///
/// A pass leads to the same position with the other side to move. So Black, moving, forces what one of his moves forces; what White
/// forces then is what he forces against every move and, after a pass, by moving himself. Both depend on each other by the
/// passes, and this is their least solution: a side forces by moving first whatever it forces at all, and moving second what it
/// forces moving first and against every move.
#[inline]
pub(crate) fn grown(all: Points, old: ByColor<Word>, after: ByColor<Word>) -> ByColor<Word> {
    let first = ByColor {
        black: all & !old.black.denied() | after.black.moved(),
        white: all & !old.white.denied() | after.white.moved(),
    };
    let second = ByColor {
        black: old.white.moved() | first.black & !after.white.denied(),
        white: old.black.moved() | first.white & !after.black.denied(),
    };
    ByColor {
        black: Word::new(all, second.white, first.black),
        white: Word::new(all, second.black, first.white),
    }
}

/// The words of all positions, by the side to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look<'a> {
    pub(crate) net: &'a Net,
    pub(crate) layout: &'a Layout,
    pub(crate) words: ByColor<&'a [Word]>,
}

impl Look<'_> {
    /// What it is worth to have moved to a position in which the other side may not play on a point.
    pub(crate) fn word(&self, place: usize, to_move: Color, ban: Option<usize>) -> Word {
        let open = self.words[to_move][place];
        let Some(ban) = ban else { return open };
        let moved = to_move.opponent();
        let width = self.layout.width();
        let stones = self.layout.stones(place / width, place % width);
        let mut after = Word::SUICIDE;
        for point in numbers(self.net.empty(stones) & !(1 << ban)) {
            let mut next = stones;
            next[to_move] |= 1 << point;
            after |= self.words[moved][self.layout.place(next)];
        }
        // After a pass the other side moves, and nothing is banned any more.
        let passed = self.words[moved][place];
        let forced = passed.moved() | after.moved();
        let all = self.net.all();
        Word::new(all, all & !passed.denied() & !after.denied(), forced)
    }
}
