//! The moves that a search for life tries.

use super::spot::Spot;
use super::zone::{of_no_move, of_other_move, of_own_move};
use crate::ground::Ground;
use crate::ko::NO_KO;
use crate::look::Look;
use crate::mask::Mask;
use crate::rules::{Backing, Placed, SideToMove};

/// A move with what it leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Play<const W: usize> {
    pub(super) point: u16,
    pub(super) after: Spot<W>,
    /// What it adds to the zone of a proof.
    pub(super) needs: Mask<W>,
    /// How far the block may be from life after it.
    pub(super) guess: u32,
}

/// The first guess of how far a block is from life after a move.
const GUESS: u32 = 8;

/// What is known of the moves before: only the order of the search depends on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Before<const W: usize> {
    /// The last move, or [`NO_KO`], and what it was about.
    pub(super) point: u16,
    pub(super) last: Mask<W>,
    /// What answered another move, or [`NO_KO`].
    pub(super) hint: u16,
}

impl<const W: usize> Before<W> {
    /// Nothing is known of them.
    pub(super) const NOTHING: Self = Self {
        point: NO_KO,
        last: Mask::EMPTY,
        hint: NO_KO,
    };
}

/// The owner's moves near his block.
pub(super) fn own_moves<const W: usize>(
    ground: &Ground<W>,
    look: &Look<W>,
    spot: &Spot<W>,
    stone: Mask<W>,
    before: &Before<W>,
) -> Vec<Play<W>> {
    let (near, border, owner) = (ground.near(), ground.border(), spot.mover);
    let mut own = look.others[owner].iter();
    let Some(block) = own.find(|block| block.mask.meets(stone)) else {
        return Vec::new();
    };
    let turn = SideToMove::new(near, border, look, spot.stones, owner, Backing::Nowhere);
    let around = Around::of(ground, look, spot, block.mask);
    let close = near.beside(before.last);
    let close = close | near.beside(close);
    let mut plays = Vec::new();
    for point in around.wanted.without(border.barred[owner]).points() {
        let placed = turn.place(point);
        if point == spot.ban || !placed.is_alive {
            continue;
        }
        let here = placed.here;
        let mut nearer = 0;
        nearer += 2 * u32::from(point == before.hint || here.meets(block.liberties));
        nearer += 2 * u32::from(here.meets(close));
        nearer += 2 * u32::from(!placed.captured.is_empty());
        let farther = 3 * u32::from(!here.meets(around.reach));
        plays.push(Play {
            guess: GUESS + farther - nearer,
            ..played(&turn, point, &placed)
        });
    }
    plays
}

/// A move of the owner on a point, if it is possible.
pub(super) fn own_move<const W: usize>(
    ground: &Ground<W>,
    look: &Look<W>,
    spot: &Spot<W>,
    point: u16,
) -> Option<Play<W>> {
    let (near, border, owner) = (ground.near(), ground.border(), spot.mover);
    let turn = SideToMove::new(near, border, look, spot.stones, owner, Backing::Nowhere);
    let open = look.empty.without(border.barred[owner]);
    if point == spot.ban || !open.meets(Mask::of(point)) {
        return None;
    }
    let placed = turn.place(point);
    placed.is_alive.then(|| played(&turn, point, &placed))
}

/// A move of the owner with what it leads to.
fn played<const W: usize>(turn: &SideToMove<'_, W>, point: u16, placed: &Placed<W>) -> Play<W> {
    Play {
        point,
        after: Spot {
            stones: turn.after(placed),
            mover: turn.enemy,
            ban: NO_KO,
        },
        needs: of_own_move(turn.near, turn.look, placed, turn.own),
        guess: GUESS,
    }
}

/// What lies around a block.
struct Around<const W: usize> {
    /// At most two steps from it, through empty points and stones of its side.
    reach: Mask<W>,
    /// The empty points to try.
    wanted: Mask<W>,
}

impl<const W: usize> Around<W> {
    fn of(ground: &Ground<W>, look: &Look<W>, spot: &Spot<W>, block: Mask<W>) -> Self {
        let (near, owner) = (ground.near(), spot.mover);
        let through = look.empty | spot.stones[owner];
        let (mut group, mut reach) = (block, block);
        for _ in 0..2 {
            reach |= near.beside(reach) & through;
            let met = look.others[owner].iter();
            let met = met.filter(|other| other.mask.meets(reach));
            group = met.fold(group, |all, other| all | other.mask);
            reach |= group;
        }
        let weak = look.others[owner.opponent()].iter().filter(|other| {
            !other.is_fixed && other.liberties.len() <= 2 && other.reach.meets(group)
        });
        let wanted = weak.fold(near.beside(reach) | reach, |all, other| {
            all | other.liberties
        });
        Self {
            reach,
            wanted: wanted & look.empty,
        }
    }
}

/// The opponent's moves in a zone, and what makes others in it impossible.
pub(super) fn other_moves<const W: usize>(
    ground: &Ground<W>,
    look: &Look<W>,
    spot: &Spot<W>,
    zone: Mask<W>,
) -> (Vec<Play<W>>, Mask<W>) {
    let (near, opponent) = (ground.near(), spot.mover);
    let border = ground.border();
    let turn = SideToMove::new(near, border, look, spot.stones, opponent, Backing::Nowhere);
    let (mut plays, mut more) = (Vec::new(), Mask::EMPTY);
    for point in (look.empty & zone).points() {
        let placed = turn.place(point);
        if !placed.is_alive {
            more |= of_no_move(near, look, &placed, opponent);
            continue;
        }
        let ban = turn.ko_after(&placed);
        let shows_room = ban.is_none() && placed.captured.is_single();
        plays.push(Play {
            point,
            after: Spot {
                stones: turn.after(&placed),
                mover: opponent.opponent(),
                ban: ban.unwrap_or(NO_KO),
            },
            needs: of_other_move(near, &placed, shows_room),
            guess: GUESS / 2,
        });
    }
    (plays, more)
}
