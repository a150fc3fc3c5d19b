//! The rule of capture on the points of a part, said once for all that searches it.

use semeai_board::{ByColor, Color};

use crate::ground::{Border, Near};
use crate::look::{Look, Stones};
use crate::mask::Mask;

/// Whether the target of the side that moves keeps a liberty whatever it does in the part that is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Backing {
    /// It has liberties elsewhere.
    Elsewhere,
    /// What is looked at is all it has.
    Nowhere,
}

/// One side about to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SideToMove<'a, const W: usize> {
    pub(crate) near: &'a Near<W>,
    pub(crate) border: &'a Border<W>,
    pub(crate) look: &'a Look<W>,
    pub(crate) stones: ByColor<Mask<W>>,
    pub(crate) own: Color,
    pub(crate) enemy: Color,
    /// Own stones in blocks that a move can be joined to: two liberties or more.
    firm: Mask<W>,
    /// The points where a stone is joined to something that has a liberty left.
    anchored: Mask<W>,
}

/// A stone that was put on a point.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placement<const W: usize> {
    /// The point.
    pub(crate) here: Mask<W>,
    /// The points beside it.
    pub(crate) near: Mask<W>,
    /// The stones that it takes.
    pub(crate) captured: Mask<W>,
    /// Whether an empty point is beside it.
    pub(crate) has_room: bool,
    /// Whether it takes something or keeps a liberty. If not, it is legal only where it captures a target.
    pub(crate) is_alive: bool,
    /// Whether it takes the last liberty of the target of the opponent, as far as the part that is looked at goes.
    pub(crate) takes_last: bool,
}

impl<'a, const W: usize> SideToMove<'a, W> {
    #[inline]
    pub(crate) fn new(
        near: &'a Near<W>,
        border: &'a Border<W>,
        look: &'a Look<W>,
        stones: ByColor<Mask<W>>,
        own: Color,
        backing: Backing,
    ) -> Self {
        let target = &look.target[own];
        let mut firm = Mask::EMPTY;
        let mut anchored = border.fixed(own);
        if backing == Backing::Elsewhere || !target.is_in_atari() {
            firm = target.mask;
            anchored |= border.target[own];
        }
        let others = look.others[own].iter().filter(|block| !block.is_in_atari());
        Self {
            near,
            border,
            look,
            stones,
            own,
            enemy: own.opponent(),
            firm: others.fold(firm, |mask, block| mask | block.mask),
            anchored,
        }
    }

    /// Puts a stone on an empty point.
    #[inline]
    pub(crate) fn place(&self, point: u16) -> Placement<W> {
        let (here, near) = (Mask::of(point), self.near.of(point));
        let taken = |block: &&Stones<W>| block.liberties == here && !block.is_fixed;
        let captured = self.look.others[self.enemy]
            .iter()
            .filter(taken)
            .fold(Mask::EMPTY, |mask, block| mask | block.mask);
        let has_room = near.meets(self.look.empty);
        Placement {
            here,
            near,
            captured,
            has_room,
            is_alive: !captured.is_empty()
                || has_room
                || near.meets(self.firm)
                || here.meets(self.anchored),
            takes_last: taken(&&self.look.target[self.enemy]),
        }
    }

    /// The stones after a move.
    #[inline]
    pub(crate) fn after(&self, placed: &Placement<W>) -> ByColor<Mask<W>> {
        let mut stones = self.stones;
        stones[self.own] |= placed.here;
        stones[self.enemy] = stones[self.enemy].without(placed.captured);
        stones
    }

    /// The point where the opponent may not take back at once: a lone stone has taken one stone and has no other liberty.
    #[inline]
    pub(crate) fn ko_after(&self, placed: &Placement<W>) -> Option<u16> {
        let joins = placed.near.meets(self.stones[self.own])
            || placed.here.meets(self.border.tied(self.own));
        if !placed.captured.is_single() || joins || placed.has_room {
            return None;
        }
        placed.captured.lowest()
    }
}
