//! What a proof depends on.
//!
//! A zone is kept so that the opponent's moves outside it change nothing in it:
//!
//! - Every block that has a stone in it is in it whole, with one of its liberties, unless it is never captured. So nobody takes
//!   a stone in the zone without a move in the zone that is looked at.
//! - What is taken by a move of the proof is in it with everything beside it, so that it is taken wherever the zone looks the same,
//!   and just that.
//! - So is what makes a move possible for the owner, and what makes one impossible for the opponent.

use semeai_board::Color;

use crate::ground::Near;
use crate::look::Look;
use crate::mask::Mask;
use crate::rules::Placement;

/// The zone with every block that it touches whole, each with a liberty.
pub(super) fn closed<const W: usize>(look: &Look<W>, mut zone: Mask<W>) -> Mask<W> {
    for color in Color::ALL {
        for block in &look.others[color] {
            if !block.mask.meets(zone) {
                continue;
            }
            zone |= block.mask;
            if !block.is_fixed && !block.liberties.meets(zone) {
                zone |= block.liberties.first();
            }
        }
    }
    zone
}

/// Whole blocks with everything beside them: what their liberties are.
fn surrounded<const W: usize>(near: &Near<W>, blocks: Mask<W>) -> Mask<W> {
    blocks | near.beside(blocks)
}

/// What a move of the owner needs so that it is possible and takes the same wherever that looks the same.
pub(super) fn of_own_move<const W: usize>(
    near: &Near<W>,
    look: &Look<W>,
    placed: &Placement<W>,
    owner: Color,
) -> Mask<W> {
    if !placed.captured.is_empty() {
        return placed.here | surrounded(near, placed.captured);
    }
    let room = placed.near & look.empty;
    if !room.is_empty() {
        return placed.here | room.first();
    }
    let mut joined = look.others[owner]
        .iter()
        .filter(|block| block.mask.meets(placed.near));
    let firm = joined.find(|block| block.is_fixed || !block.liberties.has_at_most_one());
    let held = firm.map(|block| block.mask | block.liberties.without(placed.here).first());
    // Else it stands beside a stone that is never captured, and that is no point.
    placed.here | held.unwrap_or(Mask::EMPTY)
}

/// What a move of the opponent takes, so that it takes the same wherever that looks the same. If it takes one stone and the owner may
/// take back, `shows_room` says that everything beside it is needed to see that.
pub(super) fn of_other_move<const W: usize>(
    near: &Near<W>,
    placed: &Placement<W>,
    shows_room: bool,
) -> Mask<W> {
    let mut zone = placed.here;
    if !placed.captured.is_empty() {
        zone |= surrounded(near, placed.captured);
    }
    if shows_room {
        zone |= placed.near;
    }
    zone
}

/// What makes a move impossible for the opponent: everything beside the stones that it would be joined to, and another liberty of
/// every block that it would take one from.
pub(super) fn of_no_move<const W: usize>(
    near: &Near<W>,
    look: &Look<W>,
    placed: &Placement<W>,
    opponent: Color,
) -> Mask<W> {
    let joined = look.others[opponent]
        .iter()
        .filter(|block| block.mask.meets(placed.near));
    let all = joined.fold(placed.here, |all, block| all | block.mask);
    let zone = surrounded(near, all);
    let held = look.others[opponent.opponent()]
        .iter()
        .filter(|block| !block.is_fixed && block.liberties.meets(placed.here));
    held.fold(zone, |zone, block| {
        zone | block.mask | block.liberties.without(placed.here).first()
    })
}
