//! Eyes of a besieged block that answers: which it has, and how far it is from two.
//!
//! A block surrounds a space if nothing else is beside the points of the space but stones that are never captured. Then enemy stones
//! in it have their liberties there alone. If at most one of its points is not beside the block, the space is an eye for good: once
//! the enemy has filled every point beside the block, his stones have one liberty at most, and the block takes them with it. It
//! takes several, so that no ko forbids it, and who fills such a space in two moves cannot fill another meanwhile. With two such
//! spaces the block lives whoever moves. (D. B. Benson, "Life in the game of Go", 1976, asks for less: there the block never answers,
//! so every empty point of a space has to be beside it.)

use semeai_board::Color;

use crate::ground::Ground;
use crate::look::Look;
use crate::mask::Mask;
use crate::moves::MovePlace;

/// An eye that an enemy stone spoils needs so many moves more.
const SPOILED: u32 = 3;

/// No eye needs more moves than this.
const MOST_NEEDED: u32 = 12;

/// The block of a side with what surrounds it, after a move.
pub(super) struct DefendedBlock<'a, const W: usize> {
    ground: &'a Ground<W>,
    /// The block, and stones that are never captured.
    own: Mask<W>,
    /// Other stones of its side.
    others: Mask<W>,
    enemy: Mask<W>,
    /// Every point beside the block.
    reach: Mask<W>,
    /// The points that the enemy does not lose.
    lost: Mask<W>,
}

impl<'a, const W: usize> DefendedBlock<'a, W> {
    pub(super) fn new(ground: &'a Ground<W>, look: &Look<W>, side: Color) -> Self {
        let target = &look.target[side];
        let border = ground.border();
        let others = look.others[side].iter();
        let others = others.filter(|block| !block.is_fixed);
        let others = others.fold(Mask::EMPTY, |mask, block| mask | block.mask);
        let enemies = look.others[side.opponent()].iter();
        let enemy = enemies.fold(look.target[side.opponent()].mask, |mask, block| {
            mask | block.mask
        });
        Self {
            ground,
            own: target.mask | look.fixed(side),
            others,
            enemy,
            reach: target.reach,
            lost: border.fixed(side.opponent()) | border.target[side.opponent()],
        }
    }

    /// Whether two spaces are eyes for good.
    pub(super) fn has_two_eyes(&self) -> bool {
        let mut rest = self.ground.all().without(self.own);
        let mut eyes = 0;
        while !rest.is_empty() {
            let (mut space, mut fresh) = (Mask::EMPTY, rest.first());
            while !fresh.is_empty() {
                space |= fresh;
                fresh = (self.ground.near().beside(fresh) & rest).without(space);
            }
            rest = rest.without(space);
            eyes += u32::from(self.is_eye(space));
            if eyes == 2 {
                return true;
            }
        }
        false
    }

    fn is_eye(&self, space: Mask<W>) -> bool {
        !space.meets(self.lost | self.others) && is_eye(space, self.reach, self.enemy)
    }

    /// About how many moves it needs for an eye on a point and for another on a second one.
    fn needed(&self) -> u32 {
        let (mut least, mut second) = (MOST_NEEDED, MOST_NEEDED);
        let places = self
            .ground
            .all()
            .without(self.own | self.others | self.lost);
        for point in places.points() {
            let around = self.ground.near().of(point).without(self.own);
            let spoiled =
                (around & self.enemy).len() + u32::from(self.enemy.meets(Mask::of(point)));
            let needed = around.without(self.enemy).len() + SPOILED * spoiled;
            if needed < least {
                second = least;
                least = needed;
            } else {
                second = second.min(needed);
            }
        }
        (least + second).min(MOST_NEEDED)
    }
}

/// Whether a space with nothing but a block and stones of its enemy around and in it is an eye for good, though the enemy moves
/// first, if it is the block's turn whenever he has moved in it. `reach` is everything beside the block.
pub(crate) fn is_eye<const W: usize>(space: Mask<W>, reach: Mask<W>, enemy: Mask<W>) -> bool {
    let inner = space.without(reach);
    // If he has filled every point beside the block he need not move in it any more, and the block has no liberty there.
    let is_small =
        || inner.has_at_most_one() && space.len() > 2 && !(space & reach).is_within(enemy);
    space.meets(reach) && (inner.without(enemy).is_empty() || is_small())
}

/// About how many moves the target of a side needs to have two eyes, once a move of `mover` was made.
pub(super) fn needed_after<const W: usize>(
    ground: &Ground<W>,
    look: &Look<W>,
    side: Color,
    mover: Color,
    place: MovePlace,
) -> u32 {
    let mut besieged = DefendedBlock::new(ground, look, side);
    if let MovePlace::Point(point) = place {
        let here = Mask::of(point);
        if mover != side {
            besieged.enemy |= here;
        } else if besieged.reach.meets(here) {
            besieged.own |= here;
        } else {
            besieged.others |= here;
        }
    }
    besieged.needed()
}
