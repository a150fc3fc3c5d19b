//! The moves that a search with zones tries.

use semeai_board::Color;

use super::aim::{Aim, BlockAim};
use super::spot::ZonePosition;
use super::zone::{of_no_move, of_other_move, of_own_move};
use crate::ground::Ground;
use crate::ko::NO_KO;
use crate::look::{Look, Stones};
use crate::mask::Mask;
use crate::rules::{Backing, Placement, SideToMove};

/// A move with what it leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct ZoneMove<const W: usize> {
    pub(super) point: u16,
    pub(super) after: ZonePosition<W>,
    /// What it adds to the zone of a proof.
    pub(super) needs: Mask<W>,
    /// How far the aim may be after it.
    pub(super) guess: u32,
}

impl<const W: usize> ZoneMove<W> {
    /// What is known of it for the moves after it, with what answered another move, or [`NO_KO`].
    pub(super) fn history(&self, hint: u16) -> MoveHistory<W> {
        MoveHistory {
            point: self.point,
            last: self.needs,
            hint,
        }
    }

    /// A pass of the side that has the aim.
    pub(super) fn waiting(spot: &ZonePosition<W>, guess: u32) -> Self {
        Self {
            point: NO_KO,
            after: spot.passed(),
            needs: Mask::EMPTY,
            guess,
        }
    }
}

/// The first guess of how far the aim is after a move.
pub(super) const GUESS: u32 = 8;

/// What a liberty counts of a block that is to be captured, or one that is missing where so many are to be reached.
const LIBERTY: u32 = 4;

/// What is known of the moves before: only the order of the search depends on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveHistory<const W: usize> {
    /// The last move, or [`NO_KO`], and what it was about.
    pub(super) point: u16,
    pub(super) last: Mask<W>,
    /// What answered another move, or [`NO_KO`].
    pub(super) hint: u16,
}

impl<const W: usize> MoveHistory<W> {
    /// Nothing is known of them.
    pub(super) const NOTHING: Self = Self {
        point: NO_KO,
        last: Mask::EMPTY,
        hint: NO_KO,
    };
}

/// The moves of the side that has the aim, near its block.
pub(super) fn own_moves<const W: usize>(
    ground: &Ground<W>,
    look: &Look<W>,
    spot: &ZonePosition<W>,
    aimed: &BlockAim<W>,
    before: &MoveHistory<W>,
) -> Vec<ZoneMove<W>> {
    let (near, border, owner) = (ground.near(), ground.border(), spot.mover);
    let Some(block) = aimed.block(look) else {
        return Vec::new();
    };
    let turn = SideToMove::new(near, border, look, spot.stones, owner, Backing::Nowhere);
    let around = match aimed.aim {
        Aim::Life | Aim::LifeOrSeki | Aim::Liberties(_) => {
            BlockSurroundings::of_own(ground, look, spot, block.mask)
        }
        Aim::Capture => BlockSurroundings::of_other(ground, look, aimed.color, block),
    };
    let close = near.beside(before.last);
    let close = close | near.beside(close);
    let wanted = around.wanted.without(border.barred[owner]);
    let mut plays = Vec::with_capacity(wanted.len() as usize + 1);
    for point in wanted.points() {
        let placed = turn.place(point);
        let Some(threats) = threats_after(spot, point).filter(|_| placed.is_alive) else {
            continue;
        };
        let here = placed.here;
        let mut nearer = 0;
        nearer += 2 * u32::from(point == before.hint || here.meets(block.liberties));
        nearer += 2 * u32::from(here.meets(close));
        nearer += 2 * u32::from(!placed.captured.is_empty());
        let farther = 3 * u32::from(!here.meets(around.reach));
        let further = further_after(aimed, look, owner, &placed);
        plays.push(ZoneMove {
            guess: GUESS + LIBERTY * further + farther - nearer,
            ..played(&turn, aimed, point, &placed, threats)
        });
    }
    plays
}

/// A move of the owner on a point, if it is possible.
pub(super) fn own_move<const W: usize>(
    ground: &Ground<W>,
    look: &Look<W>,
    spot: &ZonePosition<W>,
    aimed: &BlockAim<W>,
    point: u16,
) -> Option<ZoneMove<W>> {
    let (near, border, owner) = (ground.near(), ground.border(), spot.mover);
    let turn = SideToMove::new(near, border, look, spot.stones, owner, Backing::Nowhere);
    let open = look.empty.without(border.barred[owner]);
    let threats = threats_after(spot, point).filter(|_| open.meets(Mask::of(point)))?;
    let placed = turn.place(point);
    placed
        .is_alive
        .then(|| played(&turn, aimed, point, &placed, threats))
}

/// The ko threats that are left after a move of the owner; absent if it takes back and there is none.
fn threats_after<const W: usize>(spot: &ZonePosition<W>, point: u16) -> Option<u8> {
    match point == spot.ban {
        true => spot.threats.checked_sub(1),
        false => Some(spot.threats),
    }
}

/// A move of the owner with what it leads to.
fn played<const W: usize>(
    turn: &SideToMove<'_, W>,
    aimed: &BlockAim<W>,
    point: u16,
    placed: &Placement<W>,
    threats: u8,
) -> ZoneMove<W> {
    let ban = aimed.can_ban(turn.enemy).then(|| turn.ko_after(placed));
    let ban = ban.flatten();
    // That the opponent may not take back is so only while all beside the stone stays as it is.
    let shut = ban.map_or(Mask::EMPTY, |_| placed.near);
    ZoneMove {
        point,
        after: ZonePosition {
            stones: turn.after(placed),
            mover: turn.enemy,
            ban: ban.unwrap_or(NO_KO),
            threats,
        },
        needs: of_own_move(turn.near, turn.look, placed, turn.own) | shut,
        guess: GUESS,
    }
}

/// What lies around a block.
struct BlockSurroundings<const W: usize> {
    /// At most two steps from it, through empty points and stones of its side.
    reach: Mask<W>,
    /// The empty points to try.
    wanted: Mask<W>,
}

impl<const W: usize> BlockSurroundings<W> {
    /// Around a block of the side that moves.
    fn of_own(ground: &Ground<W>, look: &Look<W>, spot: &ZonePosition<W>, block: Mask<W>) -> Self {
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

    /// Around a block that is to be captured.
    fn of_other(ground: &Ground<W>, look: &Look<W>, color: Color, block: &Stones<W>) -> Self {
        let near = ground.near();
        let reach = block.liberties | near.beside(block.liberties) & look.empty;
        let weak = |color: Color, most: u32, beside: Mask<W>| {
            let found = look.others[color].iter().filter(move |other| {
                !other.is_fixed && other.liberties.len() <= most && other.reach.meets(beside)
            });
            found.fold((Mask::EMPTY, Mask::EMPTY), |(all, open), other| {
                (all | other.mask, open | other.liberties)
            })
        };
        // Its stones that may be taken, those around it that may, and the stones by which these may be saved.
        let (walls, ways) = weak(color.opponent(), 3, block.mask | block.liberties);
        let (_, takes) = weak(color, 2, walls | block.liberties);
        Self {
            reach,
            wanted: (reach | near.beside(reach) | ways | takes) & look.empty,
        }
    }
}

/// The opponent's moves in a zone, and what makes others in it impossible.
pub(super) fn other_moves<const W: usize>(
    ground: &Ground<W>,
    look: &Look<W>,
    spot: &ZonePosition<W>,
    aimed: &BlockAim<W>,
    zone: Mask<W>,
) -> (Vec<ZoneMove<W>>, Mask<W>) {
    let (near, opponent) = (ground.near(), spot.mover);
    let border = ground.border();
    let turn = SideToMove::new(near, border, look, spot.stones, opponent, Backing::Nowhere);
    let open = look.empty & zone;
    let (mut plays, mut more) = (Vec::with_capacity(open.len() as usize), Mask::EMPTY);
    for point in open.points() {
        if point == spot.ban {
            continue;
        }
        let placed = turn.place(point);
        if !placed.is_alive {
            more |= of_no_move(near, look, &placed, opponent);
            continue;
        }
        let further = further_after(aimed, look, opponent, &placed);
        let ban = aimed.can_ban(turn.enemy).then(|| turn.ko_after(&placed));
        let ban = ban.flatten();
        let shows_room = ban.is_none() && placed.captured.is_single();
        plays.push(ZoneMove {
            point,
            after: ZonePosition {
                stones: turn.after(&placed),
                mover: opponent.opponent(),
                ban: ban.unwrap_or(NO_KO),
                threats: spot.threats,
            },
            needs: of_other_move(near, &placed, shows_room),
            guess: GUESS / 2 + LIBERTY * further,
        });
    }
    (plays, more)
}

/// About how many liberties the block is away from an aim that asks for a number of them, after a move.
fn further_after<const W: usize>(
    aimed: &BlockAim<W>,
    look: &Look<W>,
    mover: Color,
    placed: &Placement<W>,
) -> u32 {
    match aimed.aim {
        Aim::Life | Aim::LifeOrSeki => 0,
        Aim::Liberties(most) => most.saturating_sub(liberties_after(aimed, look, mover, placed)),
        Aim::Capture => liberties_after(aimed, look, mover, placed),
    }
}

/// About how many liberties the block has after a move.
fn liberties_after<const W: usize>(
    aimed: &BlockAim<W>,
    look: &Look<W>,
    mover: Color,
    placed: &Placement<W>,
) -> u32 {
    let Some(block) = aimed.block(look) else {
        return 0;
    };
    let left = block.liberties.without(placed.here);
    if mover != aimed.color || !block.liberties.meets(placed.here) {
        return left.len();
    }
    let joined = look.others[aimed.color].iter();
    let joined = joined.filter(|other| other.liberties.meets(placed.here));
    let own = placed.near & look.empty;
    let all = joined.fold(left | own, |all, other| all | other.liberties);
    all.without(placed.here).len()
}
