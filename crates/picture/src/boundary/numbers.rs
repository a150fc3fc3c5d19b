//! From exact numbers to pixels.

use semeai_cgt::Rational;

pub(super) fn whole(number: u32) -> Rational {
    Rational::from_integer(number.into())
}

pub(super) fn places(corners: &[semeai_endgame::Place]) -> Vec<(f64, f64)> {
    let corners = corners.iter();
    corners.map(|&(x, y)| (number(x), number(y))).collect()
}

#[expect(
    clippy::cast_precision_loss,
    reason = "pixels are coarser than any f64"
)]
pub(super) fn number(value: Rational) -> f64 {
    *value.numer() as f64 / *value.denom() as f64
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "pixels are coarser than any f32"
)]
pub(super) const fn pixels(value: f64) -> f32 {
    value as f32
}
