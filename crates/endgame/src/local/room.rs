//! What is settled without a search: empty points that one side alone surrounds.

use semeai_board::{ByColor, Color};
use semeai_search::{Ground, Mask, Near, Piece};

/// A room of so many points is searched if a stranger might live in it; in a larger one it is assumed that he does not.
const MOST_SEARCHED: u32 = 9;

/// Nobody lives in a room of so few points on the lattice of squares. On graphs a point is enough between two others that touch it
/// alone.
const MOST_SMALL: u32 = 6;

/// What is known of an empty room that safe stones of one side surround.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stranger {
    /// He cannot live in there.
    Dies,
    /// It takes a search to say.
    Unknown,
    /// It would be too much to search; he is taken not to live.
    TakenToDie,
}

/// The owner of a piece that is an empty room, and whether the other side can live in there.
pub(crate) fn room(ground: &Ground<1>, piece: &Piece<1>) -> Option<(Color, Stranger)> {
    if piece.stones != ByColor::default() || !piece.border.outside.is_empty() {
        return None;
    }
    let wall = piece.border.wall;
    let owner = match (wall.black.is_empty(), wall.white.is_empty()) {
        (false, true) => Color::Black,
        (true, false) => Color::White,
        _ => return None,
    };
    Some((owner, stranger(ground, piece.empty, wall[owner])))
}

/// Whether a stranger can live in an empty room, of which these points are beside safe stones of the owner.
pub(crate) fn stranger(ground: &Ground<1>, room: Mask<1>, beside_owner: Mask<1>) -> Stranger {
    let is_small = ground.is_on_squares() && room.len() <= MOST_SMALL;
    if is_small || is_hopeless(ground.near(), room, beside_owner) {
        Stranger::Dies
    } else if room.len() <= MOST_SEARCHED {
        Stranger::Unknown
    } else {
        Stranger::TakenToDie
    }
}

/// Whether a stranger could not even live in an empty room if its owner let him move as often as he likes.
///
/// The owner can play on a point beside his safe stones at any time, and what he puts there is safe; so none of them is an eye
/// of the stranger, and one other point is not two. Where such a point ends a way, one may be enough, as long as taking it is a ko.
pub(crate) fn is_hopeless(near: &Near<1>, room: Mask<1>, beside_owner: Mask<1>) -> bool {
    let inner = room.without(beside_owner);
    let apart = |point: u16| !inner.without(near.of(point) | Mask::of(point)).is_empty();
    let lives = |point: u16| apart(point) || way_to(near, point).is_some();
    !inner.points().any(lives)
}

/// The one point beside another, if that is the end of a way. There is none on the lattice of squares.
fn way_to(near: &Near<1>, end: u16) -> Option<u16> {
    let beside = near.of(end);
    beside.lowest().filter(|_| beside.len() == 1)
}

/// The ends of ways in a piece: points with one neighbour that lie beside no wall. A stone there can be taken with one move, and an eye
/// there cannot be filled, so that a ko may have no end. There are none on squares.
pub(crate) fn has_dead_end(ground: &Ground<1>, piece: &Piece<1>) -> bool {
    if ground.is_on_squares() {
        return false;
    }
    let border = &piece.border;
    let walls = border.wall.black | border.wall.white | border.outside;
    let mut points = piece.points().without(walls).points();
    points.any(|point| way_to(ground.near(), point).is_some())
}

/// Whether in a piece a lone stone stands before the end of a way, which is its only liberty: its owner cannot fill that, and to take the
/// stone is a ko, which has no end.
pub(crate) fn has_endless_ko(ground: &Ground<1>, piece: &Piece<1>) -> bool {
    if ground.is_on_squares() {
        return false;
    }
    let (near, border) = (ground.near(), &piece.border);
    let walls = border.wall.black | border.wall.white | border.outside;
    let is_before = |end: u16, stone: u16| {
        let is_there = |color: &Color| piece.stones[*color].meets(Mask::of(stone));
        let owner = Color::ALL.into_iter().find(is_there);
        owner.is_some_and(|owner| {
            let beside = near.of(stone);
            !beside.meets(piece.stones[owner])
                && (beside & piece.empty) == Mask::of(end)
                && !border.wall[owner].meets(Mask::of(stone))
        })
    };
    let mut ends = piece.empty.without(walls).points();
    ends.any(|end| way_to(near, end).is_some_and(|stone| is_before(end, stone)))
}
