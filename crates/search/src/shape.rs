//! Empty spaces inside one block of which it is known whether they make two eyes.
//!
//! Which shapes are dead was settled by exhaustive search, the tests of [`crate::prove`] repeat it: of four points the square and
//! the T, of five the bulky and the crossed one, of six the rabbity one, of seven and eight none.

use crate::ground::Ground;
use crate::mask::Mask;

/// With so many points a shape is known to live or to die, with more it is searched.
const MOST_KNOWN: u32 = 8;

/// Whether a space of squares that touches one edge of the board at most makes two eyes for the block around it, though its opponent
/// moves first, wins all kos and there is no other liberty.
pub(crate) fn is_living_shape<const W: usize>(ground: &Ground<W>, points: Mask<W>) -> bool {
    let count = points.len();
    if !(4..=MOST_KNOWN).contains(&count) {
        return false;
    }
    let (mut pairs, mut most) = (0, 0);
    for point in points.points() {
        let inside = (ground.near().of(point) & points).len();
        pairs += inside;
        most = most.max(inside);
    }
    // How many points are beside each other, and the most beside one, tell these shapes apart.
    !matches!(
        (count, pairs / 2, most),
        (4, 4, _) | (4, _, 3) | (5, 5, _) | (5, _, 4) | (6, 6, 4)
    )
}
