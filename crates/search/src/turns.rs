//! The moves of one side on a ground without targets, as the rules of play have them.

use semeai_board::{ByColor, Color};

use crate::ground::Ground;
use crate::look::Look;
use crate::mask::Mask;
use crate::rules::{Backing, SideToMove};

/// A legal move, with the position after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play<const W: usize> {
    /// Where, as a bit of the ground.
    pub point: u16,
    /// The stones after it.
    pub stones: ByColor<Mask<W>>,
    /// Where the opponent may not take back at once, if it takes a ko.
    pub ban: Option<u16>,
}

/// Shows every legal move of a side, by point, where it may not play on a banned point. Suicide is not legal. The memory of the
/// last look is used again; no side has a target.
///
/// ```
/// use semeai_board::{ByColor, Color, diagram};
/// use semeai_search::{Ground, Look, each_play};
///
/// // Black takes a ko at C2, which White may not take back at B2. At D3 and D1 he has no liberty.
/// let position = diagram::parse(".XO.\nXO.O\n.XO.")?.position()?;
/// let board = position.topology();
/// let ground = Ground::<1>::new(&position, &ByColor::default(), &board.points());
/// let (stones, mut look) = (ground.stones(&position), Look::default());
/// let name = |point| board.name(ground.point(point));
/// let mut played = Vec::new();
/// each_play(&ground, stones, Color::Black, None, &mut look, |play| {
///     played.push((name(play.point), play.ban.map(name)));
/// });
/// assert_eq!(played, [("A3", None), ("C2", Some("B2")), ("A1", None)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn each_play<const W: usize>(
    ground: &Ground<W>,
    stones: ByColor<Mask<W>>,
    mover: Color,
    banned: Option<u16>,
    look: &mut Look<W>,
    mut see: impl FnMut(Play<W>),
) {
    let (near, border) = (ground.near(), ground.border());
    look.see(near, border, ground.all(), stones);
    let turn = SideToMove::new(near, border, look, stones, mover, Backing::Elsewhere);
    for point in look.empty.points() {
        let placed = turn.place(point);
        if placed.is_alive && banned != Some(point) {
            see(Play {
                point,
                stones: turn.after(&placed),
                ban: turn.ko_after(&placed),
            });
        }
    }
}
