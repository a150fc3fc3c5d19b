//! From exact numbers to pixels.

use semeai_cgt::Rational;

use crate::scale::number;

pub(super) fn whole(number: u32) -> Rational {
    Rational::from_integer(number.into())
}

pub(super) fn places(corners: &[semeai_sums::PlanePoint]) -> Vec<(f64, f64)> {
    let corners = corners.iter();
    corners.map(|&(x, y)| (number(x), number(y))).collect()
}
